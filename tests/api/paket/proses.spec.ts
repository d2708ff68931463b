import { test } from '@japa/runner'
import { kosongkan } from '../../lib/basis_data.ts'
import { buatPaket, keTahap, jadwalUji, type PaketUji } from '@eproc/database/factories/paket'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import type { BarisPaket, PaketRevisi, RincianPaket } from '@eproc/domain/jawaban/paket'
import { baris, buatLewatRute, jurnal, orang, PDF, sesiUntuk } from './bantu.ts'

interface Galat {
  message: string
  errors: { field: string; message: string }[]
}
const rincian = (r: { body(): unknown }) => (r.body() as { data: RincianPaket }).data

test.group('Paket: persetujuan', (group) => {
  group.each.setup(() => kosongkan())

  test('Diajukan, disetujui orang lain, disunting lagi: persetujuan batal', async ({
    client,
    assert,
  }) => {
    const penyusun = await orang({ peran: 'operatorULP' })
    const manajer = await orang({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, penyusun.sesi)
    const ajukan = await client
      .post(`/api/paket/${p.id}/ajukan`)
      .header('authorization', penyusun.sesi)
      .json({})
    ajukan.assertStatus(200)
    assert.equal(rincian(ajukan).status, 'S')
    const lagi = await client
      .post(`/api/paket/${p.id}/ajukan`)
      .header('authorization', penyusun.sesi)
      .json({})
    lagi.assertStatus(409)
    const [kabar] = await baris('select 1 from notifikasi where penerima_id = ?', [
      manajer.pengguna.id,
    ])
    assert.exists(kabar)
    const tolak = await client
      .post(`/api/paket/${p.id}/tolak`)
      .header('authorization', manajer.sesi)
      .json({})
    tolak.assertStatus(400)
    const bukan = await client
      .post(`/api/paket/${p.id}/setujui`)
      .header('authorization', penyusun.sesi)
      .json({})
    bukan.assertStatus(403)
    const setuju = await client
      .post(`/api/paket/${p.id}/setujui`)
      .header('authorization', manajer.sesi)
      .json({})
    setuju.assertStatus(200)
    assert.equal(rincian(setuju).status, 'AM')
    const daftar = await client
      .get('/api/rup/paket/status/AM/tahun/2026?q=Kenanga&perHalaman=10')
      .header('authorization', manajer.sesi)
    daftar.assertBodyContains({ total: 1, data: [{ id: p.id, totalPagu: 922_000_000 }] })
    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .header('authorization', penyusun.sesi)
      .json({ nama: 'Berubah' })
    assert.equal(rincian(ubah).status, '')
    const beda = await client
      .get(`/api/paket/${p.id}/perubahan`)
      .header('authorization', manajer.sesi)
    const { data } = beda.body() as { data: { beda: object }[] }
    assert.deepEqual(data.at(-1)!.beda, { nama: ['Pembangunan Rumah Susun Kenanga', 'Berubah'] })
  })

  test('Dua persetujuan bersamaan: satu 200, satu 409', async ({ client, assert }) => {
    const [a, b] = [await orang({ peran: 'manajerULP' }), await orang({ peran: 'manajerULP' })]
    const { paket } = await buatPaket({ status: 'S' })
    const hasil = await Promise.all(
      [a, b].map((o) =>
        client.post(`/api/paket/${paket.id}/setujui`).header('authorization', o.sesi).json({})
      )
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const jumlah = await baris(
      `select 1 from jurnal where objek = 'paket' and objek_id = ? and aksi = 'paket.setujui'`,
      [String(paket.id)]
    )
    assert.lengthOf(jumlah, 1)
  })

  test('Penyusun yang juga manajer ULP tidak memutuskan paketnya sendiri', async ({ client }) => {
    const manajer = await orang({ peran: 'manajerULP' })
    const p = await buatLewatRute(client, manajer.sesi)
    await client.post(`/api/paket/${p.id}/ajukan`).header('authorization', manajer.sesi).json({})
    const r = await client
      .post(`/api/paket/${p.id}/setujui`)
      .header('authorization', manajer.sesi)
      .json({})
    r.assertStatus(403)
  })

  test('Paket yang belum lengkap tidak dapat diajukan', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const { paket } = await buatPaket({ status: '' })
    await baris('update paket set file_kak = null where id = ? returning id', [paket.id])
    await baris('delete from paket_lokasi where paket_id = ? returning id', [paket.id])
    await baris('update jadwal set mulai = null where paket_id = ? and urut = 3 returning id', [
      paket.id,
    ])
    const r = await client
      .post(`/api/paket/${paket.id}/ajukan`)
      .header('authorization', sesi)
      .json({})
    r.assertStatus(400)
    assert.sameMembers(
      (r.body() as Galat).errors.map((e) => e.message),
      [
        'Minimal 1 (satu) lokasi kerja harus diisi',
        'Dokumen KAK harus diunggah',
        'Penjelasan Tanggal mulai dan selesai harus diisi',
      ]
    )
  })
})

test.group('Paket: pokja', (group) => {
  group.each.setup(() => kosongkan())

  test('Ganjil, anggota ULP, bukan PPK dan bukan penyetuju', async ({ client, assert }) => {
    const manajer = await orang({ peran: 'manajerULP', divisi: 'unlada' })
    const { paket, ppk } = await buatPaket({ pokja: [], penyetuju: manajer.pengguna })
    const anggota = await Promise.all(
      [1, 2, 3].map(() => buatPengguna({ peran: 'operator', divisi: 'unlada' }))
    )
    const luar = await buatPengguna({ peran: 'operator', divisi: '2020' })
    const ids = anggota.map((a) => a.id)
    const atur = (isi: object) =>
      client
        .put(`/api/paket/${paket.id}/pokja`)
        .header('authorization', manajer.sesi)
        .json({
          nomor: 'SK-1',
          tanggal: '2026-11-01',
          ...isi,
        })
    const salah: [object, RegExp][] = [
      [{ anggota: ids.slice(0, 2) }, /tiga orang atau lebih/],
      [{ anggota: [...ids, luar.id] }, /ganjil/],
      [{ anggota: [...ids.slice(0, 2), luar.id] }, /bukan anggota/],
      [{ anggota: [...ids.slice(0, 2), ppk.id] }, /PPK paket ini/],
      [{ anggota: [...ids.slice(0, 2), manajer.pengguna.id] }, /menyetujui paket ini/],
      [{ anggota: ids, nomor: '' }, /Nomor surat/],
      [{ anggota: ids, tanggal: null }, /Tanggal surat/],
    ]
    for (const [isi, pola] of salah) {
      const r = await atur(isi)
      r.assertStatus(400)
      assert.match((r.body() as Galat).message, pola)
    }
    const baik = await atur({ anggota: ids })
    baik.assertStatus(200)
    assert.lengthOf(rincian(baik).pokja.anggota, 3)
    assert.deepEqual((await jurnal(paket.id, 'paket.pokja'))!.rincian.anggota, [[], ids])
    const calon = await client
      .get(`/api/paket/${paket.id}/calon-pokja`)
      .header('authorization', manajer.sesi)
    const { data } = calon.body() as { data: { id: number }[] }
    assert.notInclude(
      data.map((c) => c.id),
      manajer.pengguna.id
    )
    const operator = await orang({ peran: 'operatorULP' })
    const bukan = await client
      .put(`/api/paket/${paket.id}/pokja`)
      .header('authorization', operator.sesi)
      .json({})
    bukan.assertStatus(403)
  })

  test('Anggota menyatakan bebas benturan sekali; yang lain tidak', async ({ client, assert }) => {
    const { paket, pokja } = await buatPaket({ bebasBenturan: false })
    const sesi = await sesiUntuk(pokja[0]!)
    for (let i = 0; i < 2; i++) {
      const r = await client.post(`/api/paket/${paket.id}/benturan`).header('authorization', sesi)
      r.assertStatus(200)
      assert.isTrue(rincian(r).saya.bebasBenturan)
    }
    const jumlah = await baris(
      `select 1 from jurnal where objek_id = ? and aksi = 'paket.benturan'`,
      [String(paket.id)]
    )
    assert.lengthOf(jumlah, 1)
    const lain = await orang({ peran: 'operatorULP' })
    const r = await client
      .post(`/api/paket/${paket.id}/benturan`)
      .header('authorization', lain.sesi)
    r.assertStatus(403)
  })
})

test.group('Paket: penerbitan dan status pelaksanaan', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  const terbit = async (client: Parameters<typeof buatLewatRute>[0], p: PaketUji) =>
    client
      .post('/api/rup/paket/publish')
      .header('authorization', await sesiUntuk(p.ppk))
      .json({ paketPenyediaId: p.paket.id })

  test('PPK paket mempublish; masa pendaftaran dari tahapnya', async ({ client, assert }) => {
    const p = await buatPaket({})
    const lain = await orang({ peran: 'ppk', divisi: '20' })
    const bukan = await client
      .post('/api/rup/paket/publish')
      .header('authorization', lain.sesi)
      .json({ paketPenyediaId: p.paket.id })
    bukan.assertStatus(403)
    const r = await terbit(client, p)
    r.assertStatus(200)
    r.assertBodyContains({ message: 'Paket telah dipublish' })
    const data = rincian(r)
    assert.equal(data.statusPelaksanaan, 'A')
    assert.equal(Date.parse(data.mulaiDaftar!), p.jadwal[1]!.mulai.getTime())
    assert.equal(Date.parse(data.selesaiDaftar!), p.jadwal[1]!.selesai.getTime())
    const umum = await client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
    umum.assertStatus(200)
    assert.lengthOf((umum.body() as { data: unknown[] }).data, 18)
    const kedua = await terbit(client, p)
    kedua.assertStatus(409)
  })

  test('Tidak dipublish: belum disetujui, jadwal sudah mulai, tanpa pokja', async ({
    client,
    assert,
  }) => {
    const belum = await terbit(client, await buatPaket({ status: 'S' }))
    belum.assertStatus(409)
    const mulai = await terbit(client, await buatPaket({ mulaiJam: -2 }))
    mulai.assertStatus(400)
    assert.equal((mulai.body() as Galat).message, 'Jadwal sudah dimulai: Pengumuman')
    const tanpa = await terbit(client, await buatPaket({ pokja: [] }))
    tanpa.assertStatus(400)
    assert.equal((tanpa.body() as Galat).message, 'Pokja belum ditunjuk')
    const tersembunyi = await buatPaket({})
    const umum = await client.get(`/api/rup/paket/jadwal/${tersembunyi.paket.id}`)
    umum.assertStatus(404)
    const tla = await buatPaket({ metode: 'TLA', statusPelaksanaan: 'A' })
    const tlaUmum = await client.get(`/api/rup/paket/lokasi-kerja/${tla.paket.id}`)
    tlaUmum.assertStatus(404)
  })

  test('Gagal dan batal memerlukan alasan; tender ulang membuat paket baru', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const sesi = await sesiUntuk(p.ppk)
    const tanpa = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .header('authorization', sesi)
      .json({})
    tanpa.assertStatus(400)
    tanpa.assertBodyContains({ errors: [{ field: 'alasan' }] })
    const operator = await orang({ peran: 'operatorULP' })
    const bukan = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .header('authorization', operator.sesi)
      .json({ alasan: 'x' })
    bukan.assertStatus(403)
    const gagal = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .header('authorization', sesi)
      .json({ alasan: 'Tidak ada penawaran' })
    gagal.assertStatus(200)
    gagal.assertBodyContains({
      message: 'Proses tender telah digagalkan / tidak ditemukan pemenang',
      data: { statusPelaksanaan: 'G' },
    })
    assert.equal((await jurnal(p.paket.id, 'paket.gagal'))!.alasan, 'Tidak ada penawaran')
    const ulang = () =>
      client
        .put(`/api/rup/lelang/ulang/${p.paket.id}`)
        .header('authorization', sesi)
        .json({ alasan: 'Dokumen diperbaiki' })
    const hasil = await Promise.all([ulang(), ulang()])
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const baru = rincian(hasil.find((r) => r.status() === 200)!)
    assert.equal(baru.statusPelaksanaan, 'N')
    assert.equal(baru.status, '')
    assert.equal(baru.paketAsal!.id, p.paket.id)
    assert.equal(baru.totalPagu, p.paket.totalPagu)
    assert.isNull(baru.listJadwal[0]!.mulai)
    assert.lengthOf(baru.pokja.anggota, 0)
    const lama = await client.get(`/api/paket/${p.paket.id}`).header('authorization', sesi)
    lama.assertBodyContains({ data: { statusPelaksanaan: 'U', paketUlang: { id: baru.id } } })
    const belumTerbit = await buatPaket({ ppk: p.ppk })
    const batal = await client
      .put(`/api/rup/lelang/batal/${belumTerbit.paket.id}`)
      .header('authorization', sesi)
      .json({ alasan: 'Anggaran dialihkan' })
    batal.assertBodyContains({ message: 'Proses tender telah dibatalkan' })
  })

  test('Selesai: sesudah SPPBJ untuk tender', async ({ client }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const r = await client
      .put(`/api/rup/lelang/selesai/${p.paket.id}`)
      .header('authorization', await sesiUntuk(p.ppk))
      .json({})
    r.assertStatus(409)
    r.assertBodyContains({ message: 'Tender diselesaikan sesudah SPPBJ dikirim' })
  })

  test('Ditunda, lalu dilanjutkan hanya dengan revisi yang disetujui', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const manajer = await orang({ peran: 'manajerULP' })
    const ppk = await sesiUntuk(p.ppk)
    await keTahap(p.paket.id, 'penjelasan', 30)
    const tunda = await client
      .put(`/api/rup/lelang/tunda/${p.paket.id}`)
      .header('authorization', ppk)
      .json({ alasan: 'Menunggu izin' })
    tunda.assertBodyContains({ data: { statusPelaksanaan: 'P' } })
    await keTahap(p.paket.id, 'pemasukan', 30)
    const lanjut = () =>
      client.put(`/api/rup/lelang/lanjutkan/${p.paket.id}`).header('authorization', ppk).json({})
    const dini = await lanjut()
    dini.assertStatus(409)
    const baru = (await jadwalUji(p.paket.id)).map((l) => ({
      urut: l.urut,
      include: l.include,
      mulai: l.urut < 4 ? l.mulai : new Date(l.mulai.getTime() + 5 * 86_400_000),
      selesai: l.urut < 3 ? l.selesai : new Date(l.selesai.getTime() + 5 * 86_400_000),
      remark: l.urut < 3 ? null : 'Sesudah penundaan',
    }))
    const kirim = (listRevisiJadwal: object[]) =>
      client
        .post('/api/rup/jadwal/revisi')
        .header('authorization', ppk)
        .json({ paketPenyediaId: p.paket.id, listRevisiJadwal })
    const kurang = await kirim(
      baru.map((l) => (l.urut === 3 ? { ...l, selesai: p.jadwal[2]!.selesai, remark: null } : l))
    )
    kurang.assertStatus(400)
    assert.match((kurang.body() as Galat).message, /terlewati selama paket ditunda/)
    const simpan = await kirim(baru)
    simpan.assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .header('authorization', manajer.sesi)
    setuju.assertStatus(200)
    const hasil = await lanjut()
    hasil.assertBodyContains({ data: { statusPelaksanaan: 'A' } })
  })
})

