import { test } from '@japa/runner'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { jumlahPokjaSah } from '@eproc/domain/paket/aturan_pokja'
import { aturanKelengkapan } from '@eproc/domain/paket/aturan_kelengkapan'
import { aturanPendaftaran } from '@eproc/domain/paket/aturan_pendaftaran'
import { jadwalIsian, langkahPaket } from '@eproc/domain/paket/aturan_jadwal_paket'
import { jumlahBaris, jumlahHps } from '@eproc/domain/paket/hps'
import { aturanLanjut } from '@eproc/domain/paket/jadwal_tunda'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import { tindakanPaket, type KeadaanPaket } from '@eproc/domain/paket/tindakan_paket'

const paket = (isi: Partial<KeadaanPaket> = {}): KeadaanPaket => ({
  status: 'AM',
  statusPelaksanaan: 'N',
  pengajuId: 7,
  penyunting: [7],
  tenderId: null,
  tglKontrak: null,
  kunciSpmk: false,
  pernahDiajukan: true,
  paketAsalId: null,
  ...isi,
})

test.group('HPS', () => {
  test('is exact with fractions that binary numbers are not exact with', ({ assert }) => {
    assert.equal(jumlahBaris({ volume: 1.005, hargaSatuan: 100 }), 101)
    assert.equal(jumlahBaris({ volume: 0.1, hargaSatuan: 3 }), 0)
    assert.equal(jumlahBaris({ volume: 999_999.999, hargaSatuan: 99_999_999 }), 99_999_998_900_000)
    assert.equal(jumlahBaris({ volume: Number.NaN, hargaSatuan: 5 }), 0)
    assert.equal(jumlahHps([]), 0)
  })
})

test.group('Deeds on a paket', () => {
  const ulp = { id: 1, peran: 'operatorULP', unlada: false } as const
  const manajer = { id: 2, peran: 'manajerULP', unlada: false } as const
  const ppk = { id: 3, peran: 'ppk', unlada: false, ppkPaket: true } as const
  const pokja = { id: 4, peran: 'operator', unlada: true, pokja: true } as const

  test('follow its state and one’s relation to it', ({ assert }) => {
    assert.sameMembers(tindakanPaket(paket(), ulp), ['ubah', 'terbitkan', 'serah', 'fileJadwal'])
    assert.sameMembers(tindakanPaket(paket(), ppk), ['terbitkan', 'serah', 'batal', 'fileJadwal'])
    assert.sameMembers(tindakanPaket(paket({ status: 'S' }), manajer), [
      'setujui',
      'tolak',
      'pokja',
      'gantiPpk',
      'batal',
      'fileJadwal',
    ])
    assert.sameMembers(tindakanPaket(paket({ statusPelaksanaan: 'A' }), ppk), [
      'selesai',
      'gagal',
      'batal',
      'tunda',
      'revisi',
      'fileJadwal',
    ])
    const revised = paket({ statusPelaksanaan: 'A', adaRevisi: true })
    assert.include(tindakanPaket(revised, manajer), 'setujuiRevisi')
    assert.notInclude(tindakanPaket({ ...revised, adaRevisi: false }, manajer), 'setujuiRevisi')
    assert.notInclude(
      tindakanPaket({ ...revised, statusPelaksanaan: 'S' }, manajer),
      'setujuiRevisi'
    )
    for (const one of [ppk, pokja, ulp])
      assert.notInclude(tindakanPaket(revised, one), 'setujuiRevisi')
    assert.sameMembers(tindakanPaket(paket({ statusPelaksanaan: 'A' }), pokja), [
      'revisi',
      'fileJadwal',
    ])
    assert.sameMembers(tindakanPaket(paket({ statusPelaksanaan: 'G' }), ppk), ['ulang', 'arsip'])
    // Finished, and its winner may still refuse to sign.
    const finished = paket({ statusPelaksanaan: 'S' })
    assert.sameMembers(tindakanPaket(finished, ppk), ['gagal', 'fileJadwal', 'arsip'])
    for (const signed of [{ tglKontrak: '2026-03-02' }, { kunciSpmk: true }])
      assert.notInclude(tindakanPaket({ ...finished, ...signed }, ppk), 'gagal')
    assert.sameMembers(tindakanPaket(paket({ statusPelaksanaan: 'U', adaUlang: true }), manajer), [
      'gantiPpk',
      'arsip',
    ])
    // Its repeat was cancelled.
    assert.include(tindakanPaket(paket({ statusPelaksanaan: 'U', adaUlang: false }), ppk), 'ulang')
  })

  test('a draft goes with its author only, and never once it was submitted', ({ assert }) => {
    const draf = { status: '', pernahDiajukan: false, penyunting: [1] } as const
    const dapat = (isi: Partial<KeadaanPaket>, siapa: typeof ulp | typeof manajer = ulp) =>
      tindakanPaket(paket({ ...draf, ...isi }), siapa).includes('hapus')
    assert.isTrue(dapat({}))
    assert.isFalse(dapat({ penyunting: [2] }))
    assert.isFalse(dapat({ penyunting: [2] }, manajer))
    assert.isFalse(dapat({ pernahDiajukan: true }))
    assert.isFalse(dapat({ paketAsalId: 5 }))
    assert.isFalse(dapat({ tenderId: 5 }))
    assert.isFalse(dapat({ statusPelaksanaan: 'B' }))
  })

  test('an author does not decide the own paket; rekanan do nothing', ({ assert }) => {
    const sendiri = tindakanPaket(paket({ status: 'S' }), { ...manajer, id: 7 })
    assert.notInclude(sendiri, 'setujui')
    // Sending it back harms nobody, and is the way out where nobody else may decide.
    assert.include(sendiri, 'tolak')
    const vendor = { id: 9, peran: 'vendor', unlada: true, pokja: true, ppkPaket: true } as const
    assert.isEmpty(tindakanPaket(paket({ statusPelaksanaan: 'A' }), vendor))
  })
})

