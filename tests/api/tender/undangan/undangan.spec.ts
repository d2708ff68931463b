import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { buatPaketTerbit, keTahap, type PaketUji } from '@eproc/database/factories/paket'
import {
  buatPembukaan,
  buatPenawaranKosong,
  buatPenyedia,
  buatPeserta,
  buatUndangan,
} from '@eproc/database/factories/peserta'
import { buatRekanan } from '@eproc/database/factories/dosir'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { alasanTidakSyarat } from '@eproc/domain/pendaftaran'
import { faktaRekanan } from '@eproc/backend/app/tender/peserta/fakta_rekanan'
import type { BarisUndangan, UndanganRekanan } from '@eproc/domain/jawaban/tender'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { tender as teks } from '@eproc/i18n/id/tender'
import { aksiJurnal, baris, berkasPdf, bersih, data, PDF, pesan, token } from '../bantu.ts'

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
  for (const i of berkas) minta.file(`listUploadFile[${i}]`, PDF, berkasPdf(`undangan-${i}.pdf`))
  return minta
}

const tla = async (): Promise<PaketUji & { sesi: string }> => {
  const uji = await buatPaketTerbit({ metode: 'TLA' })
  return { ...uji, sesi: await token(uji.pokja[0]!) }
}

test.group('Undangan', (group) => {
  group.each.setup(bersih)

  test('peserta diundang dengan suratnya sendiri, dikabari, dan dapat mengunduhnya', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const satu = await buatPenyedia()
    const dua = await buatPenyedia()
    const lain = await buatPenyedia()
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
    assert.equal(pesan(jawab), 'Undangan telah dikirim')
    const terkirim = data<BarisUndangan[]>(jawab).filter((b) => b.tglKirim !== null)
    assert.sameMembers(
      terkirim.map((b) => b.namaFile),
      ['undangan-0.pdf', 'undangan-2.pdf']
    )
    assert.equal(terkirim[0]!.namaPengirim, 'Pokja 1')
    const kabar = await baris<{ penerima_id: number }>('select penerima_id from notifikasi')
    assert.sameMembers(
      kabar.map((k) => k.penerima_id),
      [satu.pengguna.id, dua.pengguna.id]
    )
    assert.lengthOf(await baris('select 1 from surat'), 2)
    assert.deepEqual(await aksiJurnal(paket.id), ['undangan.kirim', 'undangan.kirim'])

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

  test('yang sudah dikirim tidak dapat dikirim lagi', async ({ assert, client }) => {
    const { paket, sesi } = await tla()
    const { rekanan } = await buatPenyedia()
    await keTahap(paket.id, 'undangan-peserta')
    const isi = { paketId: paket.id, tipe: 'P', daftar: [{ vendorId: rekanan.id }], berkas: [0] }
    const jawab = await Promise.all([kirim(client, sesi, isi), kirim(client, sesi, isi)])
    assert.deepEqual(jawab.map((j) => j.status()).sort(), [200, 409])
    assert.lengthOf(await baris('select 1 from undangan'), 1)
    assert.lengthOf(await baris(`select 1 from berkas where kelas = 'tender.undangan'`), 1)
  })

  test('pesan spesifikasi: tanpa centang, tanpa file, bukan calon, daftar rusak', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const { rekanan } = await buatPenyedia({ nama: 'PT Tanpa Surat' })
    const hitam = await buatPenyedia({
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
      assert.deepEqual([jawab.status(), pesan(jawab)], [400, alasan])
    }
    assert.deepEqual(await baris('select 1 from undangan'), [])
    assert.deepEqual(await baris(`select 1 from berkas where kelas = 'tender.undangan'`), [])
  })

  test('berkas dengan nama bidang lain atau berjenis lain ditolak', async ({ assert, client }) => {
    const { paket, sesi } = await tla()
    for (const bidang of ['listUploadFile[*]', 'listUploadFile', 'listUploadFile[1000]', 'x[0]']) {
      const jawab = await client
        .post(ALAMAT)
        .bearerToken(sesi)
        .fields({ paketPenyediaId: String(paket.id), tipe: 'P', listUndangan: '[]' })
        .file(bidang, PDF, berkasPdf())
      assert.equal(jawab.status(), 400, bidang)
    }
    const exe = await client
      .post(ALAMAT)
      .bearerToken(sesi)
      .fields({ paketPenyediaId: String(paket.id), tipe: 'P', listUndangan: '[]' })
      .file('listUploadFile[0]', Buffer.from('MZ'), { filename: 'a.exe' })
    exe.assertStatus(400)
  })

  test('hanya selama tahapnya terbuka, oleh yang berhak pada paketnya', async ({
    assert,
    client,
  }) => {
    const { paket, sesi } = await tla()
    const { rekanan, token: vendor } = await buatPenyedia()
    const asing = await token(await buatPengguna({ peran: 'operator', divisi: 'unlada' }))
    const belumNyata = await buatPaketTerbit({ metode: 'TLA', bebasBenturan: false })
    const belum = await token(belumNyata.pokja[0]!)
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
      [tanpaPernyataan.status(), pesan(tanpaPernyataan)],
      [409, teksPaket.galat.belumBebasBenturan]
    )
    assert.equal((await coba(sesi, 2_000_000_000)).status(), 404)
    await keTahap(paket.id, 'dokumen')
    assert.equal((await coba(sesi)).status(), 409)
    assert.deepEqual(await baris('select 1 from undangan'), [])
  })
})

