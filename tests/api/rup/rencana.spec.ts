import { test } from '@japa/runner'
import { buatPaket } from '@eproc/database/factories/paket'
import { buatKegiatan, buatKegiatanAD, buatProgram } from '@eproc/database/factories/rup'
import type { AcuanRup, Kegiatan, KegiatanProgram, Program } from '@eproc/domain/jawaban/rup'
import { kosongkan } from '../../lib/basis_data.ts'
import { baris, isianKegiatan, isianProgram, jajaran, jurnal, orang } from './bantu.ts'

const galat = (r: { body(): unknown }) =>
  (r.body() as { errors?: { field: string; message: string }[] }).errors?.map((e) => e.field) ?? []
const saring = (isi: object) => `filter=${encodeURIComponent(JSON.stringify(isi))}`

test.group('Program', (group) => {
  group.each.setup(() => kosongkan())

  test('Operator membuat, mengubah, menghapus program divisinya; tercatat di jurnal', async ({
    client,
    assert,
  }) => {
    const { sesi } = await orang({ peran: 'operator', divisi: '2020' })
    const buat = await client
      .post('/rest/program')
      .header('authorization', sesi)
      .json(isianProgram('a'))
    buat.assertStatus(200)
    const p = buat.body() as Program
    assert.containSubset(p, { kode: 'PR-a', divisi: '2020', jumlahKegiatan: 0, pagu: 0 })
    assert.sameMembers(p.bisa, ['ubah', 'hapus'])
    const ubah = await client
      .put(`/rest/program/${p.id}`)
      .header('authorization', sesi)
      .json({ ...isianProgram('a'), nama: 'Nama Baru', versi: p.versi })
    ubah.assertBodyContains({ nama: 'Nama Baru' })
    assert.deepEqual((await jurnal('program', p.id, 'program.ubah'))!.rincian, {
      nama: ['Penataan Kawasan a', 'Nama Baru'],
    })
    const usang = await client
      .put(`/rest/program/${p.id}`)
      .header('authorization', sesi)
      .json({ ...isianProgram('a'), versi: p.versi })
    usang.assertStatus(409)
    const hapus = await client.delete(`/rest/program/${p.id}`).header('authorization', sesi)
    hapus.assertStatus(200)
    assert.exists(await jurnal('program', p.id, 'program.hapus'))
    ;(await client.get(`/rest/program/${p.id}`).header('authorization', sesi)).assertStatus(404)
  })

  test('Isian salah disebut per bidang; kode ganda, divisi lain, dan direktorat ditolak', async ({
    client,
    assert,
  }) => {
    const { sesi } = await orang({ peran: 'operator', divisi: '2020' })
    const kirim = (isi: object) =>
      client.post('/rest/program').header('authorization', sesi).json(isi)
    const kosong = await kirim({})
    kosong.assertStatus(400)
    assert.sameMembers(galat(kosong), ['kode', 'nama', 'divisi', 'tahunAnggaran'])
    assert.deepEqual(galat(await kirim({ ...isianProgram('b'), divisi: '2010' })), ['divisi'])
    assert.deepEqual(galat(await kirim({ ...isianProgram('b'), divisi: '20' })), ['divisi'])
    assert.deepEqual(galat(await kirim({ ...isianProgram('b'), tahunAnggaran: 2019 })), [
      'tahunAnggaran',
    ])
    ;(await kirim(isianProgram('b'))).assertStatus(200)
    const ganda = await kirim(isianProgram('b'))
    ganda.assertStatus(400)
    ganda.assertBodyContains({
      errors: [{ field: 'kode', message: 'Kode sudah dipakai pada tahun anggaran ini' }],
    })
    ;(await kirim({ ...isianProgram('b'), tahunAnggaran: 2027 })).assertStatus(200)
  })

  test('Program divisi lain tampak tidak ada; ULP melihat dan mengelola semua', async ({
    client,
    assert,
  }) => {
    const operator = await orang({ peran: 'operator', divisi: '2020' })
    const ulp = await orang({ peran: 'operatorULP', divisi: '1040' })
    const ppk = await orang({ peran: 'ppk', divisi: '20' })
    const lain = await buatProgram({ divisi: '3040' })
    const tetangga = await buatProgram({ divisi: '2010' })
    for (const metode of ['get', 'put', 'delete'] as const) {
      const r = await client[metode](`/rest/program/${lain.id}`)
        .header('authorization', operator.sesi)
        .json(metode === 'put' ? isianProgram('c') : {})
      r.assertStatus(404)
    }
    const daftar = async (sesi: string) => {
      const r = await client.get('/rest/program').header('authorization', sesi)
      return (r.body() as Program[]).map((p) => p.id)
    }
    assert.deepEqual(await daftar(operator.sesi), [])
    assert.deepEqual(await daftar(ppk.sesi), [tetangga.id])
    assert.sameMembers(await daftar(ulp.sesi), [lain.id, tetangga.id])
    const r = await client
      .put(`/rest/program/${lain.id}`)
      .header('authorization', ulp.sesi)
      .json({ ...isianProgram('c'), divisi: '3040' })
    r.assertStatus(200)
    const manajer = await orang({ peran: 'manajer', divisi: '2020' })
    const bukan = await client
      .post('/rest/program')
      .header('authorization', manajer.sesi)
      .json(isianProgram('d'))
    bukan.assertStatus(403)
  })

  test('Anggota ULP membaca program divisi lain tetapi tidak mengubahnya', async ({ client }) => {
    const { sesi } = await orang({ peran: 'operator', divisi: 'unlada' })
    const p = await buatProgram({ divisi: '2020' })
    ;(await client.get(`/rest/program/${p.id}`).header('authorization', sesi)).assertStatus(200)
    const r = await client
      .put(`/rest/program/${p.id}`)
      .header('authorization', sesi)
      .json(isianProgram('e'))
    r.assertStatus(403)
  })

  test('Program berisi: divisi dan tahun tetap, tidak dapat dihapus, jumlahnya dari SQL', async ({
    client,
    assert,
  }) => {
    const { sesi } = await orang({ peran: 'operatorULP', divisi: '1040' })
    const program = await buatProgram()
    const k = await buatKegiatan({ program, persetujuan: 'AD', pagu: 2_000_000_000 })
    await buatPaket({ pendanaan: [{ kegiatanId: k.id, pagu: 1_500_000_000 }] })
    const r = await client.get(`/rest/program/${program.id}`).header('authorization', sesi)
    assert.containSubset(r.body(), {
      jumlahKegiatan: 1,
      pagu: 2_000_000_000,
      paguTerpakai: 1_500_000_000,
      sisaPagu: 500_000_000,
      bisa: ['ubah'],
    })
    const ubah = await client
      .put(`/rest/program/${program.id}`)
      .header('authorization', sesi)
      .json({ kode: 'X', nama: 'Y', divisi: '2010', tahunAnggaran: 2027 })
    ubah.assertStatus(400)
    assert.sameMembers(galat(ubah), ['divisi', 'tahunAnggaran'])
    const hapus = await client.delete(`/rest/program/${program.id}`).header('authorization', sesi)
    hapus.assertStatus(409)
  })
})

