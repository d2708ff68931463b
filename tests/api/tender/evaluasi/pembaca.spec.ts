/** Who among the staff reads names, prices and judgements, and from when on (decisions §2, §5 'Names'). */
import { test } from '@japa/runner'
import { keTahap, createPaketTerbit } from '@eproc/database/factories/paket'
import {
  createPembukaan,
  createPenyedia,
  createPeserta,
  createUndangan,
} from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import type { Peserta } from '@eproc/domain/tender/answers_peserta'
import type { PenetapanAnswer, SanggahRow } from '@eproc/domain/tender/answers_hasil'
import { body, data } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'
import { sanggah } from '../bantu_hasil.ts'
import { readers } from './bantu_pembaca.ts'

/** A tender of two whose documents of qualification were opened. */
const createPrakualifikasi = () =>
  createTender(
    [800_000_000, 850_000_000],
    { jenis: 'KON', metode: 'TEN', kualifikasi: 'P' },
    { jenis: ['K'], tahap: 'pemasukan-pra', tahapBuka: 'pembukaan-pra' }
  )

test.group('Readers among the staff', (group) => {
  group.each.setup(cleanSlate)

  test('before the opening only pokja and PPK are told names, everybody else a number of people', async ({
    assert,
    client,
  }) => {
    const p = await createPaketTerbit()
    for (const nama of ['PT Satu Rahasia', 'PT Dua Rahasia'])
      await createPeserta(p.paket.id, (await createPenyedia({ nama })).rekanan.id)
    const all = await readers(p)
    for (const rute of ['peserta', 'pesertanama']) {
      for (const [who, judges, token] of all) {
        const answer = await client.get(`/api/rup/paket/${rute}/${p.paket.id}`).bearerToken(token)
        answer.assertStatus(200)
        const list = data<Peserta[]>(answer)
        const told = `${rute} ${who}`
        assert.lengthOf(list, 2, told)
        assert.equal(JSON.stringify(list).includes('Rahasia'), judges, told)
        if (judges) continue
        assert.deepEqual(
          list.map((r) => [r.vendorId, r.noRegistrasi, r.status, r.terdaftarPada, r.blacklist]),
          [1, 2].map(() => [null, null, null, null, false]),
          told
        )
      }
    }
    await rows(
      `insert into topik (paket_id, fase, rekanan_id, pembuat_id, subjek, pesan, dibuat_pada, diubah_pada)
       select s.paket_id, 'PP1', r.id, r.pengguna_id, 'Gambar', 'Di mana gambarnya', ${sqlNow()}, ${sqlNow()}
         from peserta s join rekanan r on r.id = s.rekanan_id where s.paket_id = ?`,
      [p.paket.id]
    )
    for (const [who, judges, token] of all) {
      const answer = await client
        .get(`/api/tender/chat/message/paket/${p.paket.id}/PP1`)
        .bearerToken(token)
      answer.assertStatus(200)
      const list = data<TopikPenjelasan[]>(answer)
      assert.equal(JSON.stringify(list).includes('Rahasia'), judges, who)
      assert.equal(
        list.every((topik) => topik.creatorUserId === null),
        !judges,
        who
      )
    }
    await createPembukaan(p.paket.id, p.pokja)
    for (const [who, , token] of all) {
      const answer = await client.get(`/api/rup/paket/peserta/${p.paket.id}`).bearerToken(token)
      assert.include(JSON.stringify(body(answer)), 'PT Satu Rahasia', who)
    }
  })

  test('candidates of an invitation are for who invites; others see who was invited, a number before the opening', async ({
    assert,
    client,
  }) => {
    const p = await createPaketTerbit({ metode: 'PLA' })
    const invited = await createPenyedia({ nama: 'PT Satu Rahasia' })
    await createPenyedia({ nama: 'PT Dua Rahasia' })
    const { id } = p.paket
    await createUndangan(id, invited.rekanan.id, 'P', p.pokja[0]!.id)
    const all = await readers(p)
    const look = async (token: string) => {
      const get = (path: string) => client.get(path).bearerToken(token).accept('json')
      const lists = [
        await get(`/api/rup/paket/pesertanama/${id}/P`),
        await get(`/api/lelang/undangan/${id}/P`),
        await get('/rest/undangan').qs({ filter: JSON.stringify({ paketId: id, tipe: 'P' }) }),
      ]
      for (const answer of lists) answer.assertStatus(200)
      const totals = lists.map((answer, n) =>
        n < 2
          ? body<{ total: number }>(answer).total
          : Number(String(answer.header('content-range')).split('/')[1])
      )
      const names = lists.map((answer) =>
        ['Satu', 'Dua'].filter((name) => JSON.stringify(body(answer)).includes(`PT ${name}`))
      )
      return { totals, names }
    }
    const both = ['Satu', 'Dua']
    for (const [who, judges, token] of all) {
      const invites = judges || ['operatorULP', 'manajerULP'].includes(who)
      const total = invites ? 2 : 1
      const seen = invites ? both : []
      assert.deepEqual(
        await look(token),
        { totals: [total, total, total], names: [judges ? both : [], seen, seen] },
        who
      )
    }
    await createPembukaan(id, p.pokja)
    for (const [who, judges, token] of all) {
      const invites = judges || ['operatorULP', 'manajerULP'].includes(who)
      const seen = invites ? both : ['Satu']
      assert.deepEqual((await look(token)).names, [seen, seen, seen], who)
    }
  })

  test('until the winner is announced only they read prices, judgements and proposals', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    const winners = t.rekanan.map((r) => ({ id: r.rekanan.id, nama: r.rekanan.nama }))
    await createPenetapan(t, winners)
    await keTahap(t.id, 'penetapan')
    const all = await readers(t)
    const paths = [
      `/api/lelang/evaluasi/${t.id}`,
      `/api/lelang/peserta/lulus-kualifikasi/${t.id}`,
      `/api/tender/penetapan/${t.id}`,
      // The letter of award names its receiver before it is sent.
      `/api/lelang/sppbj/${t.id}`,
    ]
    const read = async (path: string, token: string) =>
      client.get(path).bearerToken(token).accept('json')
    const one = `/api/lelang/evaluasi/${t.id}/${winners[0]!.id}`
    for (const [who, judges, token] of all) {
      for (const path of paths) {
        const answer = await read(path, token)
        answer.assertStatus(200)
        assert.equal(
          /PT Peserta|800000000/.test(JSON.stringify(body(answer))),
          judges,
          `${path} ${who}`
        )
      }
      ;(await read(one, token)).assertStatus(judges ? 200 : 404)
    }
    await keTahap(t.id, 'pengumuman-pemenang')
    for (const [who, , token] of all)
      for (const path of [...paths, one]) {
        const answer = await read(path, token)
        answer.assertStatus(200)
        assert.match(JSON.stringify(body(answer)), /PT Peserta A/, `${path} ${who}`)
      }
  })

  test('PTEN: the announced qualification is for participants and who invites; other staff wait for the winner', async ({
    assert,
    client,
  }) => {
    const t = await createPrakualifikasi()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    const all = await readers(t)
    const rowsOf = async (path: string, token: string) => {
      const answer = await client.get(path).bearerToken(token).accept('json')
      answer.assertStatus(200)
      return data<object[]>(answer).length
    }
    const judged = `/api/lelang/evaluasi/${t.id}`
    const passed = `/api/lelang/peserta/lulus-kualifikasi/${t.id}`
    const inviting = ['operatorULP', 'manajerULP']
    // Its stage has begun, the determination is not confirmed.
    await keTahap(t.id, 'pengumuman-hasil-pra')
    for (const [who, judges, token] of all) {
      assert.equal(await rowsOf(judged, token), judges ? 2 : 0, who)
      assert.equal(await rowsOf(passed, token), judges ? 2 : 0, who)
    }
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan),
      'penetapan-pra'
    )
    for (const [who, judges, token] of all) {
      assert.equal(await rowsOf(judged, token), judges ? 2 : 0, `announced, ${who}`)
      const invites = judges || inviting.includes(who)
      assert.equal(await rowsOf(passed, token), invites ? 2 : 0, `announced, ${who}`)
    }
    assert.equal(await rowsOf(judged, t.rekanan[0]!.token), 2, 'a participant')
  })

  test('PTEN: who objects to the qualification is for them and who may end the package, until the winner', async ({
    assert,
    client,
  }) => {
    const t = await createPrakualifikasi()
    const [passed, failed] = t.rekanan
    await createNilai(t.id, passed!.rekanan.id)
    await createNilai(t.id, failed!.rekanan.id, { lulus: false })
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan),
      'penetapan-pra'
    )
    await keTahap(t.id, 'sanggah-pra')
    ;(await sanggah(client, t, failed!, { tipe: 'P' })).assertStatus(200)
    const paths = [
      `/api/lelang/masa-sanggah/${t.id}/P`,
      `/api/lelang/masa-sanggah/vendor/${t.id}/${failed!.rekanan.id}/P`,
    ]
    const read = async (path: string, token: string) => {
      const answer = await client.get(path).bearerToken(token).accept('json')
      answer.assertStatus(200)
      return data<SanggahRow[]>(answer)
    }
    const { fileSanggahVendor: file } = (await read(paths[0]!, t.tokenPokja[0]!))[0]!
    const all = await readers(t)
    for (const [who, judges, token] of all) {
      const reads = judges || who === 'manajerULP'
      for (const path of paths) assert.lengthOf(await read(path, token), reads ? 1 : 0, who)
      ;(await client.get(`/${file}`).bearerToken(token)).assertStatus(reads ? 200 : 404)
    }
    assert.lengthOf(await read(paths[1]!, failed!.token), 1)
    await createPenetapan(t, [passed!.rekanan])
    await keTahap(t.id, 'pengumuman-pemenang')
    for (const [who, , token] of all) {
      for (const path of paths) assert.lengthOf(await read(path, token), 1, who)
      ;(await client.get(`/${file}`).bearerToken(token)).assertStatus(200)
    }
  })

  test('a pokja member who has not declared reads no judgement', async ({ assert, client }) => {
    const t = await createTender()
    await createNilai(t.id, t.rekanan[0]!.rekanan.id)
    await rows('update pokja set bebas_benturan_pada = null where paket_id = ?', [t.id])
    const read = async (path: string) =>
      client.get(path).bearerToken(t.tokenPokja[0]!).accept('json')
    assert.deepEqual(data(await read(`/api/lelang/evaluasi/${t.id}`)), [])
    const { usulan, daftar } = data<PenetapanAnswer>(await read(`/api/tender/penetapan/${t.id}`))
    assert.deepEqual([usulan, daftar], [[], []])
    // Nor whom it may invite to negotiate.
    await createPenetapan(t, [t.rekanan[0]!.rekanan])
    await keTahap(t.id, 'penetapan')
    const invitable = async () =>
      data<object[]>(await read(`/api/lelang/undangan/${t.id}/N`)).length
    assert.equal(await invitable(), 0)
    await rows(`update pokja set bebas_benturan_pada = ${sqlNow()} where paket_id = ?`, [t.id])
    assert.equal(await invitable(), 1)
  })
})
