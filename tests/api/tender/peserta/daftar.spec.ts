import { test } from '@japa/runner'
import { buatPaket, buatPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { buatPenyedia, buatUndangan } from '@eproc/database/factories/peserta'
import { buatRekanan } from '@eproc/database/factories/dosir'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { tender as teks } from '@eproc/i18n/id/tender'
import { aksiJurnal, baris, bersih, pesan, token } from '../bantu.ts'

const ALAMAT = '/api/lelang/peserta/daftar'
const isian = (paketPenyediaId: number, vendorId: number) => ({
  paketPenyediaId,
  vendorId,
  pakta: true,
})

test.group('DAFTAR', (group) => {
  group.each.setup(bersih)

  test('rekanan aktif mendaftar di dalam masa pendaftaran, dengan pakta yang disimpan', async ({
    assert,
    client,
  }) => {
    const { paket } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    await keTahap(paket.id, 'dokumen')
    const jawab = await client.post(ALAMAT).bearerToken(t).json(isian(paket.id, rekanan.id))
    jawab.assertStatus(200)
    assert.equal(pesan(jawab), 'Proses pendaftaran berhasil')
    const [p] = await baris<{ nomor: number; pakta_teks: string; pakta_pada: Date }>(
      'select nomor, pakta_teks, pakta_pada from peserta where paket_id = ?',
      [paket.id]
    )
    assert.equal(p!.nomor, 1)
    assert.include(p!.pakta_teks, `versi ${teks.pakta.versi}`)
    assert.include(p!.pakta_teks, teks.pakta.butir[2])
    assert.isNotNull(p!.pakta_pada)
    assert.deepEqual(await aksiJurnal(paket.id), ['peserta.daftar'])
  })

  test('tanpa pakta atau dengan teks pakta yang lain ditolak 400', async ({ assert, client }) => {
    const { paket } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    await keTahap(paket.id, 'dokumen')
    const { pakta: _pakta, ...tanpa } = isian(paket.id, rekanan.id)
    const satu = await client.post(ALAMAT).bearerToken(t).json(tanpa)
    satu.assertStatus(400)
    assert.equal(pesan(satu), teks.daftar.paktaWajib)
    const dua = await client
      .post(ALAMAT)
      .bearerToken(t)
      .json({ ...isian(paket.id, rekanan.id), paktaTeks: 'Pakta yang lama' })
    dua.assertStatus(400)
    assert.deepEqual(await baris('select 1 from peserta'), [])
  })

  test('dua DAFTAR bersamaan: tepat satu berhasil, yang lain 409', async ({ assert, client }) => {
    const { paket } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    await keTahap(paket.id, 'dokumen')
    const jawab = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.post(ALAMAT).bearerToken(t).json(isian(paket.id, rekanan.id))
      )
    )
    assert.deepEqual(jawab.map((j) => j.status()).sort(), [200, 409, 409, 409, 409, 409])
    assert.equal(pesan(jawab.find((j) => j.status() === 409)!), teks.daftar.tolak.sudahTerdaftar)
    assert.lengthOf(await baris('select 1 from peserta'), 1)
    assert.lengthOf(await aksiJurnal(paket.id), 1)
  })

  test('nomor peserta tanpa celah, juga bila banyak yang mendaftar bersamaan', async ({
    assert,
    client,
  }) => {
    const { paket } = await buatPaketTerbit()
    const penyedia = []
    for (let i = 0; i < 5; i++) penyedia.push(await buatPenyedia())
    const gagal = await buatPenyedia({ blacklist: { mulai: null, selesai: null } })
    await keTahap(paket.id, 'dokumen')
    await Promise.all(
      [gagal, ...penyedia].map(({ rekanan, token: t }) =>
        client.post(ALAMAT).bearerToken(t).json(isian(paket.id, rekanan.id))
      )
    )
    const nomor = await baris<{ nomor: number }>('select nomor from peserta order by nomor')
    assert.deepEqual(
      nomor.map((n) => n.nomor),
      [1, 2, 3, 4, 5]
    )
  })

  test('hanya di dalam masa pendaftaran menurut jam server', async ({ assert, client }) => {
    const { paket } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    const coba = async () => {
      const jawab = await client.post(ALAMAT).bearerToken(t).json(isian(paket.id, rekanan.id))
      return [jawab.status(), pesan(jawab)]
    }
    await keTahap(paket.id, 'dokumen', -1)
    assert.deepEqual(await coba(), [409, teks.daftar.tolak.belumDibuka])
    await keTahap(paket.id, 'dokumen', 23 * 60 + 1)
    assert.deepEqual(await coba(), [409, teks.daftar.tolak.sudahTutup])
    await keTahap(paket.id, 'dokumen')
    assert.equal((await coba())[0], 200)
  })

  test('setiap penolakan menyebut alasannya', async ({ assert, client }) => {
    const tolak = teks.daftar.tolak
    const biasa = (await buatPaketTerbit()).paket
    const kecil = (await buatPaketTerbit({ isUsahaKecil: true })).paket
    const kbli = (await buatPaketTerbit({ kbli: ['62011'] })).paket
    const orangan = (await buatPaketTerbit({ jenisPeserta: 'O' })).paket
    const langsung = (await buatPaketTerbit({ metode: 'PLA' })).paket
    const tunda = (await buatPaketTerbit({ statusPelaksanaan: 'P' })).paket
    const aktif = await buatPenyedia()
    await baris(`update data_perusahaan set ukuran = 'besar' where rekanan_id = ?`, [
      aktif.rekanan.id,
    ])
    const hitam = await buatPenyedia({ blacklist: { mulai: null, selesai: null } })
    const bekas = await buatPenyedia({ blacklist: { mulai: '2020-01-01', selesai: '2020-12-31' } })
    const habis = await buatRekanan({ status: 'E' })
    const baru = await buatRekanan({ status: 'V' })
    const perorangan = await buatPenyedia({ jenis: 'O' })
    const kasus = [
      [biasa, hitam, tolak.blacklist],
      [biasa, habis, tolak.kedaluwarsa],
      [biasa, baru, tolak.belumAktif],
      [biasa, perorangan, tolak.jenis.O],
      [orangan, aktif, tolak.jenis.V],
      [kecil, aktif, tolak.usahaKecil],
      [kbli, aktif, tolak.kbli],
      [langsung, aktif, tolak.tidakDiundang],
      [tunda, aktif, tolak.tidakBerjalan],
    ] as const
    await keTahap(biasa.id, 'dokumen')
    for (const [paket, { rekanan, token: t }, alasan] of kasus) {
      const jawab = await client.post(ALAMAT).bearerToken(t).json(isian(paket.id, rekanan.id))
      assert.deepEqual([jawab.status(), pesan(jawab)], [409, alasan])
    }
    const boleh = await client
      .post(ALAMAT)
      .bearerToken(bekas.token)
      .json(isian(biasa.id, bekas.rekanan.id))
    boleh.assertStatus(200)
  })

  test('undangan membuka pendaftaran PLA dan TLA; TLA bagi yang lain tidak ada', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await buatPaketTerbit({ metode: 'TLA' })
    const diundang = await buatPenyedia()
    const lain = await buatPenyedia()
    await buatUndangan(paket.id, diundang.rekanan.id, 'P', pokja[0]!.id)
    await keTahap(paket.id, 'undangan-peserta')
    const satu = await client
      .post(ALAMAT)
      .bearerToken(diundang.token)
      .json(isian(paket.id, diundang.rekanan.id))
    satu.assertStatus(200)
    const dua = await client
      .post(ALAMAT)
      .bearerToken(lain.token)
      .json(isian(paket.id, lain.rekanan.id))
    const tiga = await client
      .post(ALAMAT)
      .bearerToken(lain.token)
      .json(isian(2_000_000_000, lain.rekanan.id))
    assert.deepEqual([dua.status(), dua.body()], [404, tiga.body()])
  })

  test('paket yang belum dipublish dan id rekanan lain sama dengan tidak ada', async ({
    assert,
    client,
  }) => {
    const { paket } = await buatPaketTerbit()
    const { paket: draf } = await buatPaket()
    const saya = await buatPenyedia()
    const lain = await buatPenyedia()
    await keTahap(paket.id, 'dokumen')
    const jawab = await Promise.all(
      [isian(draf.id, saya.rekanan.id), isian(paket.id, lain.rekanan.id)].map((j) =>
        client.post(ALAMAT).bearerToken(saya.token).json(j)
      )
    )
    assert.deepEqual(
      jawab.map((j) => [j.status(), pesan(j)]),
      [
        [404, 'Data tidak ditemukan'],
        [404, 'Data tidak ditemukan'],
      ]
    )
    assert.deepEqual(await baris('select 1 from peserta'), [])
  })

  test('hanya rekanan yang masuk; isian yang salah ditolak', async ({ client }) => {
    const staf = await token(await buatPengguna({ peran: 'operatorULP' }))
    ;(await client.post(ALAMAT).json(isian(1, 1))).assertStatus(401)
    ;(await client.post(ALAMAT).bearerToken(staf).json(isian(1, 1))).assertStatus(403)
    const { token: t } = await buatPenyedia()
    ;(await client.post(ALAMAT).bearerToken(t).json({ paketPenyediaId: 'x' })).assertStatus(400)
  })
})

