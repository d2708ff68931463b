import { test } from '@japa/runner'
import { terbilang } from '@eproc/domain/common/terbilang'
import { jumlahPekerjaan } from '@eproc/domain/spk/aturan_spk'

test.group('Numbers in words', () => {
  test('as Indonesian says them', ({ assert }) => {
    const kata: [number, string][] = [
      [0, 'nol'],
      [11, 'sebelas'],
      [19, 'sembilan belas'],
      [21, 'dua puluh satu'],
      [100, 'seratus'],
      [1000, 'seribu'],
      [1_100, 'seribu seratus'],
      [2_015, 'dua ribu lima belas'],
      [101_000, 'seratus satu ribu'],
      [1_001_000, 'satu juta seribu'],
      [120_250_000, 'seratus dua puluh juta dua ratus lima puluh ribu'],
      [3_000_000_000_000, 'tiga triliun'],
    ]
    for (const [n, harus] of kata) assert.equal(terbilang(n), harus)
  })

  test('a line costs exactly what its decimals say', ({ assert }) => {
    const jumlah = (quantity: number, satuan: number, hargaSatuan: number) =>
      jumlahPekerjaan({ quantity, satuan, hargaSatuan })
    assert.equal(jumlah(3, 4, 10_000_000), 120_000_000)
    assert.equal(jumlah(1.005, 1, 100), 101)
    assert.equal(jumlah(0.1, 0.2, 100), 2)
    assert.equal(jumlah(Number.NaN, 1, 100), 0)
  })
})
