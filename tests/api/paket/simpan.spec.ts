import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createKegiatanAD, createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import type { AcuanPaket, RincianPaket } from '@eproc/domain/paket/answers'
import { MAKS_KEGIATAN_DITAWARKAN } from '@eproc/domain/paket/isian_paket'
import { fieldErrors, data, message } from '../../lib/answers.ts'
import { clockNow, cleanSlate, budgetYear } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { tokenFor, person } from '../../lib/people.ts'
import { count, rows } from '../../lib/query.ts'
import { buatLewatRute, paketInput } from './bantu.ts'

test.group('Paket: consolidation and editing', (group) => {
  group.each.setup(cleanSlate)

  test('one request stores all parts; the server adds up; it is journaled', async ({
    client,
    assert,
  }) => {
    const { token, pengguna } = await person({ peran: 'operatorULP' })
    const kegiatan = await createKegiatanAD({ pagu: 1_500_000_000 })
    const p = await buatLewatRute(client, token, await paketInput(kegiatan))
    assert.match(p.kode, new RegExp(`^PKT-${budgetYear()}-\\d{5}$`))
    assert.equal(p.totalPagu, 922_000_000)
    assert.equal(p.ppkId, kegiatan.ppkId)
    assert.equal(p.satuanKerja, '2020')
    assert.equal(p.status, '')
    assert.lengthOf(p.listJadwal, 18)
    assert.equal(p.listHps[1]!.jumlah, 322_000_000)
    assert.match(p.fileKAK!, /^berkas\//)
    assert.equal(p.namaBerkas[p.fileKAK!], 'kak.pdf')
    const [k] = await rows<{ status: string }>('select status from kegiatan where id = ?', [
      kegiatan.id,
    ])
    assert.equal(k!.status, 'U')
    const catatan = await lastJournal({ aksi: 'paket.buat', id: p.id })
    assert.equal(catatan!.pelaku_id, pengguna.id)
    assert.equal(catatan!.rincian.nama![1], 'Pembangunan Rumah Susun Kenanga')

    const acuan = await client.get(`/api/paket/acuan/${budgetYear()}`).bearerToken(token)
    const pilihan = data<AcuanPaket>(acuan)
    assert.equal(pilihan.kegiatan.find((x) => x.id === kegiatan.id)!.sisaPagu, 500_000_000)
    const sendiri = await client
      .get(`/api/paket/acuan/${budgetYear()}?paketId=${p.id}`)
      .bearerToken(token)
    const milik = data<AcuanPaket>(sendiri).kegiatan
    assert.equal(milik.find((x) => x.id === kegiatan.id)!.sisaPagu, 1_500_000_000)
    assert.equal(pilihan.paguPla.KOL, 300_000_000)

    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(token)
      .json({ nama: 'Nama Baru', versi: p.versi })
    ubah.assertStatus(200)
    const baru = data<RincianPaket>(ubah)
    assert.equal(baru.nama, 'Nama Baru')
    assert.lengthOf(baru.listHps, 2)
    assert.equal(baru.listJadwal[0]!.mulai, p.listJadwal[0]!.mulai)
    assert.deepEqual((await lastJournal({ aksi: 'paket.ubah', id: p.id }))!.rincian, {
      nama: ['Pembangunan Rumah Susun Kenanga', 'Nama Baru'],
    })
    const usang = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(token)
      .json({ nama: 'X', versi: p.versi })
    usang.assertStatus(409)
  })

  test('of many kegiatan some are offered, found by what is typed, and those that are chosen', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const ppk = await createPengguna({ peran: 'ppk', divisi: '20' })
    const some = await createKegiatanAD({ ppk })
    const program = await createProgram({ divisi: '2020' })
    for (let i = 0; i < MAKS_KEGIATAN_DITAWARKAN; i++) {
      await createKegiatan({
        program,
        ppk,
        persetujuan: 'AD',
        kode: `Z-${String(i).padStart(3, '0')}`,
      })
    }
    const p = await buatLewatRute(client, token, await paketInput(some))
    const read = async (query: string) => {
      const answer = await client
        .get(`/api/paket/acuan/${budgetYear()}?${query}`)
        .bearerToken(token)
      answer.assertStatus(200)
      const { kegiatan, lainnya } = data<AcuanPaket>(answer)
      return { kode: kegiatan.map((k) => k.kode), ids: kegiatan.map((k) => k.id), lainnya }
    }
    const first = await read('')
    assert.lengthOf(first.ids, MAKS_KEGIATAN_DITAWARKAN)
    assert.isTrue(first.lainnya)
    const found = await read('q=z-03')
    assert.deepEqual([found.kode.length, found.lainnya], [10, false])
    assert.isTrue(found.kode.every((kode) => kode.startsWith('Z-03')))
    // Whatever is typed: what a package is paid from, and what its form holds.
    assert.includeMembers((await read(`q=z-03&paketId=${p.id}`)).ids, [some.id])
    const last = (await read('q=z-049')).ids
    assert.includeMembers((await read(`q=tidak-ada&id=${[...last, some.id].join(',')}`)).ids, [
      ...last,
      some.id,
    ])
    // Nobody chooses what nobody approved.
    const draft = await createKegiatan({ program, ppk })
    assert.lengthOf((await read(`q=tidak-ada&id=${draft.id}`)).ids, 0)
  })

  test('An edit of lines below the package alone is a new version, and told', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const input = await paketInput()
    const p = await buatLewatRute(client, token, input)
    const kirim = (isi: object) => client.put(`/api/paket/${p.id}`).bearerToken(token).json(isi)
    const lokasi = [{ ...input.listLokasiKerja[0]!, detail: 'Blok B' }]
    const r = await kirim({ listLokasiKerja: lokasi, versi: p.versi })
    r.assertStatus(200)
    const baru = data<RincianPaket>(r)
    assert.equal(baru.versi, p.versi + 1)
    assert.deepEqual(
      baru.listLokasiKerja.map((l) => l.detail),
      ['Blok B']
    )
    const catatan = await lastJournal({ aksi: 'paket.ubah', id: p.id })
    assert.deepEqual(Object.keys(catatan!.rincian), ['listLokasiKerja'])

    const [langkah, ...lain] = input.listJadwal
    const awal = Date.parse(langkah!.selesai) - 3_600_000
    const pindah = { ...langkah!, selesai: new Date(awal).toISOString(), remark: 'Dipercepat' }
    const j = await kirim({ listJadwal: [pindah, ...lain], versi: baru.versi })
    j.assertStatus(200)
    const jadwal = data<RincianPaket>(j).listJadwal
    assert.equal(jadwal[0]!.remark, 'Dipercepat')
    assert.equal(Date.parse(jadwal[0]!.selesai!), awal)
    assert.deepEqual(
      jadwal.map((l) => l.id),
      baru.listJadwal.map((l) => l.id)
    )
    assert.deepEqual(jadwal.slice(1), baru.listJadwal.slice(1))
  })

  test('the rules of the form name field and message', async ({ client, assert }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const kegiatan = await createKegiatanAD({ pagu: 1_500_000_000 })
    const dasar = await paketInput(kegiatan)
    const belum = await createKegiatanAD({ persetujuan: 'AU' })
    const ppkLain = await createKegiatanAD()
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
      [
        { listPendanaan: [{ ...dana(kegiatan), sumberDana: 'hibah' }] },
        'listPendanaan.0.sumberDana',
        /^Sumber dana tidak dikenal$/,
      ],
      [{ jenisPeserta: 'X' }, 'jenisPeserta', /^Pilihan tidak dikenal$/],
      [{ nama: 'Gedung\r\nSekolah' }, 'nama', /satu baris/],
      [{ nama: 'Gedung \u202egnudeG' }, 'nama', /karakter tersembunyi/],
      [
        { listJadwal: dasar.listJadwal.map((l) => ({ ...l, remark: 'n'.repeat(201) })) },
        'listJadwal.0',
        /maksimal 200 karakter/,
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
        .bearerToken(token)
        .json({ ...dasar, ...ganti })
      r.assertStatus(400)
      const error = fieldErrors(r).find((e) => e.field === bidang)
      assert.exists(error, `${bidang}: ${JSON.stringify(r.body())}`)
      assert.match(error!.message, pola)
    }
    const formulir = await client
      .post('/api/paket')
      .bearerToken(token)
      .field(
        'data',
        JSON.stringify({ ...dasar, nama: 'Gedung\u2066' }).replace('\u2066', '\\u2066')
      )
    formulir.assertStatus(400)
    assert.match(fieldErrors(formulir)[0]!.message, /karakter tersembunyi/)
    assert.equal(await count('paket'), 0)
  })

  test('packages that compete for the rest of a pagu never make it negative', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const kegiatan = await createKegiatanAD({ pagu: 2_500_000_000 })
    const input = await paketInput(kegiatan)
    const hasil = await Promise.all(
      Array.from({ length: 6 }, () => client.post('/api/paket').bearerToken(token).json(input))
    )
    const status = hasil.map((r) => r.status()).toSorted()
    assert.deepEqual(status, [200, 200, 400, 400, 400, 400])
    const [jumlah] = await rows<{ n: number }>(
      'select sum(pagu)::bigint as n from paket_pendanaan where kegiatan_id = ?',
      [kegiatan.id]
    )
    assert.equal(jumlah!.n, 2_000_000_000)
  })

  test('a failed and a cancelled paket give their pagu back', async ({ client }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const kegiatan = await createKegiatanAD({ pagu: 1_000_000_000 })
    await createPaket({
      statusPelaksanaan: 'B',
      pendanaan: [{ kegiatanId: kegiatan.id, pagu: 1_000_000_000 }],
    })
    await buatLewatRute(client, token, await paketInput(kegiatan))
  })

  test('another method makes a jadwal from another template; removing funding releases the kegiatan', async ({
    client,
    assert,
  }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const kegiatan = await createKegiatanAD()
    const p = await buatLewatRute(client, token, await paketInput(kegiatan))
    const lain = await createKegiatanAD({ ppk: { id: kegiatan.ppkId } })
    const ubah = await client
      .put(`/api/paket/${p.id}`)
      .bearerToken(token)
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
    const baru = data<RincianPaket>(ubah)
    assert.lengthOf(baru.listJadwal, 12)
    assert.isNull(baru.listJadwal[0]!.mulai)
    const status = await rows<{ status: string }>(
      'select status from kegiatan where id in (?, ?) order by id',
      [kegiatan.id, lain.id]
    )
    assert.deepEqual(
      status.map((s) => s.status),
      ['N', 'U']
    )
  })

  /** The first Saturday from ten days on, and the days after it. */
  const sabtu = (sesudah = 0) => {
    const awal = clockNow().plus({ days: 10 })
    return awal.plus({ days: ((6 - awal.weekday + 7) % 7) + sesudah }).toISODate()
  }
  const usulJadwal = async (client: ApiClient) => {
    const r = await client
      .post('/api/paket/usul-jadwal')
      .bearerToken(await tokenFor({ peran: 'operatorULP' }))
      .json({
        jenisPengadaan: 'KON',
        metodePemilihan: 'TEN',
        kualifikasi: 'K',
        mulai: sabtu(),
      })
    r.assertStatus(200)
    return { usul: data<{ mulai: string; selesai: string }[]>(r), kata: message(r) }
  }

  test('a proposed jadwal skips holidays and is always sound', async ({ client, assert }) => {
    await rows('delete from libur')
    for (const hari of [2, 3, 370]) {
      await rows(
        `insert into libur (tanggal, nama, jenis, dasar, status) values (?, 'Libur', 'libur nasional', '-', 'ditetapkan')`,
        [sabtu(hari)]
      )
    }
    const { usul, kata } = await usulJadwal(client)
    assert.isUndefined(kata)
    assert.lengthOf(usul, 18)
    assert.equal(usul[0]!.mulai, `${sabtu(4)}T08:00:00+07:00`)
    for (const [i, l] of usul.entries()) {
      if (i > 0) assert.isAbove(Date.parse(l.mulai), Date.parse(usul[i - 1]!.selesai))
    }
  })

  test('a year whose holidays nobody has filled in knows weekends only, and the proposal says so', async ({
    client,
    assert,
  }) => {
    await rows('delete from libur')
    const { usul, kata } = await usulJadwal(client)
    assert.match(kata, new RegExp(`^Hari libur ${sabtu(2)!.slice(0, 4)}.* belum diisi`))
    assert.equal(usul[0]!.mulai, `${sabtu(2)}T08:00:00+07:00`)
    const hariMinggu = usul
      .flatMap(({ mulai, selesai }) => [mulai, selesai])
      .map((waktu) => new Date(waktu.slice(0, 10)).getUTCDay())
    assert.isTrue(hariMinggu.every((h) => h >= 1 && h <= 5))
  })

  test('not ULP 403; no session 401; out of scope and not existing the same 404', async ({
    client,
    assert,
  }) => {
    const operator = await person({ peran: 'operator', divisi: '1010' })
    const ulp = await person({ peran: 'operatorULP' })
    const { paket, ppk } = await createPaket({})
    const tambah = await client
      .post('/api/paket')
      .bearerToken(operator.token)
      .json(await paketInput())
    tambah.assertStatus(403)
    const tanpa = await client.post('/api/paket').json({})
    tanpa.assertStatus(401)
    const luar = await client.get(`/api/paket/${paket.id}`).bearerToken(operator.token)
    luar.assertStatus(404)
    const tiada = await client.get('/api/paket/999999').bearerToken(ulp.token)
    tiada.assertStatus(404)
    assert.deepEqual(luar.body(), tiada.body())
    const milik = await client.get(`/api/paket/${paket.id}`).bearerToken(await signInAs(ppk))
    milik.assertStatus(200)
    const rekanan = await person({ peran: 'vendor' })
    const vendor = await client.get(`/api/paket/${paket.id}`).bearerToken(rekanan.token)
    vendor.assertStatus(403)
  })

  test('a published paket cannot be changed', async ({ client }) => {
    const { token } = await person({ peran: 'operatorULP' })
    const { paket } = await createPaket({ statusPelaksanaan: 'A' })
    const r = await client.put(`/api/paket/${paket.id}`).bearerToken(token).json({ nama: 'X' })
    r.assertStatus(409)
    r.assertBodyContains({ message: 'Paket sudah dipublish dan tidak dapat diubah' })
  })
})
