import { test } from '@japa/runner'
import { kosongkan } from '../../lib/basis_data.ts'
import { buatKegiatanAD, buatPaket } from '@eproc/database/factories/paket'
import type { AcuanPaket, RincianPaket } from '@eproc/domain/jawaban/paket'
import { baris, buatLewatRute, isianPaket, jurnal, orang, sesiUntuk } from './bantu.ts'

interface Galat {
  message: string
  errors: { field: string; rule: string; message: string }[]
}

test.group('Paket: konsolidasi dan penyuntingan', (group) => {
  group.each.setup(() => kosongkan())

  test('Satu kiriman menyimpan semua bagian; jumlah dihitung peladen; tercatat', async ({
    client,
    assert,
  }) => {
    const { sesi, pengguna } = await orang({ peran: 'operatorULP' })
    const kegiatan = await buatKegiatanAD({ pagu: 1_500_000_000 })
    const p = await buatLewatRute(client, sesi, await isianPaket(kegiatan))
    assert.match(p.kode, /^PKT-2026-\d{5}$/)
    assert.equal(p.totalPagu, 922_000_000)
    assert.equal(p.ppkId, kegiatan.ppkId)
    assert.equal(p.satuanKerja, '2020')
    assert.equal(p.status, '')
    assert.lengthOf(p.listJadwal, 18)
    assert.equal(p.listHps[1]!.jumlah, 322_000_000)
    assert.match(p.fileKAK!, /^berkas\//)
    assert.equal(p.namaBerkas[p.fileKAK!], 'kak.pdf')
    const [k] = await baris<{ status: string }>('select status from kegiatan where id = ?', [
      kegiatan.id,
    ])
    assert.equal(k!.status, 'U')
    const catatan = await jurnal(p.id, 'paket.buat')
    assert.equal(catatan!.pelaku_id, pengguna.id)
    assert.equal(catatan!.rincian.nama![1], 'Pembangunan Rumah Susun Kenanga')

    const acuan = await client.get('/api/paket/acuan/2026').header('authorization', sesi)
    const { data } = acuan.body() as { data: AcuanPaket }
    assert.equal(data.kegiatan.find((x) => x.id === kegiatan.id)!.sisaPagu, 500_000_000)
    const sendiri = await client
      .get(`/api/paket/acuan/2026?paketId=${p.id}`)
      .header('authorization', sesi)
    const milik = (sendiri.body() as { data: AcuanPaket }).data.kegiatan
    assert.equal(milik.find((x) => x.id === kegiatan.id)!.sisaPagu, 1_500_000_000)
    assert.equal(data.paguPla.KOL, 300_000_000)

    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .header('authorization', sesi)
      .json({ nama: 'Nama Baru', versi: p.versi })
    ubah.assertStatus(200)
    const baru = (ubah.body() as { data: RincianPaket }).data
    assert.equal(baru.nama, 'Nama Baru')
    assert.lengthOf(baru.listHps, 2)
    assert.equal(baru.listJadwal[0]!.mulai, p.listJadwal[0]!.mulai)
    assert.deepEqual((await jurnal(p.id, 'paket.ubah'))!.rincian, {
      nama: ['Pembangunan Rumah Susun Kenanga', 'Nama Baru'],
    })
    const usang = await client
      .put(`/api/paket/${p.id}`)
      .header('authorization', sesi)
      .json({ nama: 'X', versi: p.versi })
    usang.assertStatus(409)
  })

  test('Aturan isian menyebut bidang dan pesannya', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const kegiatan = await buatKegiatanAD({ pagu: 1_500_000_000 })
    const dasar = await isianPaket(kegiatan)
    const belum = await buatKegiatanAD({ persetujuan: 'AU' })
    const ppkLain = await buatKegiatanAD()
    const dana = (k: { id: number }, pagu = 1_000_000_000) => ({
      ...dasar.listPendanaan[0]!,
      kegiatanId: k.id,
      pagu,
    })
    const jadwalSalah = dasar.listJadwal.map((l, i) =>
      i === 3 ? { ...l, mulai: dasar.listJadwal[1]!.mulai } : l
    )
    const kasus: [object, string, RegExp][] = [
      [{ nama: '' }, 'nama', /harus diisi/],
      [{ metodePemilihan: 'SEL' }, 'metodePemilihan', /tidak tersedia/],
      [{ kualifikasi: null }, 'kualifikasi', /harus diisi/],
      [{ metodeEvaluasi: 'KUB' }, 'metodeEvaluasi', /tidak tersedia/],
      [{ jenisKontrak: 'WAK' }, 'jenisKontrak', /tidak tersedia/],
      [{ bobotHarga: 60 }, 'bobotHarga', /berjumlah 100/],
      [{ metodeEvaluasi: 'NILPSG', passingGrade: 0 }, 'passingGrade', /ambang batas/],
      [
        { metodePemilihan: 'TLA', kualifikasi: null, listJadwal: [] },
        'alasanMetode',
        /memerlukan alasan/,
      ],
      [
        { metodePemilihan: 'PLA', kualifikasi: null, listJadwal: [] },
        'listHps',
        /melebihi batas pengadaan langsung Konstruksi sebesar Rp\s?500\.000\.000/,
      ],
      [{ listPendanaan: [] }, 'listPendanaan', /Minimal 1/],
      [{ listPendanaan: [dana(belum)] }, 'listPendanaan.0.kegiatanId', /belum disetujui/],
      [
        { listPendanaan: [dana(kegiatan, 900_000_000), dana(ppkLain, 100_000_000)] },
        'listPendanaan.1.kegiatanId',
        /PPK yang sama/,
      ],
      [{ listPendanaan: [dana(kegiatan, 1_600_000_000)] }, 'listPendanaan.0.pagu', /Sisa pagu/],
      [{ listPendanaan: [dana(kegiatan, 900_000_000)] }, 'listHps', /melebihi total sumber dana/],
      [
        { listLokasiKerja: [{ lokasiProyekId: 999_999 }] },
        'listLokasiKerja.0.lokasiProyekId',
        /^LOKASI TIDAK DITEMUKAN!$/,
      ],
      [{ kbli: [999_999] }, 'kbli', /KBLI tidak ditemukan/],
      [
        { listHps: [{ uraian: '', volume: 0, satuan: '', hargaSatuan: 1 }] },
        'listHps.0.volume',
        /0/,
      ],
      [
        { listJadwal: jadwalSalah },
        'listJadwal.3',
        /^Tanggal mulai pada jadwal Pemasukan Dokumen Penawaran tidak boleh mendahului atau bersamaan dengan tanggal selesai pada jadwal Pendaftaran dan Pengambilan Dokumen$/,
      ],
      [{ listJadwal: dasar.listJadwal.slice(0, 5) }, 'listJadwal', /template/],
    ]
    for (const [ganti, bidang, pola] of kasus) {
      const r = await client
        .post('/api/paket')
        .header('authorization', sesi)
        .json({ ...dasar, ...ganti })
      r.assertStatus(400)
      const galat = (r.body() as Galat).errors.find((e) => e.field === bidang)
      assert.exists(galat, `${bidang}: ${JSON.stringify(r.body())}`)
      assert.match(galat!.message, pola)
    }
    assert.isEmpty(await baris('select 1 from paket'))
  })

  test('Dua paket berebut sisa pagu: satu tersimpan, satu ditolak, sisa tidak pernah negatif', async ({
    client,
    assert,
  }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const kegiatan = await buatKegiatanAD({ pagu: 2_500_000_000 })
    const isian = await isianPaket(kegiatan)
    const hasil = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.post('/api/paket').header('authorization', sesi).json(isian)
      )
    )
    const status = hasil.map((r) => r.status()).toSorted()
    assert.deepEqual(status, [200, 200, 400, 400, 400, 400])
    const [jumlah] = await baris<{ n: number }>(
      'select sum(pagu)::bigint as n from paket_pendanaan where kegiatan_id = ?',
      [kegiatan.id]
    )
    assert.equal(jumlah!.n, 2_000_000_000)
  })

  test('Paket gagal dan batal mengembalikan pagunya', async ({ client }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const kegiatan = await buatKegiatanAD({ pagu: 1_000_000_000 })
    await buatPaket({
      statusPelaksanaan: 'B',
      pendanaan: [{ kegiatanId: kegiatan.id, pagu: 1_000_000_000 }],
    })
    await buatLewatRute(client, sesi, await isianPaket(kegiatan))
  })

  test('Mengganti metode membuat jadwal dari template lain; menghapus dana melepas kegiatan', async ({
    client,
    assert,
  }) => {
    const { sesi } = await orang({ peran: 'manajerULP' })
    const kegiatan = await buatKegiatanAD()
    const p = await buatLewatRute(client, sesi, await isianPaket(kegiatan))
    const lain = await buatKegiatanAD({ ppk: { id: kegiatan.ppkId } })
    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .header('authorization', sesi)
      .json({
        metodePemilihan: 'TLA',
        kualifikasi: null,
        alasanMetode: 'Penyedia tunggal',
        listPendanaan: [
          {
            kegiatanId: lain.id,
            sumberDana: 'ekuitas',
            asalDana: null,
            mak: null,
            pagu: 1_000_000_000,
          },
        ],
      })
    ubah.assertStatus(200)
    const baru = (ubah.body() as { data: RincianPaket }).data
    assert.lengthOf(baru.listJadwal, 12)
    assert.isNull(baru.listJadwal[0]!.mulai)
    const status = await baris<{ status: string }>(
      'select status from kegiatan where id in (?, ?) order by id',
      [kegiatan.id, lain.id]
    )
    assert.deepEqual(
      status.map((s) => s.status),
      ['N', 'U']
    )
  })

  test('Usulan jadwal melewati hari libur dan selalu sah', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const r = await client.post('/api/paket/usul-jadwal').header('authorization', sesi).json({
      jenisPengadaan: 'KON',
      metodePemilihan: 'TEN',
      kualifikasi: 'K',
      mulai: '2026-12-05',
    })
    r.assertStatus(200)
    const { data } = r.body() as { data: { mulai: string; selesai: string }[] }
    assert.lengthOf(data, 18)
    assert.equal(data[0]!.mulai, '2026-12-07T08:00:00+07:00')
    for (const [i, l] of data.entries()) {
      if (i > 0) assert.isAbove(Date.parse(l.mulai), Date.parse(data[i - 1]!.selesai))
    }
  })

  test('Bukan ULP: 403; tanpa sesi: 401; di luar lingkup dan tidak ada: 404 yang sama', async ({
    client,
    assert,
  }) => {
    const operator = await orang({ peran: 'operator', divisi: '1010' })
    const ulp = await orang({ peran: 'operatorULP' })
    const { paket, ppk } = await buatPaket({})
    const tambah = await client
      .post('/api/paket')
      .header('authorization', operator.sesi)
      .json(await isianPaket())
    tambah.assertStatus(403)
    const tanpa = await client.post('/api/paket').json({})
    tanpa.assertStatus(401)
    const luar = await client.get(`/api/paket/${paket.id}`).header('authorization', operator.sesi)
    luar.assertStatus(404)
    const tiada = await client.get('/api/paket/999999').header('authorization', ulp.sesi)
    tiada.assertStatus(404)
    assert.deepEqual(luar.body(), tiada.body())
    const milik = await client
      .get(`/api/paket/${paket.id}`)
      .header('authorization', await sesiUntuk(ppk))
    milik.assertStatus(200)
    const rekanan = await orang({ peran: 'vendor' })
    const vendor = await client.get(`/api/paket/${paket.id}`).header('authorization', rekanan.sesi)
    vendor.assertStatus(403)
  })

  test('Paket yang sudah dipublish tidak dapat diubah', async ({ client }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const { paket } = await buatPaket({ statusPelaksanaan: 'A' })
    const r = await client
      .put(`/api/paket/${paket.id}`)
      .header('authorization', sesi)
      .json({ nama: 'X' })
    r.assertStatus(409)
    r.assertBodyContains({ message: 'Paket sudah dipublish dan tidak dapat diubah' })
  })
})