test.group('Paket: revisi dan berkas jadwal', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  const revisi = async (p: PaketUji, ubah: Record<number, object>) =>
    (await jadwalUji(p.paket.id)).map((l) => ({
      urut: l.urut,
      include: l.include,
      mulai: l.mulai,
      selesai: l.selesai,
      remark: null,
      ...ubah[l.urut],
    }))
  const tambahJam = (t: Date, jam: number) => new Date(t.getTime() + jam * 3_600_000).toISOString()

  test('Disimpan, menunggu tanpa akibat, disetujui orang lain, berlaku', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const pokja = await sesiUntuk(p.pokja[0]!)
    const manajer = await orang({ peran: 'manajerULP' })
    const akhir = tambahJam(p.jadwal[1]!.selesai, 0.5)
    const kirim = (listRevisiJadwal: object[]) =>
      client
        .post('/api/rup/jadwal/revisi')
        .header('authorization', pokja)
        .json({ userId: 1, paketPenyediaId: p.paket.id, listRevisiJadwal })
    const tanpaRemark = await kirim(await revisi(p, { 2: { selesai: akhir } }))
    tanpaRemark.assertStatus(400)
    assert.equal(
      (tanpaRemark.body() as Galat).message,
      'Ada perubahan pada jadwal Pendaftaran dan Pengambilan Dokumen. Harap mengisi remark!'
    )
    const simpan = await kirim(await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }))
    simpan.assertStatus(200)
    simpan.assertBodyContains({ message: 'Revisi jadwal berhasil disimpan' })
    assert.equal(
      (await jadwalUji(p.paket.id))[1]!.selesai.getTime(),
      p.jadwal[1]!.selesai.getTime()
    )
    const daftar = await client
      .get('/api/rup/jadwal/revisi/paket/2026')
      .header('authorization', manajer.sesi)
    const [satu] = (daftar.body() as { data: PaketRevisi[] }).data
    assert.isTrue(satu!.bolehSetujui)
    const operator = await orang({ peran: 'operatorULP' })
    const bukan = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .header('authorization', operator.sesi)
    bukan.assertStatus(403)
    const approve = () =>
      client
        .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
        .header('authorization', manajer.sesi)
    const hasil = await Promise.all([approve(), approve()])
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const kini = await jadwalUji(p.paket.id)
    assert.equal(kini[1]!.selesai.toISOString(), akhir)
    const [paket] = await baris<{ selesai_daftar: Date }>(
      'select selesai_daftar from paket where id = ?',
      [p.paket.id]
    )
    assert.equal(paket!.selesai_daftar.toISOString(), akhir)
  })

  test('Saat disetujui jam diperiksa lagi: tahap yang keburu berakhir tidak berubah', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const ppk = await sesiUntuk(p.ppk)
    const manajer = await orang({ peran: 'manajerULP' })
    await keTahap(p.paket.id, 'pemasukan', 60)
    const list = await revisi(p, {
      4: { selesai: tambahJam(p.jadwal[3]!.selesai, 0.5), remark: 'Diperpanjang' },
    })
    const simpan = await client
      .post('/api/rup/jadwal/revisi')
      .header('authorization', ppk)
      .json({ paketPenyediaId: p.paket.id, listRevisiJadwal: list })
    simpan.assertStatus(200)
    const persingkat = await client
      .post('/api/rup/jadwal/revisi')
      .header('authorization', ppk)
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, {
          4: { selesai: tambahJam(p.jadwal[3]!.selesai, -2), remark: 'Dipersingkat' },
        }),
      })
    persingkat.assertStatus(400)
    assert.match((persingkat.body() as Galat).message, /hanya dapat diperpanjang/)
    await keTahap(p.paket.id, 'pembukaan', 1)
    const r = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .header('authorization', manajer.sesi)
    r.assertStatus(400)
    assert.match((r.body() as Galat).message, /sudah berakhir dan tidak dapat diubah/)
  })

  test('Berkas jadwal diunggah dengan tandanya; tanpa berkas ditolak', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const pokja = await sesiUntuk(p.pokja[1]!)
    const r = await client
      .post('/api/rup/jadwal/upload')
      .header('authorization', pokja)
      .field('paketPenyediaId', p.paket.id)
      .field('fileCount', 2)
      .field('showVendors[0]', 'true')
      .field('showVendors[2]', 'false')
      .file('uploadFiles[0]', PDF, { filename: 'pengumuman.pdf', contentType: 'application/pdf' })
      .file('uploadFiles[2]', PDF, { filename: 'catatan.pdf', contentType: 'application/pdf' })
    r.assertStatus(200)
    const { data } = r.body() as { data: RincianPaket['listJadwal'] }
    assert.equal(data[0]!.berkas[0]!.nama, 'pengumuman.pdf')
    assert.isTrue(data[0]!.showVendor)
    assert.isFalse(data[2]!.showVendor)
    const umum = await client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
    assert.isEmpty((umum.body() as { data: RincianPaket['listJadwal'] }).data[0]!.berkas)
    const staf = await client.get(`/${data[2]!.fileJadwal}`).header('authorization', pokja)
    staf.assertStatus(200)
    const rekanan = await orang({ peran: 'vendor' })
    const tolak = await client.get(`/${data[2]!.fileJadwal}`).header('authorization', rekanan.sesi)
    tolak.assertStatus(404)
    const kosong = await client
      .post('/api/rup/jadwal/upload')
      .header('authorization', pokja)
      .field('paketPenyediaId', p.paket.id)
      .field('fileCount', 0)
    kosong.assertStatus(400)
    kosong.assertBodyContains({ message: 'Masukkan minimal 1 (satu) file sebelum upload' })
  })

  test('Daftar tahun berhalaman, bersaring, hanya dalam lingkup', async ({ client, assert }) => {
    await buatPaket({ nama: 'Paket Aneka' })
    await buatPaket({ statusPelaksanaan: 'A', nama: 'Paket Berjalan' })
    const ulp = await orang({ peran: 'operatorULP' })
    const r = await client
      .get('/api/rup/paket/lelang/tahun/2026?statusPelaksanaan=A&perHalaman=10&urut=-nama')
      .header('authorization', ulp.sesi)
    const { data } = r.body() as { data: BarisPaket[] }
    assert.deepEqual(
      data.map((b) => b.nama),
      ['Paket Berjalan']
    )
    const rest = await client
      .get('/rest/paket?range=[0,0]&sort=["nama","ASC"]')
      .header('authorization', ulp.sesi)
    assert.equal(rest.header('content-range'), 'paket 0-0/2')
    const manajer = await orang({ peran: 'manajer', divisi: '1010' })
    const kosong = await client
      .get('/api/rup/paket/lelang/tahun/2026')
      .header('authorization', manajer.sesi)
    kosong.assertBodyContains({ total: 0 })
  })
})
