import { test } from '@japa/runner'
import {
  aturanKontrak,
  workDuration,
  usulSelesaiKontrak,
} from '@eproc/domain/tender/aturan_kontrak'
import { aturanNegosiasi } from '@eproc/domain/tender/aturan_negosiasi'

const SAH = {
  lamaPekerjaan: 14,
  jenisHari: 'K',
  tglKontrak: '2026-03-02',
  mulaiKontrak: '2026-03-03',
  selesaiKontrak: '2026-03-17',
  nilaiKontrak: 100,
}
const bidang = (input: object, totalPagu = 100) =>
  aturanKontrak({ ...SAH, ...input }, { totalPagu }).map((g) => g.field)

test.group('Rules of contract and negosiasi', () => {
  test('each field is required, the end is after the start, the value at most the HPS', ({
    assert,
  }) => {
    assert.deepEqual(bidang({}), [])
    assert.deepEqual(bidang({ nilaiKontrak: 101 }), ['nilaiKontrak'])
    assert.deepEqual(bidang({ nilaiKontrak: 0 }), ['nilaiKontrak'])
    assert.deepEqual(bidang({ nilaiKontrak: 1.5 }), ['nilaiKontrak'])
    assert.deepEqual(bidang({ lamaPekerjaan: -1 }), ['lamaPekerjaan'])
    assert.deepEqual(bidang({ lamaPekerjaan: null }), ['lamaPekerjaan'])
    assert.deepEqual(bidang({ jenisHari: 'X' }), ['jenisHari'])
    assert.deepEqual(bidang({ selesaiKontrak: SAH.mulaiKontrak }), ['selesaiKontrak'])
    assert.deepEqual(bidang({ selesaiKontrak: '2026-02-31' }), ['selesaiKontrak'])
    assert.deepEqual(bidang({ tglKontrak: '' }), ['tglKontrak'])
    // Work does not begin before its contract is signed.
    assert.deepEqual(bidang({ tglKontrak: '2026-03-04' }), ['mulaiKontrak'])
    assert.deepEqual(bidang({ tglKontrak: SAH.mulaiKontrak }), [])
  })

  test('the duration is 14 by default; the end goes by calendar days or working days', ({
    assert,
  }) => {
    assert.deepEqual([null, 0, -3, 30].map(workDuration), [14, 14, 14, 30])
    const libur = new Set(['2026-03-03'])
    assert.equal(usulSelesaiKontrak('2026-03-02', 14, 'K', libur), '2026-03-16')
    assert.equal(usulSelesaiKontrak('2026-03-02', 1, 'R', libur), '2026-03-04')
  })

  test('negosiasi: 200 characters, exceeding neither offer nor HPS', ({ assert }) => {
    const aturan = (negosiasiHarga: number | null, teks = '') =>
      aturanNegosiasi(
        { nama: 'PT A', negosiasiTeknis: teks, negosiasiHarga },
        { nilaiPenawaran: 90, hps: 80 }
      ).map((g) => g.rule)
    assert.deepEqual(aturan(80, 'x'.repeat(200)), [])
    assert.deepEqual(aturan(null, 'x'.repeat(201)), ['maxLength'])
    assert.deepEqual([aturan(91), aturan(81), aturan(0)], [['offer'], ['ceiling'], ['positive']])
  })
})
