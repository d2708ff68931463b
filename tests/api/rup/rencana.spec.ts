import { test } from '@japa/runner'
import { createPaket, createPaketTerbit } from '@eproc/database/factories/paket'
import { createKegiatan, createKegiatanAD, createProgram } from '@eproc/database/factories/rup'
import type { AcuanRup, Kegiatan, KegiatanProgram, Program } from '@eproc/domain/rup/answers'
import { errorFields, data } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, moveClock, clockNow } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { kegiatanInput, programInput, jajaran } from './bantu.ts'

const saring = (isi: object) => `filter=${encodeURIComponent(JSON.stringify(isi))}`

test.group('Program', (group) => {
  group.each.setup(cleanSlate)

  test('operator makes, changes and deletes a program of the own divisi, journaled', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    const buat = await client.post('/rest/program').bearerToken(token).json(programInput('a'))
    buat.assertStatus(200)
    const p = buat.body() as Program
    assert.containSubset(p, { kode: 'PR-a', divisi: '2020', jumlahKegiatan: 0, pagu: 0 })
    assert.sameMembers(p.bisa, ['ubah', 'hapus'])
    const ubah = await client
      .put(`/rest/program/${p.id}`)
      .bearerToken(token)
      .json({ ...programInput('a'), nama: 'Nama Baru', versi: p.versi })
    ubah.assertBodyContains({ nama: 'Nama Baru' })
    assert.deepEqual((await lastJournal({ aksi: 'program.ubah', id: p.id }))!.rincian, {
      nama: ['Penataan Kawasan a', 'Nama Baru'],
    })
    const usang = await client
      .put(`/rest/program/${p.id}`)
      .bearerToken(token)
      .json({ ...programInput('a'), versi: p.versi })
    usang.assertStatus(409)
    const hapus = await client.delete(`/rest/program/${p.id}`).bearerToken(token)
    hapus.assertStatus(200)
    assert.exists(await lastJournal({ aksi: 'program.hapus', id: p.id }))
    ;(await client.get(`/rest/program/${p.id}`).bearerToken(token)).assertStatus(404)
  })

  test('wrong input is told by field; a code used twice, another divisi and a directorate are refused', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    const kirim = (isi: object) => client.post('/rest/program').bearerToken(token).json(isi)
    const kosong = await kirim({})
    kosong.assertStatus(400)
    assert.sameMembers(errorFields(kosong), ['kode', 'nama', 'divisi', 'tahunAnggaran'])
    assert.deepEqual(errorFields(await kirim({ ...programInput('b'), divisi: '2010' })), ['divisi'])
    assert.deepEqual(errorFields(await kirim({ ...programInput('b'), divisi: '20' })), ['divisi'])
    assert.deepEqual(errorFields(await kirim({ ...programInput('b'), tahunAnggaran: 2019 })), [
      'tahunAnggaran',
    ])
    ;(await kirim(programInput('b'))).assertStatus(200)
    const ganda = await kirim(programInput('b'))
    ganda.assertStatus(400)
    ganda.assertBodyContains({
      errors: [{ field: 'kode', message: 'Kode sudah dipakai pada tahun anggaran ini' }],
    })
    ;(await kirim({ ...programInput('b'), tahunAnggaran: budgetYear() + 1 })).assertStatus(200)
  })

  test('a program of another divisi seems not to exist; ULP sees and manages all', async ({
    client,
    assert,
  }) => {
    const operator = await person({ peran: 'operator', divisi: '2020' })
    const ulp = await person({ peran: 'operatorULP', divisi: '1040' })
    const ppk = await person({ peran: 'ppk', divisi: '20' })
    const lain = await createProgram({ divisi: '3040' })
    const tetangga = await createProgram({ divisi: '2010' })
    const jalur = `/rest/program/${lain.id}`
    for (const r of [
      await client.get(jalur).bearerToken(operator.token),
      await client.put(jalur).bearerToken(operator.token).json(programInput('c')),
      await client.delete(jalur).bearerToken(operator.token),
    ]) {
      r.assertStatus(404)
    }
    const daftar = async (token: string) => {
      const r = await client.get('/rest/program').bearerToken(token)
      return (r.body() as Program[]).map((p) => p.id)
    }
    assert.deepEqual(await daftar(operator.token), [])
    assert.deepEqual(await daftar(ppk.token), [tetangga.id])
    assert.sameMembers(await daftar(ulp.token), [lain.id, tetangga.id])
    const r = await client
      .put(`/rest/program/${lain.id}`)
      .bearerToken(ulp.token)
      .json({ ...programInput('c'), divisi: '3040' })
    r.assertStatus(200)
    const manajer = await person({ peran: 'manajer', divisi: '2020' })
    const bukan = await client
      .post('/rest/program')
      .bearerToken(manajer.token)
      .json(programInput('d'))
    bukan.assertStatus(403)
  })

  test('a member of ULP reads a program of another divisi but does not change it', async ({
    client,
  }) => {
    const { token } = await person({ peran: 'operator', divisi: 'unlada' })
    const p = await createProgram({ divisi: '2020' })
    ;(await client.get(`/rest/program/${p.id}`).bearerToken(token)).assertStatus(200)
    const r = await client.put(`/rest/program/${p.id}`).bearerToken(token).json(programInput('e'))
    r.assertStatus(403)
  })

  test('a program with kegiatan keeps divisi and year, is not deleted, and has its sums from SQL', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP', divisi: '1040' })
    const program = await createProgram()
    const k = await createKegiatan({ program, persetujuan: 'AD', pagu: 2_000_000_000 })
    await createPaket({ pendanaan: [{ kegiatanId: k.id, pagu: 1_500_000_000 }] })
    const r = await client.get(`/rest/program/${program.id}`).bearerToken(token)
    assert.containSubset(r.body(), {
      jumlahKegiatan: 1,
      pagu: 2_000_000_000,
      paguTerpakai: 1_500_000_000,
      sisaPagu: 500_000_000,
      bisa: ['ubah'],
    })
    const ubah = await client
      .put(`/rest/program/${program.id}`)
      .bearerToken(token)
      .json({ kode: 'X', nama: 'Y', divisi: '2010', tahunAnggaran: budgetYear() + 1 })
    ubah.assertStatus(400)
    assert.sameMembers(errorFields(ubah), ['divisi', 'tahunAnggaran'])
    const hapus = await client.delete(`/rest/program/${program.id}`).bearerToken(token)
    hapus.assertStatus(409)
  })
})

