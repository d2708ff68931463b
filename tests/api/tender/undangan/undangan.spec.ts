import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { faktaRekanan } from '@eproc/backend/app/tender/peserta/fakta_rekanan_query'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import {
  createPembukaan,
  createEmptyOffer,
  createPenyedia,
  createPeserta,
  createUndangan,
} from '@eproc/database/factories/peserta'
import { createPenetapan } from '@eproc/database/factories/tender'
import type { UndanganRow, UndanganRekanan } from '@eproc/domain/tender/answers_peserta'
import { alasanTidakSyarat } from '@eproc/domain/tender/pendaftaran'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { tender as teks } from '@eproc/i18n/id/tender'
import { body, data, message } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { journalActions } from '../../../lib/journal.ts'
import { notifiedUsers } from '../../../lib/notifications.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows, count } from '../../../lib/query.ts'

const ALAMAT = '/api/lelang/undangan'

interface Kiriman {
  paketId: number
  tipe: string
  daftar: unknown
  /** indexes that get a file */
  berkas?: readonly number[]
}

function kirim(client: ApiClient, sesi: string, { paketId, tipe, daftar, berkas = [] }: Kiriman) {
  const minta = client
    .post(ALAMAT)
    .bearerToken(sesi)
    .fields({
      userId: '1',
      paketPenyediaId: String(paketId),
      tipe,
      count: String(berkas.length),
      listUndangan: typeof daftar === 'string' ? daftar : JSON.stringify(daftar),
    })
  for (const i of berkas) minta.file(`listUploadFile[${i}]`, PDF, pdfFile(`undangan-${i}.pdf`))
  return minta
}

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
      [{ daftar: [] }, teks.undangan.minimal],
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