test.group('Completeness, pokja, jadwal', () => {
  test('a pokja is odd from three on, one for direct procurement and appointment', ({ assert }) => {
    const sah = (metode: 'TEN' | 'SEL' | 'PLA' | 'TLA') =>
      [0, 1, 2, 3, 4, 5].filter((n) => jumlahPokjaSah(metode, n))
    assert.deepEqual(sah('TEN'), [3, 5])
    assert.deepEqual(sah('SEL'), [3, 5])
    assert.deepEqual(sah('PLA'), [1, 2, 3, 4, 5])
    assert.deepEqual(sah('TLA'), [1, 2, 3, 4, 5])
  })

  test('an empty form is told everything that it marks as required', ({ assert }) => {
    const missing = aturanPaket({ nama: '', bobotHarga: 100 }, { kegiatan: [], paguPla: {} })
    const marked = ['nama', 'jenisPengadaan', 'metodePemilihan', 'metodeEvaluasi', 'jenisKontrak']
    assert.includeMembers(
      missing.map((g) => g.field),
      marked
    )
  })

  test('a list that is too long says so, in words of lists', ({ assert }) => {
    const row = { uraian: 'Galian', satuan: 'm3', volume: 1, hargaSatuan: 1000 }
    const said = (n: number) =>
      aturanPaket({ listHps: Array.from({ length: n }, () => row) }, { kegiatan: [], paguPla: {} })
        .filter((f) => f.rule === 'maxRows')
        .map((f) => [f.field, f.message])
    assert.deepEqual(said(500), [])
    assert.deepEqual(said(501), [
      ['listHps', 'Paling banyak 500 baris. Gabungkan baris yang sejenis.'],
    ])
  })

  test('what is missing is told one by one', ({ assert }) => {
    const kurang = aturanKelengkapan({
      totalPagu: 0,
      jumlahLokasi: 0,
      jumlahKbli: 0,
      adaKak: false,
    })
    assert.deepEqual(
      kurang.map((g) => g.field),
      ['listHps', 'listLokasiKerja', 'kbli', 'fileKAK']
    )
  })

  test('the rows of a jadwal must be those of its template', ({ assert }) => {
    const list = jadwalAwal('TEN', 'K', 'KON').map(({ urut, include }) => ({ urut, include }))
    const input = { metodePemilihan: 'TEN', kualifikasi: 'K', jenisPengadaan: 'KON' }
    assert.lengthOf(langkahPaket({ ...input, listJadwal: list })!, 18)
    assert.isNull(langkahPaket({ ...input, listJadwal: list.slice(1) }))
    assert.isNull(langkahPaket({ ...input, listJadwal: [...list.slice(1), list[1]!] }))
  })

  test('what was filled in of a stage stays with it when another method has it too', ({
    assert,
  }) => {
    const typed = (rows: ReturnType<typeof jadwalIsian>) =>
      rows.map((row) => ({ ...row, mulai: `mulai ${row.kunci}`, remark: row.tahap }))
    const times = (rows: ReturnType<typeof jadwalIsian>) =>
      rows.flatMap(({ kunci, mulai }) => (mulai ? [[kunci, mulai]] : []))
    const goods = typed(jadwalIsian('TEN', 'K', 'BAR', []))
    assert.isEmpty(times(jadwalIsian('TEN', 'K', 'BAR', [])))
    // The same stages: nothing changes.
    assert.deepEqual(jadwalIsian('TEN', 'K', 'LAI', goods), goods)
    // Others, of which some are the same by their keys, under whatever names.
    const direct = jadwalIsian('PLA', null, 'BAR', goods)
    const both = ['dokumen', 'penjelasan', 'pemasukan', 'pembukaan', 'undangan-negosiasi']
    assert.deepEqual(
      times(direct).map(([kunci]) => kunci),
      [...both, 'negosiasi', 'ba-negosiasi', 'spk']
    )
    assert.equal(direct[4]!.tahap, 'Pembukaan dan Evaluasi')
  })

  test('a stage takes part as it did, as far as the method lets it', ({ assert }) => {
    const included = (rows: ReturnType<typeof jadwalIsian>, wanted: string) =>
      rows.find(({ kunci }) => kunci === wanted)!.include
    const goods = jadwalIsian('TEN', 'K2', 'BAR', [])
    const left = goods.map((row) => ({
      ...row,
      include: row.include && row.kunci !== 'penjelasan',
    }))
    const works = jadwalIsian('TEN', 'K2', 'KON', left)
    assert.isFalse(included(works, 'penjelasan'))
    assert.isFalse(included(left, 'banding'))
    assert.isTrue(included(works, 'banding'))
    assert.isFalse(included(jadwalIsian('TEN', 'K2', 'BAR', works), 'banding'))
    const direct = jadwalIsian('PLA', null, 'BAR', []).map((row) => ({ ...row, include: false }))
    // Mandatory here, and free there.
    assert.isTrue(included(jadwalIsian('TEN', 'K', 'BAR', direct), 'dokumen'))
  })

  test('a paket that goes on schedules its missed stages anew', ({ assert }) => {
    const langkah = (mulai: string, selesai: string) => [
      { urut: 1, tahap: 'Penjelasan', include: true, mulai, selesai },
    ]
    const context = { ditundaPada: '2026-03-05T00:00:00Z', sekarang: '2026-03-10T00:00:00Z' }
    const error = (mulai: string, selesai: string) =>
      aturanLanjut(langkah(mulai, selesai), context).length
    assert.equal(error('2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'), 0)
    assert.equal(error('2026-03-04T00:00:00Z', '2026-03-06T00:00:00Z'), 1)
    assert.equal(error('2026-03-04T00:00:00Z', '2026-03-11T00:00:00Z'), 0)
    assert.equal(error('2026-03-06T00:00:00Z', '2026-03-11T00:00:00Z'), 1)
  })
})

