import { test } from '@japa/runner'
import { createPaketTerbit, keTahap, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createUndangan } from '@eproc/database/factories/peserta'
import type { UndanganRow, UndanganRekanan } from '@eproc/domain/tender/answers_peserta'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { tender as teks } from '@eproc/i18n/id/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { body, data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { journalActions } from '../../../lib/journal.ts'
import { notifiedUsers } from '../../../lib/notifications.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count } from '../../../lib/query.ts'
import { ALAMAT, kirim } from './bantu.ts'

const tla = async (): Promise<PaketUji & { sesi: string }> => {
  const uji = await createPaketTerbit({ metode: 'TLA' })
  return { ...uji, sesi: await signInAs(uji.pokja[0]!) }
}

test.group('Undangan', (group) => {
  group.each.setup(cleanSlate)

  test('participants are invited with a letter of their own, are told, and can download it', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const satu = await createPenyedia()
    const dua = await createPenyedia()
    const lain = await createPenyedia()
    await keTahap(paket.id, 'undangan-peserta')
    const jawab = await kirim(client, sesi, {
      paketId: paket.id,
      tipe: 'P',
      daftar: [
        { vendorId: satu.rekanan.id, nama: 'x' },
        { vendorId: lain.rekanan.id, include: false },
        { vendorId: dua.rekanan.id },
      ],
      berkas: [0, 2],
    })
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'Undangan telah dikirim')
    const terkirim = data<UndanganRow[]>(jawab).filter((b) => b.tglKirim !== null)
    assert.sameMembers(
      terkirim.map((b) => b.namaFile),
      ['undangan-0.pdf', 'undangan-2.pdf']
    )
    assert.equal(terkirim[0]!.namaPengirim, 'Pokja 1')
    assert.isFalse(terkirim[0]!.include)
    assert.sameMembers(await notifiedUsers(), [satu.pengguna.id, dua.pengguna.id])
    assert.equal(await count('surat'), 2)
    assert.deepEqual(await journalActions({ objek: 'paket', id: paket.id }), [
      'undangan.kirim',
      'undangan.kirim',
    ])

    const milik = data<UndanganRekanan[]>(
      await client.get(`${ALAMAT}/vendor/${paket.id}/${satu.rekanan.id}`).bearerToken(satu.token)
    )
    assert.deepEqual(
      milik.map((u) => u.tipe),
      ['P']
    )
    const file = `/${milik[0]!.fileUndangan}`
    ;(await client.get(file).bearerToken(satu.token)).assertStatus(200)
    ;(await client.get(file).bearerToken(sesi)).assertStatus(200)
    ;(await client.get(file).bearerToken(dua.token)).assertStatus(404)
    ;(await client.get(file)).assertStatus(404)
    const intip = `${ALAMAT}/vendor/${paket.id}/${satu.rekanan.id}`
    ;(await client.get(intip).bearerToken(dua.token)).assertStatus(404)
  })

  test('before the opening a search does not tell others whether a vendor was invited', async ({
    client,
    assert,
  }) => {
    const { paket, pokja } = await createPaketTerbit({ metode: 'PLA' })
    const { rekanan } = await createPenyedia({ nama: 'PT Satu Rahasia' })
    await createUndangan(paket.id, rekanan.id, 'P', pokja[0]!.id)
    const token = await tokenFor({ peran: 'manajer', divisi: '2020' })
    const found = async (q: string) => {
      const filter = JSON.stringify({ paketId: paket.id, tipe: 'P', q })
      const rest = await client.get('/rest/undangan').qs({ filter }).bearerToken(token)
      rest.assertStatus(200)
      const totals = [Number(String(rest.header('content-range')).split('/')[1])]
      for (const list of ['rup/paket/pesertanama', 'lelang/undangan']) {
        const answer = await client.get(`/api/${list}/${paket.id}/P`).qs({ q }).bearerToken(token)
        answer.assertStatus(200)
        totals.push(body<{ total: number }>(answer).total)
      }
      return totals
    }
    assert.deepEqual(await found('Satu Rahasia'), [1, 1, 1])
    assert.deepEqual(await found('Bukan Siapa-siapa'), [1, 1, 1])
  })

  test('/rest/undangan pages and searches the same candidates, within the caller’s scope', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const a = await createPenyedia({ nama: 'PT Alfa Rest' })
    const b = await createPenyedia({ nama: 'PT Beta Rest' })
    const list = (token: string, filter: object, range = '[0,0]') =>
      client
        .get('/rest/undangan')
        .qs({ range, sort: '["nama","ASC"]', filter: JSON.stringify(filter) })
        .bearerToken(token)
    const candidates = { paketId: paket.id, tipe: 'P' }
    const first = await list(sesi, candidates)
    assert.equal(first.header('content-range'), 'undangan 0-0/2')
    assert.containsSubset(first.body(), [{ id: a.rekanan.id, vendorId: a.rekanan.id }])
    const found = await list(sesi, { ...candidates, q: 'beta' })
    assert.deepEqual(
      found.body().map((row: UndanganRow) => row.vendorId),
      [b.rekanan.id]
    )
    ;(await list(sesi, {})).assertStatus(404)
    ;(await list(sesi, { ...candidates, tipe: 'X' })).assertStatus(400)
    const other = await tokenFor({ peran: 'manajer', divisi: '1010' })
    ;(await list(other, candidates)).assertStatus(404)
  })

  test('what was sent cannot be sent again', async ({ assert, client }) => {
    const { paket, sesi } = await tla()
    const { rekanan } = await createPenyedia()
    await keTahap(paket.id, 'undangan-peserta')
    const isi = { paketId: paket.id, tipe: 'P', daftar: [{ vendorId: rekanan.id }], berkas: [0] }
    const jawab = await Promise.all([kirim(client, sesi, isi), kirim(client, sesi, isi)])
    assert.deepEqual(jawab.map((j) => j.status()).sort(), [200, 409])
    assert.equal(await count('undangan'), 1)
    assert.equal(await count(`berkas where kelas = 'tender.undangan'`), 1)
  })

  test('has the messages of the specification: none ticked, no file, no candidate, a broken list', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const { rekanan } = await createPenyedia({ nama: 'PT Tanpa Surat' })
    const hitam = await createPenyedia({
      blacklist: { mulai: null, selesai: null },
      nama: 'PT Hitam',
    })
    await keTahap(paket.id, 'undangan-peserta')
    const kasus = [
      [{ daftar: undefined }, teks.undangan.minimal],
      [{ daftar: '' }, teks.undangan.minimal],
      [{ daftar: [] }, teks.undangan.minimal],
      [{ daftar: [{ vendorId: 'x' }], berkas: [0] }, tenderHasil.kiriman.tidakDikenal],
      [{ daftar: [{ vendorId: rekanan.id, include: false }] }, teks.undangan.minimal],
      [
        { daftar: [{ vendorId: rekanan.id }] },
        'Harap masukkan file undangan untuk rekanan PT Tanpa Surat',
      ],
      [
        { daftar: [{ vendorId: hitam.rekanan.id }], berkas: [0] },
        teks.undangan.bukanCalon('PT Hitam'),
      ],
      [{ daftar: '[', berkas: [0] }, teks.undangan.daftarSalah],
      [
        { daftar: [{ vendorId: rekanan.id }, { vendorId: rekanan.id }], berkas: [0, 1] },
        teks.undangan.ganda('PT Tanpa Surat'),
      ],
    ] as const
    for (const [isi, alasan] of kasus) {
      const jawab = await kirim(client, sesi, { paketId: paket.id, tipe: 'P', ...isi })
      assert.deepEqual([jawab.status(), message(jawab)], [400, alasan])
    }
    assert.equal(await count('undangan'), 0)
    assert.equal(await count(`berkas where kelas = 'tender.undangan'`), 0)
  })

  test('a long list of candidates comes back whole, with few of them ticked', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const { rekanan } = await createPenyedia()
    await keTahap(paket.id, 'undangan-peserta')
    const [calon] = data<UndanganRow[]>(
      await client.get(`${ALAMAT}/${paket.id}/P`).bearerToken(sesi)
    )
    const daftar = Array.from({ length: 1000 }, (_, i) =>
      i === 700 ? { ...calon, include: true } : { ...calon, vendorId: i + 1_000_000 }
    )
    const jawab = await kirim(client, sesi, { paketId: paket.id, tipe: 'P', daftar, berkas: [700] })
    jawab.assertStatus(200)
    assert.equal(await count('undangan where rekanan_id = ?', [rekanan.id]), 1)
  })

  test('a file in another field or of another type is refused', async ({ assert, client }) => {
    const { paket, sesi } = await tla()
    for (const bidang of ['listUploadFile[*]', 'listUploadFile', 'listUploadFile[1000]', 'x[0]']) {
      const jawab = await client
        .post(ALAMAT)
        .bearerToken(sesi)
        .fields({ paketPenyediaId: String(paket.id), tipe: 'P', listUndangan: '[]' })
        .file(bidang, PDF, pdfFile())
      assert.equal(jawab.status(), 400, bidang)
    }
    const request = client
      .post(ALAMAT)
      .bearerToken(sesi)
      .fields({ paketPenyediaId: String(paket.id), tipe: 'P', listUndangan: '[]' })
    for (let i = 0; i <= 100; i++) request.file(`listUploadFile[${i}]`, PDF, pdfFile())
    const many = await request
    many.assertStatus(400)
    assert.match(message(many), /^Paling banyak 100 berkas sekaligus/)
    const exe = await client
      .post(ALAMAT)
      .bearerToken(sesi)
      .fields({ paketPenyediaId: String(paket.id), tipe: 'P', listUndangan: '[]' })
      .file('listUploadFile[0]', Buffer.from('MZ'), { filename: 'a.exe' })
    exe.assertStatus(400)
  })

  test('works while its stage is open, for those with the right to its paket', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const { rekanan, token: vendor } = await createPenyedia()
    const asing = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    const belumNyata = await createPaketTerbit({ metode: 'TLA', bebasBenturan: false })
    const belum = await signInAs(belumNyata.pokja[0]!)
    const coba = (t: string, id = paket.id) =>
      kirim(client, t, {
        paketId: id,
        tipe: 'P',
        daftar: [{ vendorId: rekanan.id }],
        berkas: [0],
      })
    await keTahap(paket.id, 'undangan-peserta', -5)
    assert.equal((await coba(sesi)).status(), 409)
    await keTahap(paket.id, 'undangan-peserta')
    assert.equal((await coba(vendor)).status(), 403)
    assert.equal((await coba(asing)).status(), 403)
    const tanpaPernyataan = await coba(belum, belumNyata.paket.id)
    assert.deepEqual(
      [tanpaPernyataan.status(), message(tanpaPernyataan)],
      [409, teksPaket.errors.belumBebasBenturan]
    )
    assert.equal((await coba(sesi, 2_000_000_000)).status(), 404)
    await keTahap(paket.id, 'dokumen')
    assert.equal((await coba(sesi)).status(), 409)
    assert.equal(await count('undangan'), 0)
  })
})
