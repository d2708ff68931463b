import { test } from '@japa/runner'
import {
  BENTUK_USAHA,
  JENIS_IJIN,
  JENIS_PENGADAAN,
  jenisKontrakUntuk,
  kodePilihan,
  kualifikasiUntuk,
  METODE_PEMILIHAN,
  metodeEvaluasiUntuk,
  metodeUntuk,
  STATUS_BAGIAN,
  STATUS_PELAKSANAAN,
  STATUS_PELAKSANAAN_ULP,
  STATUS_REKANAN,
  STATUS_REKANAN_PESERTA,
  tahunAnggaran,
  teksPilihan,
  TIPE_SANGGAH,
  TIPE_UNDANGAN,
  usahaKecil,
  warnaPilihan,
} from '@eproc/domain/common/choices'

test.group('Reference lists', () => {
  test('name the six vendor statuses', ({ assert }) => {
    assert.deepEqual(
      STATUS_REKANAN.map((s) => [s.kode, s.teks]),
      [
        ['N', 'Persiapan Verifikasi'],
        ['V', 'Menunggu Hasil Verifikasi'],
        ['A', 'Aktif'],
        ['I', 'Non Aktif'],
        ['S', 'Suspend'],
        ['E', 'Masa Berlaku Habis'],
      ]
    )
  })
  test('colour sections red, yellow, green and lime', ({ assert }) => {
    assert.deepEqual(
      STATUS_BAGIAN.map((s) => [s.kode, s.teks, s.warna]),
      [
        ['N', 'Belum diinput', 'merah'],
        ['V', 'Menunggu Hasil Verifikasi', 'kuning'],
        ['A', 'Sudah Verifikasi', 'hijau'],
        ['E', 'Masa Berlaku Habis', 'lime'],
      ]
    )
  })
  test('colour the execution of a package', ({ assert }) => {
    const warna = Object.fromEntries(STATUS_PELAKSANAAN.map((s) => [s.kode, s.warna]))
    assert.deepEqual(warna, {
      N: 'biru',
      A: 'biru',
      S: 'hijau',
      P: 'kuning',
      G: 'merah',
      U: 'merah',
      B: 'merah',
    })
    // S3 §4.1, the second reading.
    const ulp = Object.fromEntries(STATUS_PELAKSANAAN_ULP.map((s) => [s.kode, s.warna]))
    assert.deepEqual(ulp, { ...warna, G: 'kuning' })
  })
  test('give licence types their validity and needs', ({ assert }) => {
    assert.deepEqual(
      JENIS_IJIN.map((j) => [j.kode, j.masaTahun, j.perluKualifikasi, j.perluKbli, j.perluSbu]),
      [
        ['SIUP', 0, true, true, false],
        ['SIUJK', 0, false, true, false],
        ['NIB', 0, true, true, false],
        ['SBU', 3, true, false, true],
        ['LAINNYA', 0, false, false, false],
      ]
    )
  })
  test('offer the budget years 2020 to 2035, and five years ahead when that end comes near', ({
    assert,
  }) => {
    const ujung = (kini: number) => [tahunAnggaran(kini)[0], tahunAnggaran(kini).at(-1)]
    assert.deepEqual(ujung(2026), [2020, 2035])
    assert.deepEqual(ujung(2030), [2020, 2035])
    assert.deepEqual(ujung(2036), [2020, 2041])
  })

  test('have the codes of the specification in its order', ({ assert }) => {
    const bentuk = ['pp', 'cv', 'fa', 'pt', 'bumn', 'bumd', 'koperasi', 'yayasan']
    assert.deepEqual(kodePilihan(BENTUK_USAHA) as string[], bentuk)
    assert.deepEqual(kodePilihan(METODE_PEMILIHAN), ['TLA', 'PLA', 'TEN', 'SEL'])
    assert.deepEqual(kodePilihan(TIPE_UNDANGAN), ['P', 'B', 'B2', 'L', 'N'])
    assert.deepEqual(kodePilihan(TIPE_SANGGAH), ['P', 'B', 'BD'])
    assert.deepEqual(
      JENIS_PENGADAAN.map((j) => [j.kode, j.nomor, j.batasPla / 1_000_000]),
      [
        ['BAR', '14', 500],
        ['KON', '11', 500],
        ['KOL', '12', 300],
        ['LAI', '13', 500],
      ]
    )
  })
  test('offer what goes together', ({ assert }) => {
    assert.deepEqual(metodeUntuk('KOL'), ['TLA', 'PLA', 'SEL'])
    assert.deepEqual(metodeUntuk('KON'), ['TLA', 'PLA', 'TEN'])
    assert.deepEqual(kualifikasiUntuk('TEN'), ['P', 'K', 'K2'])
    assert.deepEqual(kualifikasiUntuk('SEL'), ['P', 'K'])
    assert.isEmpty(kualifikasiUntuk('PLA'))
    assert.deepEqual(kodePilihan(metodeEvaluasiUntuk('BAR')), [
      'NIL',
      'EKO',
      'REN',
      'RENPSG',
      'NILPSG',
    ])
    assert.deepEqual(kodePilihan(metodeEvaluasiUntuk('KOL')), [
      'KUB',
      'KUA',
      'PAG',
      'REN',
      'RENPSG',
      'NILPSG',
    ])
    assert.deepEqual(kodePilihan(jenisKontrakUntuk('BAR')), ['LUM', 'HST', 'GLH', 'TUR', 'PAY'])
    assert.sameMembers(kodePilihan(jenisKontrakUntuk('KOL')), ['LUM', 'WAK', 'PAY', 'LUG'])
  })
  test('name the vendors of a list of participants as S3 §3 does, who expired by its own word', ({
    assert,
  }) => {
    assert.deepEqual(
      STATUS_REKANAN_PESERTA.map((s) => [s.kode, s.teks, s.warna]),
      [
        ['N', 'Baru', 'merah'],
        ['V', 'Verifikasi', 'kuning'],
        ['A', 'Aktif', 'hijau'],
        ['I', 'Non Aktif', 'merah'],
        ['S', 'Suspend', 'kuning'],
        ['E', 'Masa Berlaku Habis', 'lime'],
      ]
    )
  })
  test('answer unknown codes plainly', ({ assert }) => {
    assert.equal(teksPilihan(STATUS_REKANAN, 'Z'), 'Z')
    assert.equal(teksPilihan(STATUS_REKANAN, null), '')
    assert.equal(warnaPilihan(STATUS_REKANAN, 'Z'), 'biru')
    assert.isTrue(usahaKecil('mikro'))
    assert.isFalse(usahaKecil('menengah'))
    assert.isFalse(usahaKecil(null))
  })
})