test.group('Kegiatan', (group) => {
  group.each.setup(() => kosongkan())

  test('Setiap aturan isian menyebut bidangnya', async ({ client, assert }) => {
    const j = await jajaran()
    const program = await buatProgram()
    const isian = await isianKegiatan(program, j.ppk.pengguna)
    const kirim = (isi: object) =>
      client.post('/rest/kegiatan').header('authorization', j.operator.sesi).json(isi)
    assert.sameMembers(galat(await kirim({})), [
      'programId',
      'kode',
      'nama',
      'jenisPengadaan',
      'coaId',
      'ppkId',
      'pagu',
    ])
    const ppkLain = await orang({ peran: 'ppk', divisi: '30' })
    const programLain = await buatProgram({ divisi: '2010' })
    const salah: [object, string][] = [
      [{ pagu: 0 }, 'pagu'],
      [{ pagu: 1.5 }, 'pagu'],
      [{ jenisPengadaan: 'ABC' }, 'jenisPengadaan'],
      [{ coaId: 2_000_000_000 }, 'coaId'],
      [{ ppkId: ppkLain.pengguna.id }, 'ppkId'],
      [{ ppkId: j.manajer.pengguna.id }, 'ppkId'],
      [{ programId: programLain.id }, 'programId'],
      [{ tahunAnggaran: 2027 }, 'tahunAnggaran'],
      [{ divisi: '2010' }, 'divisi'],
      [{ kode: 'k'.repeat(31) }, 'kode'],
    ]
    for (const [isi, bidang] of salah) {
      const r = await kirim({ ...isian, ...isi })
      r.assertStatus(400)
      assert.deepEqual(galat(r), [bidang], JSON.stringify(isi))
    }
    ;(await kirim(isian)).assertStatus(200)
    assert.deepEqual(galat(await kirim(isian)), ['kode'])
  })

  test('Mengubah kegiatan yang disetujui mengulang persetujuannya; tanpa perubahan tidak', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await buatProgram()
    const isian = await isianKegiatan(program, j.ppk.pengguna)
    const buat = await client
      .post('/rest/kegiatan')
      .header('authorization', j.operator.sesi)
      .json(isian)
    const { id, versi } = buat.body() as Kegiatan
    await baris(`update kegiatan set persetujuan = 'AD' where id = ? returning id`, [id])
    const ubah = (isi: object) =>
      client.put(`/rest/kegiatan/${id}`).header('authorization', j.operator.sesi).json(isi)
    const sama = await ubah(isian)
    assert.containSubset(sama.body(), { persetujuan: 'AD', versi })
    const beda = await ubah({ ...isian, nama: 'Pembangunan Taman Kota', versi })
    assert.containSubset(beda.body(), { persetujuan: '', versi: versi + 1 })
    assert.deepEqual((await jurnal('kegiatan', id, 'kegiatan.ubah'))!.rincian, {
      nama: ['Pembangunan Taman', 'Pembangunan Taman Kota'],
      persetujuan: ['AD', ''],
    })
    ;(await ubah({ ...isian, versi })).assertStatus(409)
  })

  test('Kegiatan dalam paket: pagu tidak di bawah yang terpakai, PPK dan program tetap', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await buatProgram()
    const k = await buatKegiatan({
      program,
      ppk: j.ppk.pengguna,
      persetujuan: 'AD',
      pagu: 2_000_000_000,
    })
    const { paket } = await buatPaket({
      ppk: j.ppk.pengguna,
      pendanaan: [{ kegiatanId: k.id, pagu: 1_500_000_000 }],
    })
    const isian = await isianKegiatan(program, j.ppk.pengguna)
    const ubah = (isi: object) =>
      client
        .put(`/rest/kegiatan/${k.id}`)
        .header('authorization', j.operator.sesi)
        .json({ ...isian, ...isi })
    const kurang = await ubah({ pagu: 1_499_999_999 })
    kurang.assertStatus(400)
    kurang.assertBodyContains({
      errors: [
        {
          field: 'pagu',
          message: 'Pagu tidak boleh kurang dari yang sudah dipakai paket, yaitu Rp 1.500.000.000',
        },
      ],
    })
    const ppkLain = await orang({ peran: 'ppk', divisi: '20' })
    assert.deepEqual(galat(await ubah({ pagu: 2e9, ppkId: ppkLain.pengguna.id })), ['ppkId'])
    const programLain = await buatProgram()
    assert.deepEqual(galat(await ubah({ pagu: 2e9, programId: programLain.id })), ['programId'])
    ;(await ubah({ pagu: 1_500_000_000 })).assertStatus(200)
    const baca = async () => {
      const r = await client.get(`/rest/kegiatan/${k.id}`).header('authorization', j.operator.sesi)
      return r.body() as Kegiatan
    }
    assert.containSubset(await baca(), { paguTerpakai: 1_500_000_000, sisaPagu: 0, status: 'U' })
    await baris(`update paket set status_pelaksanaan = 'B' where id = ? returning id`, [paket.id])
    assert.containSubset(await baca(), { paguTerpakai: 0, sisaPagu: 1_500_000_000 })
    const hapus = await client
      .delete(`/rest/kegiatan/${k.id}`)
      .header('authorization', j.operator.sesi)
    hapus.assertStatus(409)
  })

  test('Hanya draf yang dapat dihapus', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'operator', divisi: '2020' })
    for (const persetujuan of ['S', 'AM', 'RM', 'AD'] as const) {
      const { id } = await buatKegiatan({ persetujuan })
      const r = await client.delete(`/rest/kegiatan/${id}`).header('authorization', sesi)
      r.assertStatus(409)
    }
    const { id } = await buatKegiatan()
    ;(await client.delete(`/rest/kegiatan/${id}`).header('authorization', sesi)).assertStatus(200)
    assert.exists(await jurnal('kegiatan', id, 'kegiatan.hapus'))
  })

  test('Lingkup daftar: divisi sendiri, direktorat sendiri, atau semua; yang lain 404', async ({
    client,
    assert,
  }) => {
    const a = await buatKegiatan({ divisi: '2020' })
    const b = await buatKegiatan({ divisi: '2010' })
    const c = await buatKegiatan({ divisi: '3040' })
    const lihat: [Parameters<typeof orang>[0], number[]][] = [
      [{ peran: 'operator', divisi: '2020' }, [a.id]],
      [{ peran: 'manajer', divisi: '2010' }, [b.id]],
      [{ peran: 'ppk', divisi: '20' }, [a.id, b.id]],
      [{ peran: 'pa', divisi: '30' }, [c.id]],
      [{ peran: 'operatorULP', divisi: '1040' }, [a.id, b.id, c.id]],
      [{ peran: 'manajerULP', divisi: '1040' }, [a.id, b.id, c.id]],
      [{ peran: 'operator', divisi: 'unlada' }, [a.id, b.id, c.id]],
      [{ peran: 'adminit', divisi: '1070' }, [a.id, b.id, c.id]],
      [{ peran: 'operator', divisi: null }, []],
    ]
    for (const [siapa, terlihat] of lihat) {
      const { sesi } = await orang(siapa)
      const r = await client.get('/rest/kegiatan').header('authorization', sesi)
      r.assertStatus(200)
      const ids = (r.body() as Kegiatan[]).map((k) => k.id)
      assert.sameMembers(ids, terlihat, JSON.stringify(siapa))
      for (const k of [a, b, c]) {
        for (const jalur of ['/rest/kegiatan', '/api/rup/kegiatan']) {
          const satu = await client.get(`${jalur}/${k.id}`).header('authorization', sesi)
          satu.assertStatus(terlihat.includes(k.id) ? 200 : 404)
        }
      }
    }
  })

  test('Daftar dicari, disaring, diurut, dan dipotong di server', async ({ client, assert }) => {
    const { sesi, pengguna } = await orang({ peran: 'ppk', divisi: '20' })
    const a = await buatKegiatan({ nama: 'Taman 100%', pagu: 3_000, ppk: pengguna })
    const b = await buatKegiatan({ nama: 'Gedung', pagu: 1_000, persetujuan: 'AD', jenis: 'BAR' })
    const c = await buatKegiatan({ nama: 'Jalan', pagu: 2_000, persetujuan: 'AM', ppk: pengguna })
    const daftar = async (kueri: string) => {
      const r = await client.get(`/rest/kegiatan?${kueri}`).header('authorization', sesi)
      r.assertStatus(200)
      return (r.body() as Kegiatan[]).map((k) => k.id)
    }
    assert.deepEqual(await daftar('sort=["pagu","DESC"]&range=[0,1]'), [a.id, c.id])
    assert.deepEqual(await daftar('sort=["pagu","DESC"]&range=[2,3]'), [b.id])
    assert.deepEqual(await daftar(saring({ q: '100%' })), [a.id])
    assert.deepEqual(await daftar(saring({ persetujuan: 'baru,AM', tahun: 2026 })), [a.id, c.id])
    assert.deepEqual(await daftar(saring({ milik: 'ppk' })), [a.id, c.id])
    assert.deepEqual(await daftar(saring({ milik: 'menunggu' })), [c.id])
    assert.deepEqual(await daftar(saring({ jenisPengadaan: 'BAR' })), [b.id])
    for (const salah of [{ persetujuan: 'ZZ' }, { milik: 'x' }, { tahun: 1 }, { asing: 1 }]) {
      const r = await client.get(`/rest/kegiatan?${saring(salah)}`).header('authorization', sesi)
      r.assertStatus(400)
    }
  })

  test('Acuan formulir: operator hanya program divisinya', async ({ client, assert }) => {
    const operator = await orang({ peran: 'operator', divisi: '2020' })
    const milik = await buatProgram()
    await buatProgram({ divisi: '2010' })
    const r = await client.get('/api/rup/acuan/2026').header('authorization', operator.sesi)
    r.assertStatus(200)
    const { data } = r.body() as { data: AcuanRup }
    assert.deepEqual(
      data.program.map((p) => [p.id, p.direktorat]),
      [[milik.id, '20']]
    )
    assert.equal(data.divisiSendiri, '2020')
    const luar = await client.get('/api/rup/acuan/2050').header('authorization', operator.sesi)
    luar.assertStatus(404)
  })
})