test.group('Candidates of undangan', (group) => {
  group.each.setup(cleanSlate)
  const nama = async (client: ApiClient, sesi: string, id: number, tipe: string) =>
    data<UndanganRow[]>(await client.get(`${ALAMAT}/${id}/${tipe}`).bearerToken(sesi)).map(
      (b) => b.nama
    )

  test('P: as the rules of registration say for each kind of rekanan', async ({
    assert,
    client,
  }) => {
    const rekanan = [
      await createPenyedia({ nama: 'Cocok' }),
      await createPenyedia({ nama: 'Orang', jenis: 'O' }),
      await createPenyedia({ nama: 'Hitam', blacklist: { mulai: null, selesai: null } }),
      await createPenyedia({
        nama: 'Bekas hitam',
        blacklist: { mulai: null, selesai: '2021-01-01' },
      }),
      await createRekanan({ nama: 'Habis', status: 'E' }),
      await createRekanan({ nama: 'Baru', status: 'V' }),
      await createRekanan({ nama: 'Suspend', status: 'S' }),
      await createPenyedia({
        nama: 'Bidang lain',
        ijin: [{ jenis: 'NIB', nomor: '9120009999999', kualifikasi: 'Kecil', kbli: ['62011'] }],
      }),
    ]
    rekanan.push(await createPenyedia({ nama: 'Besar', ukuran: 'besar' }))
    for (const [jenisPeserta, isUsahaKecil, kbli] of [
      ['V', false, ['41011']],
      ['VO', true, ['41011']],
      ['O', false, []],
      ['VO', false, []],
    ] as const) {
      const { paket, pokja } = await createPaketTerbit({
        metode: 'PLA',
        jenisPeserta,
        isUsahaKecil,
        kbli,
      })
      const id = await rows<{ kbli_id: number }>(
        'select kbli_id from paket_kbli where paket_id = ?',
        [paket.id]
      )
      const harus: string[] = []
      for (const r of rekanan) {
        const fakta = await faktaRekanan(r.rekanan.id)
        const alasan = alasanTidakSyarat(
          { jenisPeserta, isUsahaKecil, kbli: id.map((k) => k.kbli_id) },
          fakta
        )
        if (alasan === null) harus.push(fakta.nama)
      }
      const ada = await nama(client, await signInAs(pokja[0]!), paket.id, 'P')
      assert.sameMembers(ada, harus)
      assert.isNotEmpty(harus)
    }
  })

  test('B: those who handed in and did not fail, and only after the opening', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const masuk = await createPenyedia({ nama: 'Masuk' })
    const gugur = await createPenyedia({ nama: 'Gugur' })
    const mundur = await createPenyedia({ nama: 'Mundur' })
    const diam = await createPenyedia({ nama: 'Diam' })
    for (const r of [masuk, gugur, mundur, diam]) await createPeserta(paket.id, r.rekanan.id)
    for (const r of [masuk, gugur, mundur]) await createEmptyOffer(paket.id, r.rekanan.id)
    await rows(
      'insert into evaluasi (paket_id, rekanan_id, hasil_administrasi) values (?, ?, false)',
      [paket.id, gugur.rekanan.id]
    )
    await rows(`update peserta set mundur_pada = ${sqlNow()} where rekanan_id = ?`, [
      mundur.rekanan.id,
    ])
    assert.deepEqual(await nama(client, sesi, paket.id, 'B'), [])
    await createPembukaan(paket.id, pokja)
    assert.deepEqual(await nama(client, sesi, paket.id, 'B'), ['Masuk'])
  })

  test('L: who qualified, once that is determined; B2 and N: nobody while the offers are sealed', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit({ kualifikasi: 'P' })
    const sesi = await signInAs(pokja[0]!)
    const ulp = await tokenFor({ peran: 'operatorULP' })
    const both = async (tipe: string) => {
      const seen = await nama(client, sesi, paket.id, tipe)
      assert.deepEqual(await nama(client, ulp, paket.id, tipe), seen)
      return seen
    }
    const [lulus, , diam] = await Promise.all(
      ['Lulus', 'Gagal', 'Diam'].map(async (n) => {
        const r = await createPenyedia({ nama: n })
        await createPeserta(paket.id, r.rekanan.id)
        await createEmptyOffer(paket.id, r.rekanan.id, 'K', 'pemasukan-pra', 'pembukaan-pra')
        await rows(
          `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi) values (?, ?, ?, ?)`,
          [paket.id, r.rekanan.id, n !== 'Gagal', n !== 'Gagal']
        )
        return r
      })
    )
    await createPembukaan(paket.id, pokja, 'pembukaan-pra')
    assert.deepEqual(await both('L'), [])
    await createPenetapan({ id: paket.id, pokja, ppk }, [], 'penetapan-pra')
    assert.sameMembers(await both('L'), ['Diam', 'Lulus'])
    // Who has handed in file 1 is not known before it is opened, although the prequalification is.
    await createEmptyOffer(paket.id, lulus!.rekanan.id, 'A', 'pemasukan-1', 'pembukaan-1')
    await createEmptyOffer(paket.id, lulus!.rekanan.id, 'T', 'pemasukan-1', 'pembukaan-1')
    assert.deepEqual(await both('B2'), [])
    await keTahap(paket.id, 'undangan-pembuktian-2')
    const early = await kirim(client, sesi, {
      paketId: paket.id,
      tipe: 'B2',
      daftar: [{ vendorId: lulus!.rekanan.id }],
      berkas: [0],
    })
    early.assertStatus(400)
    await createPembukaan(paket.id, pokja, 'pembukaan-1')
    assert.deepEqual(await both('B2'), ['Lulus'])
    await createEmptyOffer(paket.id, diam!.rekanan.id, 'A', 'pemasukan-2', 'pembukaan-2')
    await createPenetapan({ id: paket.id, pokja, ppk }, [], 'penetapan')
    assert.deepEqual(await both('N'), ['Lulus'])
  })

  test('N: the best rank, once it is determined; those invited stay listed', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const peringkat = []
    for (const n of ['Satu', 'Dua']) {
      const r = await createPenyedia({ nama: n })
      await createPeserta(paket.id, r.rekanan.id)
      await createEmptyOffer(paket.id, r.rekanan.id)
      await rows('insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, ?)', [
        paket.id,
        r.rekanan.id,
        peringkat.length + 1,
      ])
      peringkat.push(r)
    }
    await createPembukaan(paket.id, pokja)
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), [])
    await createPenetapan(
      { id: paket.id, pokja, ppk },
      peringkat.map((r) => r.rekanan)
    )
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), ['Satu'])
    await createUndangan(paket.id, peringkat[0]!.rekanan.id, 'N', pokja[0]!.id)
    await rows(
      `update evaluasi set gugur_pada = ${sqlNow()}, gugur_alasan = 'Mundur' where urutan = 1`
    )
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), ['Satu', 'Dua'])
  })

  test('are listed for staff within their scope only', async ({ client }) => {
    const { paket } = await createPaketTerbit()
    const { token: vendor } = await createPenyedia()
    const operator = await tokenFor({ peran: 'operator', divisi: '3010' })
    const alamat = `${ALAMAT}/${paket.id}/P`
    ;(await client.get(alamat)).assertStatus(401)
    ;(await client.get(alamat).bearerToken(vendor)).assertStatus(403)
    ;(await client.get(alamat).bearerToken(operator)).assertStatus(404)
    ;(await client.get(`${ALAMAT}/${paket.id}/Z`).bearerToken(operator)).assertStatus(404)
  })
})
