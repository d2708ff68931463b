/** The act of opening: two members, inside the stage, once; what opens, what stays sealed (decisions §5.2). */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import type { JurnalAnswer } from '@eproc/domain/master/answers'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { data } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { randomPdf, unreadable } from '../../../lib/files.ts'
import { journalActions } from '../../../lib/journal.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { person, tokenFor } from '../../../lib/people.ts'
import { count, row, rows } from '../../../lib/query.ts'
import { buka, world, kirim, nilai, semuaJenis } from './bantu.ts'

/** Stages of whose submissions this reader of the journal is told the receipts. */
async function receiptsTold(client: ApiClient, token: string, paketId: number): Promise<unknown[]> {
  const filter = JSON.stringify({ paketId: String(paketId), aksi: 'penawaran.kirim' })
  const answer = await client.get('/rest/audit').qs({ filter }).bearerToken(token)
  const told = (answer.body() as JurnalAnswer[]).filter(
    ({ rincian: r }) => r.sha256 ?? r.tandaTerima
  )
  return [...new Set(told.map(({ rincian }) => String(rincian.tahap)))].toSorted()
}

test.group('Penawaran: pembukaan', (group) => {
  group.each.setup(cleanSlate)

  test('shows vendorId, names to the pokja and whether something came before; files and prices after', async ({
    client,
    assert,
  }) => {
    const d = await world(3)
    const manajer = await tokenFor({ peran: 'manajerULP' })
    await keTahap(d.id, 'pemasukan')
    const berkas = semuaJenis()
    ;(await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf('lama') } })).assertStatus(200)
    const unggah = await kirim(client, d, d.rekanan[0]!, {
      berkas,
      harga: 555_000_111,
      nama: 'penawaran akhir.pdf',
    })
    unggah.assertStatus(200)
    await kirim(client, d, d.rekanan[1]!, { berkas: { A: randomPdf() } })
    const lihat = async (token: string) =>
      (await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(token)).body()
        .data as PenawaranRekanan[]
    const ids = d.rekanan.map((r) => r.rekanan.id)
    assert.deepEqual(
      await lihat(d.tokenPokja[0]!),
      d.rekanan.map((r, i) => ({
        id: i + 1,
        nomor: i + 1,
        vendorId: ids[i]!,
        nama: r.rekanan.nama,
        masuk: i < 2,
        tahapMasuk: i < 2 ? ['pemasukan'] : [],
      }))
    )
    assert.deepEqual(
      await lihat(d.tokenPpk),
      ids.map((_id, i) => ({
        id: i + 1,
        nomor: i + 1,
        vendorId: null,
        nama: null,
        masuk: i < 2,
        tahapMasuk: i < 2 ? ['pemasukan'] : [],
      }))
    )
    const [id] = (
      await rows<{ id: number }>(
        `select id from penawaran where jenis = 'T' order by versi_ke desc`
      )
    ).map((b) => b.id)
    const unduh = (token: string) => client.get(`/tender/${d.id}/T/${id}`).bearerToken(token)
    ;(await unduh(d.tokenPokja[0]!)).assertStatus(404)

    await keTahap(d.id, 'pembukaan')
    const jawab = await buka(client, d)
    jawab.assertStatus(200)
    const ba = jawab.body().data as BeritaAcaraPembukaan
    assert.equal(ba.keadaan, 'dibuka')
    assert.equal(ba.jumlahMasuk, 2)
    assert.isTrue(ba.perluCatatan)
    assert.isFalse(ba.usulGagal)
    assert.deepEqual(
      ba.penawaran.map((p) => [
        p.vendorId,
        p.hargaPenawaran,
        p.berkas.map((b) => b.jenis).join(''),
      ]),
      [
        [ids[0], 555_000_111, 'KATH'],
        [ids[1], null, 'A'],
      ]
    )
    assert.isTrue(ba.penawaran.every((p) => p.berkas.every((b) => b.utuh)))
    assert.deepEqual(
      ba.tidakMemasukkan.map((p) => p.vendorId),
      [ids[2]]
    )
    const sesudah = await lihat(d.tokenPpk)
    assert.equal(sesudah[0]!.hargaPenawaran, 555_000_111)
    assert.equal(sesudah[0]!.fileTeknis, `/tender/${d.id}/T/${id}`)

    const isi = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}/tender/${d.id}/T/${id}`,
      { headers: { authorization: `Bearer ${d.tokenPokja[2]}` } }
    )
    assert.equal(isi.status, 200)
    assert.isTrue(Buffer.from(await isi.arrayBuffer()).equals(berkas.T))
    assert.include(isi.headers.get('content-disposition')!, 'penawaran%20akhir.pdf')
    // The version that was replaced stays sealed.
    const [previous] = await rows<{ id: number }>(
      `select id from penawaran where jenis = 'T' and versi_ke = 1 and dibuka_pada is null`
    )
    ;(
      await client.get(`/tender/${d.id}/T/${previous!.id}`).bearerToken(d.tokenPokja[0]!)
    ).assertStatus(404)
    ;(await client.get(`/tender/${d.id}/H/${id}`).bearerToken(d.tokenPokja[0]!)).assertStatus(404)

    const polos = await lihat(manajer)
    assert.isNull(polos[0]!.hargaPenawaran)
    assert.isNull(polos[0]!.fileTeknis)
    ;(await unduh(manajer)).assertStatus(403)
    ;(await unduh(d.rekanan[0]!.token)).assertStatus(403)
    const aksi = await journalActions({ objek: 'paket', id: d.id })
    assert.deepEqual(
      aksi.filter((a) => /^(pembukaan|penawaran.unduh)/.test(a)),
      ['pembukaan.minta', 'pembukaan.sahkan', 'penawaran.unduh']
    )
  })

  test('of two acts at once one succeeds, one answers 409', async ({ client, assert }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    await kirim(client, d, d.rekanan[0]!, { berkas: { T: randomPdf() } })
    await keTahap(d.id, 'pembukaan')
    const url = `/api/tender/pembukaan/${d.id}`
    const minta = await Promise.all(
      d.tokenPokja.slice(0, 2).map((t) => client.post(url).bearerToken(t).json({}))
    )
    assert.deepEqual(minta.map((m) => m.status()).sort(), [200, 409])
    const peminta = minta.findIndex((m) => m.status() === 200)
    ;(await client.post(`${url}/sahkan`).bearerToken(d.tokenPokja[peminta]!).json({})).assertStatus(
      403
    )
    const lain = d.tokenPokja.filter((_, i) => i !== peminta)
    const sah = await Promise.all(
      lain.map((t) => client.post(`${url}/sahkan`).bearerToken(t).json({}))
    )
    assert.deepEqual(sah.map((m) => m.status()).sort(), [200, 409])
  })

  test('is for pokja members who declared freedom from conflict, inside the stage', async ({
    client,
  }) => {
    const d = await world(1)
    const url = `/api/tender/pembukaan/${d.id}`
    const orangLain = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    await keTahap(d.id, 'pemasukan')
    ;(await client.post(url).bearerToken(d.tokenPokja[0]!).json({})).assertStatus(409)
    await keTahap(d.id, 'pembukaan')
    ;(await client.post(url).bearerToken(orangLain).json({})).assertStatus(403)
    ;(await client.post(url).bearerToken(d.tokenPpk).json({})).assertStatus(403)
    ;(await client.post(url).bearerToken(d.rekanan[0]!.token).json({})).assertStatus(403)
    ;(await client.post(url).json({})).assertStatus(401)
    ;(
      await client.post('/api/tender/pembukaan/2000000000').bearerToken(d.tokenPokja[0]!).json({})
    ).assertStatus(404)
    ;(await client.post(url).bearerToken(d.tokenPokja[0]!).json({ tahap: {} })).assertStatus(400)
    await rows('update pokja set bebas_benturan_pada = null where pengguna_id = ?', [
      d.pokja[0]!.id,
    ])
    ;(await client.post(url).bearerToken(d.tokenPokja[0]!).json({})).assertStatus(409)
    ;(await client.post(`${url}/sahkan`).bearerToken(d.tokenPokja[1]!).json({})).assertStatus(409)
    ;(await client.post(url).bearerToken(d.tokenPokja[1]!).json({})).assertStatus(200)
    // After the stage it asks for a reason.
    await keTahap(d.id, 'evaluasi')
    ;(await client.post(`${url}/sahkan`).bearerToken(d.tokenPokja[2]!).json({})).assertStatus(400)
  })

  test('without offers the system proposes to fail the paket', async ({ client, assert }) => {
    const d = await world(2)
    await keTahap(d.id, 'pembukaan')
    const ba = (await buka(client, d)).body().data as BeritaAcaraPembukaan
    assert.isTrue(ba.usulGagal)
    assert.lengthOf(ba.tidakMemasukkan, 2)
  })

  for (const metode of ['TLA', 'PLA'] as const) {
    test(`${metode}: the official asks, only the PPK of the package confirms, and nobody opens alone`, async ({
      client,
      assert,
    }) => {
      const d = await world(1, { metode })
      await createUndangan(d.id, d.rekanan[0]!.rekanan.id, 'P', d.pokja[0]!.id)
      await keTahap(d.id, 'pemasukan')
      const masuk = await kirim(client, d, d.rekanan[0]!, { berkas: semuaJenis(), harga: 100 })
      masuk.assertStatus(200)
      await keTahap(d.id, 'pembukaan')
      const url = `/api/tender/pembukaan/${d.id}`
      const [official] = d.tokenPokja
      const opened = () => count('penawaran where dibuka_pada is not null')
      // The PPK does not begin it.
      ;(await client.post(url).bearerToken(d.tokenPpk).json({})).assertStatus(403)
      ;(await client.post(`${url}/sahkan`).bearerToken(d.tokenPpk).json({})).assertStatus(409)
      const minta = await client.post(url).bearerToken(official!).json({ tahap: 'pembukaan' })
      minta.assertStatus(200)
      assert.equal(minta.body().data.keadaan, 'diminta')
      assert.equal(minta.body().data.hakSahkan, 'tender.buka.ppk')
      assert.equal(await opened(), 0)
      const [told] = await notifications(d.ppk.id)
      assert.include(told!.pesan, 'meminta pembukaan penawaran')
      assert.equal(told!.tautan, `/ppk/tender/${d.id}/show?tahap=pembukaan`)
      ;(await client.post(`${url}/sahkan`).bearerToken(official!).json({})).assertStatus(403)
      const lain = await person({ peran: 'ppk', divisi: '20' })
      ;(await client.post(`${url}/sahkan`).bearerToken(lain.token).json({})).assertStatus(403)
      assert.equal(await opened(), 0)
      const sah = await client.post(`${url}/sahkan`).bearerToken(d.tokenPpk).json({})
      sah.assertStatus(200)
      assert.equal(sah.body().data.keadaan, 'dibuka')
      assert.equal(sah.body().data.penawaran[0].hargaPenawaran, 100)
    })
  }

  test('participants are told that their offers were opened, by bell and mail, and nothing of them', async ({
    client,
    assert,
  }) => {
    const d = await world(2)
    await keTahap(d.id, 'pemasukan')
    const masuk = await kirim(client, d, d.rekanan[0]!, { berkas: semuaJenis(), harga: 812_345 })
    masuk.assertStatus(200)
    await keTahap(d.id, 'pembukaan')
    ;(await buka(client, d)).assertStatus(200)
    for (const { pengguna } of d.rekanan) {
      const [told, ...more] = await notifications(pengguna.id)
      assert.lengthOf(more, 0)
      assert.equal(told!.pesan, `Penawaran paket ${d.paket.kode} ${d.paket.nama} telah dibuka`)
      const [mail] = await mailsTo(pengguna.email)
      assert.equal(mail!.perihal, told!.pesan)
      assert.notMatch(mail!.teks, /812[.]?345/)
    }
  })

  test('two files: prices do not open with file 1, nor for those who failed before', async ({
    client,
    assert,
  }) => {
    const d = await world(3, { kualifikasi: 'K2' })
    const [a, b, c] = d.rekanan
    await keTahap(d.id, 'pemasukan-1')
    for (const r of d.rekanan) {
      const { H: _h, ...kat } = semuaJenis()
      ;(await kirim(client, d, r, { berkas: kat })).assertStatus(200)
      ;(await kirim(client, d, r, { berkas: { H: randomPdf() }, harga: 5 })).assertStatus(400)
    }
    await keTahap(d.id, 'pembukaan-1')
    ;(await buka(client, d)).assertStatus(200)
    await nilai(d.id, a!.rekanan.id, true)
    await nilai(d.id, b!.rekanan.id, true)
    await nilai(d.id, c!.rekanan.id, false)
    const shut = async () =>
      (
        (await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(d.tokenPokja[0]!)).body()
          .data as PenawaranRekanan[]
      ).map((p) => p.tahapTertutup)
    const none = [undefined, undefined, undefined]
    assert.deepEqual(await shut(), none, 'nothing is shut before it is announced')
    await keTahap(d.id, 'pemasukan-2')
    assert.deepEqual(await shut(), [undefined, undefined, ['pemasukan-2']])
    ;(await kirim(client, d, a!, { berkas: { H: randomPdf() }, harga: 900 })).assertStatus(200)
    ;(
      await kirim(client, d, b!, { lain: { filePenawaran: randomPdf() }, harga: 800 })
    ).assertStatus(200)
    ;(await kirim(client, d, c!, { berkas: { H: randomPdf() }, harga: 700 })).assertStatus(409)
    const auditor = await tokenFor({ peran: 'superAdmin' })
    assert.deepEqual(await receiptsTold(client, auditor, d.id), ['pemasukan-1'])
    // Evaluated anew after handing in: fails now.
    await nilai(d.id, b!.rekanan.id, false)
    await keTahap(d.id, 'pembukaan-2')
    const ba = (await buka(client, d)).body().data as BeritaAcaraPembukaan
    assert.deepEqual(
      ba.penawaran.map((p) => [p.vendorId, p.hargaPenawaran]),
      [[a!.rekanan.id, 900]]
    )
    assert.deepEqual(
      ba.tidakDibuka.map((p) => p.vendorId),
      [b!.rekanan.id]
    )
    // That it failed meanwhile is for who judges, as its sealed receipt was for itself.
    const admin = await tokenFor({ peran: 'adminit' })
    const told = await client.get(`/api/tender/pembukaan/${d.id}/pembukaan-2`).bearerToken(admin)
    assert.deepEqual((told.body().data as BeritaAcaraPembukaan).tidakDibuka, [])
    assert.deepEqual(await receiptsTold(client, admin, d.id), ['pemasukan-1', 'pemasukan-2'])
    // The third one could not hand in file 2, so the minutes do not say that it omitted to.
    assert.deepEqual(ba.tidakMemasukkan, [])
    assert.deepEqual([ba.jumlahPeserta, ba.jumlahMasuk], [2, 2])
    // Who handed in file 1 alone is not told to have handed in file 2.
    const all = (
      await client.get(`/api/lelang/penawaran/${d.id}`).bearerToken(d.tokenPokja[0]!)
    ).body().data as PenawaranRekanan[]
    assert.deepEqual(
      all.map((p) => p.tahapMasuk),
      [['pemasukan-1', 'pemasukan-2'], ['pemasukan-1', 'pemasukan-2'], ['pemasukan-1']]
    )
    // The third one failed with file 1: file 2 was shut to it, it did not omit to hand it in.
    assert.isUndefined(all[0]!.tahapTertutup)
    assert.deepEqual(all[2]!.tahapTertutup, ['pemasukan-2'])
    const others = (
      await client
        .get(`/api/lelang/penawaran/${d.id}`)
        .bearerToken(await tokenFor({ peran: 'manajerULP' }))
    ).body().data as PenawaranRekanan[]
    assert.deepEqual(
      others.map((p) => p.tahapTertutup),
      none,
      'who failed is not for other staff before the winner is announced'
    )
    const h = await rows<{
      harga: number | null
      kunci_terbuka: Buffer | null
      rekanan_id: number
    }>(`select * from penawaran where jenis = 'H' and rekanan_id = ?`, [b!.rekanan.id])
    assert.isNull(h[0]!.harga)
    assert.isNull(h[0]!.kunci_terbuka)
  })

  test('a storage that fails while an offer is read opens nothing, and damages nothing', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pemasukan')
    const sent = { berkas: { H: randomPdf() }, harga: 555 }
    ;(await kirim(client, d, d.rekanan[0]!, sent)).assertStatus(200)
    const { path } = await row<{ path: string }>('select jalur_segel as path from penawaran')
    await keTahap(d.id, 'pembukaan')
    const back = unreadable(path)
    ;(await buka(client, d)).assertStatus(503)
    assert.equal(await count('penawaran where dibuka_pada is not null'), 0)
    back()
    const [offer] = data<BeritaAcaraPembukaan>(await buka(client, d)).penawaran
    assert.deepEqual([offer!.hargaPenawaran, offer!.berkas[0]!.utuh], [555, true])
  })

  test('a row that was changed in the database is noticed, the others open all the same', async ({
    client,
    assert,
  }) => {
    const d = await world(2)
    await keTahap(d.id, 'pemasukan')
    for (const r of d.rekanan) {
      ;(
        await kirim(client, d, r, { berkas: { H: randomPdf() }, harga: 10 + r.rekanan.id })
      ).assertStatus(200)
    }
    const [a, b] = d.rekanan.map((r) => r.rekanan.id)
    // Swaps the sealed contents of two vendors.
    await rows(
      `update penawaran w set kunci_terbungkus = x.kunci_terbungkus, harga_segel = x.harga_segel
         from penawaran x where w.rekanan_id = ? and x.rekanan_id = ?`,
      [a, b]
    )
    await keTahap(d.id, 'pembukaan')
    const ba = (await buka(client, d)).body().data as BeritaAcaraPembukaan
    assert.deepEqual(
      ba.penawaran.map((p) => [p.vendorId, p.hargaPenawaran, p.berkas[0]!.utuh]),
      [
        [a, null, false],
        [b, 10 + b!, true],
      ]
    )
  })
})