test.group('Calon undangan', (group) => {
  group.each.setup(bersih)
  const nama = async (client: ApiClient, sesi: string, id: number, tipe: string) =>
    data<BarisUndangan[]>(await client.get(`${ALAMAT}/${id}/${tipe}`).bearerToken(sesi)).map(
      (b) => b.nama
    )

  test('P: sama dengan aturan pendaftaran untuk setiap macam rekanan', async ({
    assert,
    client,
  }) => {
    const rekanan = [
      await buatPenyedia({ nama: 'Cocok' }),
      await buatPenyedia({ nama: 'Orang', jenis: 'O' }),
      await buatPenyedia({ nama: 'Hitam', blacklist: { mulai: null, selesai: null } }),
      await buatPenyedia({
        nama: 'Bekas hitam',
        blacklist: { mulai: null, selesai: '2021-01-01' },
      }),
      await buatRekanan({ nama: 'Habis', status: 'E' }),
      await buatRekanan({ nama: 'Baru', status: 'V' }),
      await buatRekanan({ nama: 'Suspend', status: 'S' }),
      await buatPenyedia({
        nama: 'Bidang lain',
        ijin: [{ jenis: 'NIB', nomor: '9120009999999', kualifikasi: 'Kecil', kbli: ['62011'] }],
      }),
    ]
    const besar = await buatPenyedia({ nama: 'Besar' })
    await baris(`update data_perusahaan set ukuran = 'besar' where rekanan_id = ?`, [
      besar.rekanan.id,
    ])
    rekanan.push(besar)
    for (const [jenisPeserta, isUsahaKecil, kbli] of [
      ['V', false, ['41011']],
      ['VO', true, ['41011']],
      ['O', false, []],
      ['VO', false, []],
    ] as const) {
      const { paket, pokja } = await buatPaketTerbit({
        metode: 'PLA',
        jenisPeserta,
        isUsahaKecil,
        kbli,
      })
      const id = await baris<{ kbli_id: number }>(
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
      const ada = await nama(client, await token(pokja[0]!), paket.id, 'P')
      assert.sameMembers(ada, harus)
      assert.isNotEmpty(harus)
    }
  })

  test('B: yang memasukkan dan tidak gugur, dan baru setelah pembukaan', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await buatPaketTerbit()
    const sesi = await token(pokja[0]!)
    const masuk = await buatPenyedia({ nama: 'Masuk' })
    const gugur = await buatPenyedia({ nama: 'Gugur' })
    const mundur = await buatPenyedia({ nama: 'Mundur' })
    const diam = await buatPenyedia({ nama: 'Diam' })
    for (const r of [masuk, gugur, mundur, diam]) await buatPeserta(paket.id, r.rekanan.id)
    for (const r of [masuk, gugur, mundur]) await buatPenawaranKosong(paket.id, r.rekanan.id)
    await baris(
      'insert into evaluasi (paket_id, rekanan_id, hasil_administrasi) values (?, ?, false)',
      [paket.id, gugur.rekanan.id]
    )
    await baris('update peserta set mundur_pada = clock_timestamp() where rekanan_id = ?', [
      mundur.rekanan.id,
    ])
    assert.deepEqual(await nama(client, sesi, paket.id, 'B'), [])
    await buatPembukaan(paket.id, pokja)
    assert.deepEqual(await nama(client, sesi, paket.id, 'B'), ['Masuk'])
  })

  test('N: peringkat terbaik; yang sudah diundang tetap tercantum', async ({ assert, client }) => {
    const { paket, pokja } = await buatPaketTerbit()
    const sesi = await token(pokja[0]!)
    const peringkat = []
    for (const n of ['Satu', 'Dua']) {
      const r = await buatPenyedia({ nama: n })
      await buatPeserta(paket.id, r.rekanan.id)
      await buatPenawaranKosong(paket.id, r.rekanan.id)
      await baris('insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, ?)', [
        paket.id,
        r.rekanan.id,
        peringkat.length + 1,
      ])
      peringkat.push(r)
    }
    await buatPembukaan(paket.id, pokja)
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), ['Satu'])
    await buatUndangan(paket.id, peringkat[0]!.rekanan.id, 'N', pokja[0]!.id)
    await baris(
      `update evaluasi set gugur_pada = clock_timestamp(), gugur_alasan = 'Mundur' where urutan = 1`
    )
    assert.deepEqual(await nama(client, sesi, paket.id, 'N'), ['Satu', 'Dua'])
  })

  test('daftar calon hanya bagi staf dalam lingkupnya', async ({ client }) => {
    const { paket } = await buatPaketTerbit()
    const { token: vendor } = await buatPenyedia()
    const operator = await token(await buatPengguna({ peran: 'operator', divisi: '3010' }))
    const alamat = `${ALAMAT}/${paket.id}/P`
    ;(await client.get(alamat)).assertStatus(401)
    ;(await client.get(alamat).bearerToken(vendor)).assertStatus(403)
    ;(await client.get(alamat).bearerToken(operator)).assertStatus(404)
    ;(await client.get(`${ALAMAT}/${paket.id}/Z`).bearerToken(operator)).assertStatus(404)
  })
})