test.group('Kegiatan', (group) => {
  group.each.setup(cleanSlate)

  test('each rule of the form names its field', async ({ client, assert }) => {
    const j = await jajaran()
    const program = await createProgram()
    const input = await kegiatanInput(program, j.ppk.pengguna)
    const kirim = (isi: object) =>
      client.post('/rest/kegiatan').bearerToken(j.operator.token).json(isi)
    assert.sameMembers(errorFields(await kirim({})), [
      'programId',
      'kode',
      'nama',
      'jenisPengadaan',
      'coaId',
      'ppkId',
      'pagu',
    ])
    const ppkLain = await person({ peran: 'ppk', divisi: '30' })
    const programLain = await createProgram({ divisi: '2010' })
    const salah: [object, string][] = [
      [{ pagu: 0 }, 'pagu'],
      [{ pagu: 1.5 }, 'pagu'],
      [{ jenisPengadaan: 'ABC' }, 'jenisPengadaan'],
      [{ coaId: 2_000_000_000 }, 'coaId'],
      [{ ppkId: ppkLain.pengguna.id }, 'ppkId'],
      [{ ppkId: j.manajer.pengguna.id }, 'ppkId'],
      [{ programId: programLain.id }, 'programId'],
      [{ tahunAnggaran: budgetYear() + 1 }, 'tahunAnggaran'],
      [{ divisi: '2010' }, 'divisi'],
      [{ kode: 'k'.repeat(31) }, 'kode'],
    ]
    for (const [isi, bidang] of salah) {
      const r = await kirim({ ...input, ...isi })
      r.assertStatus(400)
      assert.deepEqual(errorFields(r), [bidang], JSON.stringify(isi))
    }
    ;(await kirim(input)).assertStatus(200)
    assert.deepEqual(errorFields(await kirim(input)), ['kode'])
  })

  test('changing an approved kegiatan repeats its approval; saving without a change does not', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await createProgram()
    const input = await kegiatanInput(program, j.ppk.pengguna)
    const buat = await client.post('/rest/kegiatan').bearerToken(j.operator.token).json(input)
    const { id, versi } = buat.body() as Kegiatan
    await rows(`update kegiatan set persetujuan = 'AD' where id = ? returning id`, [id])
    const ubah = (isi: object) =>
      client.put(`/rest/kegiatan/${id}`).bearerToken(j.operator.token).json(isi)
    const sama = await ubah(input)
    assert.containSubset(sama.body(), { persetujuan: 'AD', versi })
    const beda = await ubah({ ...input, nama: 'Pembangunan Taman Kota', versi })
    assert.containSubset(beda.body(), { persetujuan: '', versi: versi + 1 })
    assert.deepEqual((await lastJournal({ aksi: 'kegiatan.ubah', id: id }))!.rincian, {
      nama: ['Pembangunan Taman', 'Pembangunan Taman Kota'],
      persetujuan: ['AD', ''],
    })
    ;(await ubah({ ...input, versi })).assertStatus(409)
  })

  test('a kegiatan in a paket has a pagu not below what is used, and keeps PPK and program', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await createProgram()
    const k = await createKegiatan({
      program,
      ppk: j.ppk.pengguna,
      persetujuan: 'AD',
      pagu: 2_000_000_000,
    })
    const { paket } = await createPaket({
      ppk: j.ppk.pengguna,
      pendanaan: [{ kegiatanId: k.id, pagu: 1_500_000_000 }],
    })
    const input = await kegiatanInput(program, j.ppk.pengguna)
    const ubah = (isi: object) =>
      client
        .put(`/rest/kegiatan/${k.id}`)
        .bearerToken(j.operator.token)
        .json({ ...input, ...isi })
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
    const ppkLain = await person({ peran: 'ppk', divisi: '20' })
    assert.deepEqual(errorFields(await ubah({ pagu: 2e9, ppkId: ppkLain.pengguna.id })), ['ppkId'])
    const programLain = await createProgram()
    assert.deepEqual(errorFields(await ubah({ pagu: 2e9, programId: programLain.id })), [
      'programId',
    ])
    ;(await ubah({ pagu: 1_500_000_000 })).assertStatus(200)
    const baca = async () => {
      const r = await client.get(`/rest/kegiatan/${k.id}`).bearerToken(j.operator.token)
      return r.body() as Kegiatan
    }
    assert.containSubset(await baca(), { paguTerpakai: 1_500_000_000, sisaPagu: 0, status: 'U' })
    await rows(`update paket set status_pelaksanaan = 'B' where id = ? returning id`, [paket.id])
    assert.containSubset(await baca(), { paguTerpakai: 0, sisaPagu: 1_500_000_000 })
    const hapus = await client.delete(`/rest/kegiatan/${k.id}`).bearerToken(j.operator.token)
    hapus.assertStatus(409)
  })

  test('only a draft can be deleted', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operator', divisi: '2020' })
    for (const persetujuan of ['S', 'AM', 'RM', 'AD'] as const) {
      const { id } = await createKegiatan({ persetujuan })
      const r = await client.delete(`/rest/kegiatan/${id}`).bearerToken(token)
      r.assertStatus(409)
    }
    const { id } = await createKegiatan()
    ;(await client.delete(`/rest/kegiatan/${id}`).bearerToken(token)).assertStatus(200)
    assert.exists(await lastJournal({ aksi: 'kegiatan.hapus', id: id }))
  })

  test('the scope of the list is the own divisi, the own directorate, or all; the rest is 404', async ({
    client,
    assert,
  }) => {
    const a = await createKegiatan({ divisi: '2020' })
    const b = await createKegiatan({ divisi: '2010' })
    const c = await createKegiatan({ divisi: '3040' })
    const lihat: [Parameters<typeof person>[0], number[]][] = [
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
      const { token } = await person(siapa)
      const r = await client.get('/rest/kegiatan').bearerToken(token)
      r.assertStatus(200)
      const ids = (r.body() as Kegiatan[]).map((k) => k.id)
      assert.sameMembers(ids, terlihat, JSON.stringify(siapa))
      for (const k of [a, b, c]) {
        for (const jalur of ['/rest/kegiatan', '/api/rup/kegiatan']) {
          const satu = await client.get(`${jalur}/${k.id}`).bearerToken(token)
          satu.assertStatus(terlihat.includes(k.id) ? 200 : 404)
        }
      }
    }
  })

  test('the list is searched, filtered, sorted and paged at the server', async ({
    client,
    assert,
  }) => {
    const { token, pengguna } = await person({ peran: 'ppk', divisi: '20' })
    const a = await createKegiatan({ nama: 'Taman 100%', pagu: 3_000, ppk: pengguna })
    const b = await createKegiatan({ nama: 'Gedung', pagu: 1_000, persetujuan: 'AD', jenis: 'BAR' })
    const c = await createKegiatan({ nama: 'Jalan', pagu: 2_000, persetujuan: 'AM', ppk: pengguna })
    const daftar = async (query: string) => {
      const r = await client.get(`/rest/kegiatan?${query}`).bearerToken(token)
      r.assertStatus(200)
      return (r.body() as Kegiatan[]).map((k) => k.id)
    }
    assert.deepEqual(await daftar('sort=["pagu","DESC"]&range=[0,1]'), [a.id, c.id])
    assert.deepEqual(await daftar('sort=["pagu","DESC"]&range=[2,3]'), [b.id])
    assert.deepEqual(await daftar(saring({ q: '100%' })), [a.id])
    assert.deepEqual(await daftar(saring({ persetujuan: 'baru,AM', tahun: budgetYear() })), [
      a.id,
      c.id,
    ])
    assert.deepEqual(await daftar(saring({ milik: 'ppk' })), [a.id, c.id])
    assert.deepEqual(await daftar(saring({ milik: 'menunggu' })), [c.id])
    assert.deepEqual(await daftar(saring({ jenisPengadaan: 'BAR' })), [b.id])
    for (const salah of [{ persetujuan: 'ZZ' }, { milik: 'x' }, { tahun: 1 }, { asing: 1 }]) {
      const r = await client.get(`/rest/kegiatan?${saring(salah)}`).bearerToken(token)
      r.assertStatus(400)
    }
  })

  test('the choices of the form: operator gets programs of the own divisi only', async ({
    client,
    assert,
  }) => {
    const operator = await person({ peran: 'operator', divisi: '2020' })
    const milik = await createProgram()
    await createProgram({ divisi: '2010' })
    const r = await client.get(`/api/rup/acuan/${budgetYear()}`).bearerToken(operator.token)
    r.assertStatus(200)
    const { data } = r.body() as { data: AcuanRup }
    assert.deepEqual(
      data.program.map((p) => [p.id, p.direktorat]),
      [[milik.id, '20']]
    )
    assert.equal(data.divisiSendiri, '2020')
    const luar = await client.get('/api/rup/acuan/2050').bearerToken(operator.token)
    luar.assertStatus(404)
  })
})