test.group('Mengundurkan diri', (group) => {
  group.each.setup(bersih)
  const MUNDUR = '/api/lelang/peserta/mundur'

  test('sampai masa pemasukan berakhir; yang kembali memakai nomornya', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await buatPaketTerbit()
    const satu = await buatPenyedia()
    const dua = await buatPenyedia()
    await keTahap(paket.id, 'dokumen')
    const daftar = (r: typeof satu) =>
      client.post(ALAMAT).bearerToken(r.token).json(isian(paket.id, r.rekanan.id))
    const mundur = (r: typeof satu) =>
      client
        .post(MUNDUR)
        .bearerToken(r.token)
        .json({ paketPenyediaId: paket.id, vendorId: r.rekanan.id, alasan: 'Kapasitas penuh' })
    ;(await mundur(satu)).assertStatus(409)
    ;(await daftar(satu)).assertStatus(200)
    ;(await mundur(satu)).assertStatus(200)
    const kabar = await baris<{ penerima_id: number }>('select penerima_id from notifikasi')
    assert.sameMembers(
      kabar.map((k) => k.penerima_id),
      pokja.map((p) => p.id)
    )
    ;(await daftar(satu)).assertStatus(200)
    ;(await daftar(dua)).assertStatus(200)
    const nomor = await baris<{ nomor: number }>('select nomor from peserta order by nomor')
    assert.deepEqual(
      nomor.map((n) => n.nomor),
      [1, 2]
    )
    await keTahap(paket.id, 'pembukaan')
    const lambat = await mundur(dua)
    assert.deepEqual([lambat.status(), pesan(lambat)], [409, teks.daftar.mundurTolak.sudahTutup])
    const [j] = await baris<{ alasan: string }>(
      `select alasan from jurnal where aksi = 'peserta.mundur' and objek_id = ?`,
      [String(paket.id)]
    )
    assert.equal(j!.alasan, 'Kapasitas penuh')
  })
})