test.group('Rencana bagi umum', (group) => {
  group.each.setup(() => kosongkan())

  test('Hanya kegiatan AD tahun itu, dengan pagu terpakai dan sisanya', async ({
    client,
    assert,
  }) => {
    const program = await buatProgram({ kode: 'P-01', nama: 'Penataan' })
    const ad = await buatKegiatan({ program, persetujuan: 'AD', pagu: 2_000_000_000 })
    for (const persetujuan of ['', 'S', 'AM', 'AP', 'AU', 'RD'] as const) {
      await buatKegiatan({ program, persetujuan })
    }
    await buatKegiatanAD({ tahunAnggaran: 2027 })
    await buatPaket({ pendanaan: [{ kegiatanId: ad.id, pagu: 1_200_000_000 }] })
    const r = await client.get('/api/rup/kegiatan-program/2026')
    r.assertStatus(200)
    const { data, total } = r.body() as { data: KegiatanProgram[]; total: number }
    assert.equal(total, 1)
    assert.deepEqual(data, [
      {
        id: ad.id,
        kode: ad.kode,
        nama: ad.nama,
        kodeProgram: 'P-01',
        namaProgram: 'Penataan',
        jenisPengadaan: 'KON',
        tahunAnggaran: 2026,
        pagu: 2_000_000_000,
        paguTerpakai: 1_200_000_000,
        sisaPagu: 800_000_000,
      },
    ])
  })

  test('Dicari, diurut, dipotong; kueri asing dan tahun asing ditolak', async ({
    client,
    assert,
  }) => {
    const murah = await buatKegiatan({ persetujuan: 'AD', pagu: 10, nama: 'Alat tulis' })
    const mahal = await buatKegiatan({ persetujuan: 'AD', pagu: 20, nama: 'Gedung' })
    const ids = async (kueri: string) => {
      const r = await client.get(`/api/rup/kegiatan-program/2026?${kueri}`)
      return (r.body() as { data: KegiatanProgram[] }).data.map((k) => k.id)
    }
    assert.deepEqual(await ids('urut=-pagu'), [mahal.id, murah.id])
    assert.deepEqual(await ids('urut=pagu&perHalaman=1&halaman=2'), [mahal.id])
    assert.deepEqual(await ids('q=tulis'), [murah.id])
    ;(await client.get('/api/rup/kegiatan-program/2026?urut=ppk')).assertStatus(400)
    ;(await client.get('/api/rup/kegiatan-program/2026?x=1')).assertStatus(400)
    ;(await client.get('/api/rup/kegiatan-program/1999')).assertStatus(404)
  })
})