test.group('Budget years', (group) => {
  group.each.setup(cleanSlate)

  test('the list does not end: the years after 2035 have their plan when they come', async ({
    client,
    assert,
  }) => {
    moveClock('P10Y')
    const { year } = clockNow()
    assert.isAbove(year, 2035)
    const { token } = await person({ peran: 'operatorULP', divisi: '1040' })
    const simpan = (tahunAnggaran: number) =>
      client
        .post('/rest/program')
        .bearerToken(token)
        .json({ ...programInput('z'), tahunAnggaran })
    for (const tahun of [year, year + 5]) (await simpan(tahun)).assertStatus(200)
    assert.deepEqual(errorFields(await simpan(year + 6)), ['tahunAnggaran'])
    const { paket } = await createPaketTerbit()
    assert.equal(paket.tahunAnggaran, year)
    for (const alamat of [
      `/rest/program?${saring({ tahun: year })}`,
      `/api/rup/acuan/${year}`,
      `/api/rup/kegiatan-program/${year}`,
      `/api/paket/acuan/${year}`,
      `/api/rup/paket/info/tahun/${year}`,
    ]) {
      const r = await client.get(alamat).bearerToken(token)
      assert.equal(r.status(), 200, alamat)
    }
    ;(await client.get(`/api/rup/kegiatan-program/${year + 6}`)).assertStatus(404)
  })
})

