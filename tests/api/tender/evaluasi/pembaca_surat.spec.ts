/** Who among the staff reads files, minutes and letters that tell what was judged (decisions §2, §5). */
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import type { BaNegosiasiRow, BaPlAnswer } from '@eproc/domain/tender/answers_hasil'
import { body, data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { kirimBa, kirimSppbj } from '../bantu_hasil.ts'
import { readers } from './bantu_pembaca.ts'

test.group('Readers among the staff, files and letters', (group) => {
  group.each.setup(cleanSlate)

  test('files of stages that judge and announce are for who attaches them, until the winner is announced', async ({
    assert,
    client,
  }) => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan)
    )
    await keTahap(t.id, 'penetapan')
    const [pokja] = t.tokenPokja
    const schedule = `/api/rup/paket/jadwal/${t.id}`
    const stages = async (token: string) => {
      const answer = await client.get(schedule).bearerToken(token)
      answer.assertStatus(200)
      return data<JadwalTenderRow[]>(answer)
    }
    const urut = new Map((await stages(pokja!)).map((b) => [b.kunci, b.urut]))
    const prepared = await client
      .post('/api/rup/jadwal-private/upload')
      .bearerToken(pokja!)
      .fields({
        paketPenyediaId: String(t.id),
        urut: String(urut.get('pengumuman-pemenang')),
        showVendor: 'true',
      })
      .file('file', PDF, pdfFile('pengumuman.pdf'))
    prepared.assertStatus(200)
    const attached = await client
      .post('/api/rup/jadwal/upload')
      .bearerToken(pokja!)
      .field('paketPenyediaId', String(t.id))
      .field('fileCount', '2')
      .field('uruts[0]', String(urut.get('evaluasi')))
      .field('showVendors[0]', 'false')
      .file('uploadFiles[0]', PDF, pdfFile('evaluasi.pdf'))
      .field('uruts[1]', String(urut.get('penjelasan')))
      .field('showVendors[1]', 'false')
      .file('uploadFiles[1]', PDF, pdfFile('penjelasan.pdf'))
    attached.assertStatus(200)
    const FILES = ['penjelasan', 'evaluasi', 'pengumuman-pemenang']
    const known = (await stages(pokja!)).filter((b) => FILES.includes(b.kunci))
    assert.deepEqual(
      known.map((b) => b.berkas.length),
      [1, 1, 1]
    )
    const look = async (token: string) => {
      const there = (await stages(token)).filter((b) => FILES.includes(b.kunci))
      const dialog = await client.get(`/api/rup/jadwal/${t.id}`).bearerToken(token)
      const details = await client.get(`/api/paket/${t.id}`).bearerToken(token)
      const lists = [
        data<RincianPaket['listJadwal']>(dialog),
        data<RincianPaket>(details).listJadwal,
      ].map((list) => list.filter((b) => b.berkas.length > 0).map((b) => b.kunci))
      const opened = await Promise.all(
        known.map(async (b) =>
          (await client.get(`/${b.berkas[0]!.file}`).bearerToken(token)).status()
        )
      )
      return [there.map((b) => b.berkas.length), ...lists, opened]
    }
    const all = await readers(t)
    const whole = [
      [1, 1, 1],
      ['penjelasan', 'evaluasi'],
      ['penjelasan', 'evaluasi'],
      [200, 200, 200],
    ]
    const rest = [[1, 0, 0], ['penjelasan'], ['penjelasan'], [200, 404, 404]]
    for (const [who, judges, token] of all) {
      const attaches = judges || ['operatorULP', 'manajerULP'].includes(who)
      assert.deepEqual(await look(token), attaches ? whole : rest, who)
    }
    await keTahap(t.id, 'pengumuman-pemenang')
    for (const [who, , token] of all) assert.deepEqual(await look(token), whole, who)
  })

  test('TLA: minutes of prices and negotiation are for them, too, until the letter names the provider', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA' })
    const { rekanan: winner, token: vendor } = t.rekanan[0]!
    await createNilai(t.id, winner.id)
    await createPenetapan(t, [winner], 'penetapan-penyedia')
    await keTahap(t.id, 'ba-negosiasi')
    ;(await kirimBa(client, t, [{ vendorId: winner.id }])).assertStatus(200)
    await keTahap(t.id, 'ba-pl')
    const minutes = '/api/rup/lelang/penunjukan-langsung/berita-acara'
    const sent = await client
      .post(minutes)
      .bearerToken(t.tokenPokja[0]!)
      .field('paketPenyediaId', String(t.id))
      .file('fileEvaluasiHarga', PDF, pdfFile('harga.pdf'))
    sent.assertStatus(200)
    const { fileEvaluasiHarga: prices } = data<BaPlAnswer>(sent)
    const letters = `/api/lelang/ba-klarifikasi-negosiasi/${t.id}`
    const own = `/api/lelang/ba-klarifikasi-negosiasi/vendor/${t.id}/${winner.id}`
    const read = async (path: string, token: string) => client.get(path).bearerToken(token)
    const [letter] = data<BaNegosiasiRow[]>(await read(letters, t.tokenPokja[0]!))
    const negotiated = letter!.fileBaKlarifikasiNegosiasi
    const look = async (token: string) => [
      (await read(`${minutes}/${t.id}`, token)).status(),
      (await read(`/${prices}`, token)).status(),
      (await read(`/${negotiated}`, token)).status(),
      data<BaNegosiasiRow[]>(await read(letters, token)).length,
      data<BaNegosiasiRow[]>(await read(own, token)).length,
    ]
    const all = await readers(t)
    for (const [who, judges, token] of all)
      assert.deepEqual(
        await look(token),
        judges ? [200, 200, 200, 1, 1] : [403, 404, 404, 0, 0],
        who
      )
    ;(await read(`/${negotiated}`, vendor)).assertStatus(200)
    await keTahap(t.id, 'sppbj')
    ;(await kirimSppbj(client, t, [{ vendorId: winner.id }])).assertStatus(200)
    for (const [who, , token] of all)
      assert.deepEqual(await look(token), [200, 200, 200, 1, 1], `known, ${who}`)
  })

  test('TLA: who is to get the letter of award, and who was invited to negotiate, is for who judges and who sends it', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA' })
    const { rekanan: winner } = t.rekanan[0]!
    await createNilai(t.id, winner.id)
    await keTahap(t.id, 'undangan-negosiasi')
    await createUndangan(t.id, winner.id, 'N', t.pokja[0]!.id)
    await createPenetapan(t, [winner], 'penetapan-penyedia')
    const all = await readers(t)
    const named = async (path: string, token: string) => {
      const answer = await client.get(path).bearerToken(token)
      answer.assertStatus(200)
      return JSON.stringify(body(answer)).includes('PT Peserta A')
    }
    const invited = [
      `/api/lelang/undangan/${t.id}/N`,
      `/api/rup/paket/pesertanama/${t.id}/N`,
    ] as const
    const letters = `/api/lelang/sppbj/${t.id}`
    for (const [who, judges, token] of all) {
      const invites = judges || ['operatorULP', 'manajerULP'].includes(who)
      for (const path of invited) assert.equal(await named(path, token), invites, `${path} ${who}`)
      assert.equal(await named(letters, token), judges, `before its stage, ${who}`)
    }
    await keTahap(t.id, 'sppbj')
    for (const [who, judges, token] of all) {
      assert.equal(await named(letters, token), judges || who === 'manajerULP', who)
    }
    ;(await kirimSppbj(client, t, [{ vendorId: winner.id }])).assertStatus(200)
    for (const [who, , token] of all) {
      for (const path of [...invited, letters]) assert.isTrue(await named(path, token), who)
    }
  })

  test('the journal tells others that was judged and negotiated, and what once the winner is announced', async ({
    assert,
    client,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA' })
    const { rekanan: winner } = t.rekanan[0]!
    await createNilai(t.id, winner.id)
    await keTahap(t.id, 'negosiasi')
    const saved = await client
      .put('/api/lelang/negosiasi')
      .bearerToken(t.tokenPokja[0]!)
      .json({
        paketPenyediaId: t.id,
        listEvaluasi: [{ vendorId: winner.id, negosiasiHarga: 765_000_000 }],
      })
    saved.assertStatus(200)
    await createPenetapan(t, [winner], 'penetapan-penyedia')
    const filter = JSON.stringify({ objek: 'paket', objekId: String(t.id) })
    const look = async (token: string) => {
      const answer = await client.get('/rest/audit').qs({ filter }).bearerToken(token)
      answer.assertStatus(200)
      const row = body<JurnalAnswer[]>(answer).find((r) => r.aksi === 'negosiasi.simpan')!
      const one = await client.get(`/rest/audit/${row.id}`).bearerToken(token)
      return [answer, one].map((a) => /765000000/.test(JSON.stringify(body(a))))
    }
    const all = (await readers(t)).filter(
      ([who, judges]) => judges || ['manajerULP', 'adminit', 'superAdmin'].includes(who)
    )
    assert.lengthOf(all, 5)
    for (const [who, judges, token] of all)
      assert.deepEqual(await look(token), [judges, judges], who)
    await keTahap(t.id, 'sppbj')
    ;(await kirimSppbj(client, t, [{ vendorId: winner.id }])).assertStatus(200)
    for (const [who, , token] of all) assert.deepEqual(await look(token), [true, true], who)
  })
})
