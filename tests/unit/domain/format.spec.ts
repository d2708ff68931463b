import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  angka,
  hariSah,
  keHari,
  keIso,
  keMs,
  npwp,
  relatif,
  rupiah,
  samarkan,
  tanggal,
  tanggalAngka,
  tanggalAngkaWaktu,
  tanggalPanjang,
  tanggalWaktu,
  ukuranBerkas,
  ukuranLebih,
  inisial,
} from '@eproc/domain/common/format'

test.group('Dates', () => {
  test('are shown in Jakarta with Indonesian months', ({ assert }) => {
    const larut = '2026-05-11T17:30:00Z'
    assert.equal(tanggal(larut), '12 Mei 2026')
    assert.equal(tanggalWaktu(larut), '12 Mei 2026 00:30')
    assert.equal(tanggalAngka(larut), '12-05-2026')
    assert.equal(tanggalAngkaWaktu(larut), '12-05-2026 00:30')
    assert.equal(tanggalPanjang(larut), 'Selasa, 12 Mei 2026')
    assert.equal(tanggal('2026-08-17'), '17 Agu 2026')
    assert.equal(tanggal('2026-10-01'), '01 Okt 2026')
    assert.equal(tanggal('2026-12-31'), '31 Des 2026')
  })
  test('read a time without an offset as Jakarta’s', ({ assert }) => {
    assert.equal(keMs('2026-05-12T09:00:00'), Date.parse('2026-05-12T02:00:00Z'))
    assert.equal(keIso('2026-05-12T02:00:00Z'), '2026-05-12T09:00:00+07:00')
    assert.equal(keHari(new Date('2026-05-11T17:00:00Z')), '2026-05-12')
  })
  test('that do not exist show a dash', ({ assert }) => {
    for (const nilai of [null, undefined, '', 'besok', '2026-02-31', Number.NaN]) {
      assert.equal(tanggal(nilai), '-')
    }
    assert.isFalse(hariSah('2026-02-29'))
    assert.isTrue(hariSah('2028-02-29'))
    assert.isFalse(hariSah('0000-00-00'))
  })
  test('are told relative to now', ({ assert }) => {
    const kini = '2026-05-10T09:00:00+07:00'
    assert.equal(relatif('2026-05-12T10:00:00+07:00', kini), '2 hari lagi')
    assert.equal(relatif('2026-05-10T12:00:00+07:00', kini), '3 jam lagi')
    assert.equal(relatif('2026-05-10T08:55:00+07:00', kini), '5 menit yang lalu')
    assert.equal(relatif('2026-05-10T09:00:30+07:00', kini), 'sebentar lagi')
    assert.equal(relatif('2026-05-10T08:59:30+07:00', kini), 'baru saja')
    // What began this very moment does not lie ahead.
    assert.equal(relatif(kini, kini), 'baru saja')
  })
  test('keep a day through Jakarta and back', ({ assert }) => {
    const tanggalAcak = fc.date({
      min: new Date('1970-01-02'),
      max: new Date('2099-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(tanggalAcak, (d) => {
        const hari = d.toISOString().slice(0, 10)
        assert.equal(keHari(hari), hari)
        assert.equal(keMs(keIso(hari)), keMs(hari))
      })
    )
  })
})

test.group('Numbers and money', () => {
  test('have dot thousands and a decimal comma', ({ assert }) => {
    assert.equal(angka(1234567), '1.234.567')
    assert.equal(angka(1234.5, 2), '1.234,5')
    assert.equal(angka(-1234), '-1.234')
    assert.equal(angka(12345678901234567890n), '12.345.678.901.234.567.890')
    assert.equal(angka(-0.2), '0')
    assert.equal(rupiah(1234567), 'Rp\u00A01.234.567')
    assert.equal(rupiah(-5000), '-Rp\u00A05.000')
    assert.equal(rupiah(null), '-')
  })
})

test.group('Tax numbers and sizes', () => {
  test('take the mask while they are typed', ({ assert }) => {
    assert.equal(npwp('01'), '01')
    assert.equal(npwp('012'), '01.2')
    assert.equal(npwp('012345678901234'), '01.234.567.8-901.234')
    assert.equal(npwp('01.234.567.8-901.234'), '01.234.567.8-901.234')
    assert.equal(npwp('0123456789012345'), '0123456789012345')
    // One too many is somebody's mistake, not another number.
    assert.equal(npwp('01234567890123456'), '01234567890123456')
  })
  test('are masked in lists', ({ assert }) => {
    assert.equal(samarkan('3171012345671234'), '************1234')
    assert.equal(samarkan('01.234.567.8-901.234'), '***********1234')
    assert.equal(samarkan('123'), '***')
    assert.equal(samarkan(null), '-')
  })
  test('of files are told in the largest fitting unit', ({ assert }) => {
    assert.equal(ukuranBerkas(512), '512 B')
    assert.equal(ukuranBerkas(1536), '1,5 KB')
    assert.equal(ukuranBerkas(3 * 1024 * 1024), '3 MB')
    assert.equal(ukuranLebih(3 * 1024 * 1024 + 1, 3 * 1024 * 1024), '3 MB + 1 byte')
    assert.equal(ukuranLebih(3 * 1024 * 1024 + 20_480, 3 * 1024 * 1024), '3 MB + 20 KB')
    assert.equal(ukuranLebih(4 * 1024 * 1024, 3 * 1024 * 1024), '4 MB')
  })
})

test.group('Initials', () => {
  for (const [nama, expected] of [
    ['Sari Wulandari', 'SW'],
    ['Achmad "Andi" Fauzi', 'AA'],
    ['"Andi"', 'A'],
    ['(Plt.) Budi', 'PB'],
    ['sari', 'S'],
    ['  Éva   Ørsted ', 'ÉØ'],
    ['- -', ''],
    ['', ''],
  ] as const) {
    test(`of '${nama}' are '${expected}'`, ({ assert }) => {
      assert.equal(inisial(nama), expected)
    })
  }
})