test.group('The plan for the public', (group) => {
  group.each.setup(cleanSlate)

  test('has the kegiatan AD of that year only, with the pagu used and left', async ({
    client,
    assert,
  }) => {
    const program = await createProgram({ kode: 'P-01', nama: 'Penataan' })
    const ad = await createKegiatan({ program, persetujuan: 'AD', pagu: 2_000_000_000 })
    for (const persetujuan of ['', 'S', 'AM', 'AP', 'AU', 'RD'] as const) {
      await createKegiatan({ program, persetujuan })
    }
    await createKegiatanAD({ tahunAnggaran: budgetYear() + 1 })
    await createPaket({ pendanaan: [{ kegiatanId: ad.id, pagu: 1_200_000_000 }] })
    const r = await client.get(`/api/rup/kegiatan-program/${budgetYear()}`)
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
        tahunAnggaran: budgetYear(),
        pagu: 2_000_000_000,
        paguTerpakai: 1_200_000_000,
        sisaPagu: 800_000_000,
      },
    ])
  })

  test('is searched, sorted and paged; unknown queries and years are refused', async ({
    client,
    assert,
  }) => {
    const murah = await createKegiatan({ persetujuan: 'AD', pagu: 10, nama: 'Alat tulis' })
    const mahal = await createKegiatan({ persetujuan: 'AD', pagu: 20, nama: 'Gedung' })
    const ids = async (query: string) => {
      const r = await client.get(`/api/rup/kegiatan-program/${budgetYear()}?${query}`)
      return data<KegiatanProgram[]>(r).map((k) => k.id)
    }
    assert.deepEqual(await ids('urut=-pagu'), [mahal.id, murah.id])
    assert.deepEqual(await ids('urut=pagu&perHalaman=1&halaman=2'), [mahal.id])
    assert.deepEqual(await ids('q=tulis'), [murah.id])
    ;(await client.get(`/api/rup/kegiatan-program/${budgetYear()}?urut=ppk`)).assertStatus(400)
    ;(await client.get(`/api/rup/kegiatan-program/${budgetYear()}?x=1`)).assertStatus(400)
    ;(await client.get('/api/rup/kegiatan-program/1999')).assertStatus(404)
  })
})