test.group('The end of registration', () => {
  const day = (n: number) => `2026-03-0${n}T10:00:00+07:00`
  const context = { tahap: day(3), berlaku: day(3), batas: day(6), kini: day(2) }
  const fields = (end: string | null, lain = {}) =>
    aturanPendaftaran(end, { ...context, ...lain }).map((g) => g.field)

  test('is not before the end of its stage nor after the first submission', ({ assert }) => {
    for (const end of [day(3), day(5), day(6)]) assert.isEmpty(fields(end), end)
    for (const end of [null, '', '31/02/2026', day(1), '2026-03-03T09:59:59+07:00', day(7)])
      assert.deepEqual(fields(end), ['selesaiDaftar'], String(end))
    // Without a submission there is no moment that would do.
    assert.deepEqual(fields(day(5), { batas: null }), ['selesaiDaftar'])
  })

  test('is later than now, and once its stage is over only ever later', ({ assert }) => {
    const over = { kini: day(4) }
    assert.deepEqual(fields(day(4), over), ['selesaiDaftar'])
    assert.isEmpty(fields(day(5), over))
    const extended = { ...over, berlaku: day(6) }
    assert.deepEqual(fields(day(5), extended), ['selesaiDaftar'])
    assert.isEmpty(fields(day(6), extended))
    // Taken back while the stage runs.
    assert.isEmpty(fields(day(3), { berlaku: day(6) }))
  })
})
