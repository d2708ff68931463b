import fc from 'fast-check'
import { test } from '@japa/runner'
import { periksaRincian } from '@eproc/domain/tender/penawaran/periksa_rincian'
import {
  aturanRincianHarga,
  hargaSatuanTinggi,
  rupiahColumn,
  totalRincian,
} from '@eproc/domain/tender/penawaran/rincian_harga'

const LINES = [
  { id: 7, nomor: 1, volume: 1.5 },
  { id: 9, nomor: 2, volume: 0.333 },
]
const rules = (findings: { rule: string }[]) => findings.map((f) => f.rule)

test.group('Unit prices of an offer', () => {
  test('each line is rounded half up before it is summed', ({ assert }) => {
    const prices = [
      { id: 9, hargaSatuan: 100 },
      { id: 7, hargaSatuan: 3 },
    ]
    assert.equal(totalRincian(LINES, prices), 5 + 33)
  })

  test('bad prices: {rule}')
    .with([
      { rule: 'required', prices: [{ id: 7, hargaSatuan: 1 }] },
      { rule: 'unknown', prices: [...LINES, { id: 8 }].map((b) => ({ id: b.id, hargaSatuan: 1 })) },
      { rule: 'unique', prices: [7, 9, 9].map((id) => ({ id, hargaSatuan: 1 })) },
      { rule: 'rupiah', prices: [7, 9].map((id) => ({ id, hargaSatuan: id === 7 ? 0.5 : 1 })) },
      { rule: 'rupiah', prices: [7, 9].map((id) => ({ id, hargaSatuan: id === 7 ? -1 : 1 })) },
      { rule: 'max', prices: [7, 9].map((id) => ({ id, hargaSatuan: Number.MAX_SAFE_INTEGER })) },
    ])
    .run(({ assert }, { rule, prices }) => {
      assert.deepEqual(rules(aturanRincianHarga(LINES, prices, null)), [rule])
    })

  test('a package without lines takes no unit prices', ({ assert }) => {
    assert.deepEqual(rules(aturanRincianHarga([], [], 5)), ['empty'])
    assert.isNull(totalRincian([], []))
  })

  test('a total that differs is refused and names both', ({ assert }) => {
    const prices = [7, 9].map((id) => ({ id, hargaSatuan: 1000 }))
    assert.deepEqual(aturanRincianHarga(LINES, prices, 1833), [])
    const [finding] = aturanRincianHarga(LINES, prices, 1834)
    assert.equal(finding!.field, 'hargaPenawaran')
    assert.match(finding!.message, /1\.833.*1\.834/)
  })

  test('a pasted column: {pasted}')
    .with([
      { pasted: '1.250.000\r\n500\r\n', found: [1_250_000, 500] },
      { pasted: 'Rp 1.250.000,00\nRp1,250,000.00', found: [1_250_000, 1_250_000] },
      { pasted: 'Besi\t12\t7.500\nPasir\t3\t900', found: [7500, 900] },
      { pasted: '1.250,5\n\n12', found: [null, null, 12] },
      { pasted: '1.25\n-5\nseribu\n99999999999999999', found: [null, null, null, null] },
      { pasted: '1.000', found: [1000] },
    ])
    .run(({ assert }, { pasted, found }) => {
      assert.deepEqual(rupiahColumn(pasted), found)
    })

  test('the total is the exact sum of thousandths, whatever the order of the prices', ({
    assert,
  }) => {
    const line = fc.record({
      thousandths: fc.integer({ min: 1, max: 9_999_999 }),
      hargaSatuan: fc.integer({ min: 0, max: 1_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (rows) => {
        const lines = rows.map((r, i) => ({ id: i, nomor: i + 1, volume: r.thousandths / 1000 }))
        const prices = rows.map((r, i) => ({ id: i, hargaSatuan: r.hargaSatuan })).reverse()
        const exact = rows.reduce(
          (sum, r) => sum + (BigInt(r.thousandths) * BigInt(r.hargaSatuan) + 500n) / 1000n,
          0n
        )
        const expected = exact <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(exact) : null
        assert.equal(totalRincian(lines, prices), expected)
      })
    )
  })

  test('an offer is above nothing, and a unit price is high above 110 % of the HPS', ({
    assert,
  }) => {
    const free = [7, 9].map((id) => ({ id, hargaSatuan: 0 }))
    assert.deepEqual(rules(aturanRincianHarga(LINES, free, null)), ['positive'])
    assert.isTrue(hargaSatuanTinggi(111, 100))
    assert.isFalse(hargaSatuanTinggi(110, 100))
  })

  test('the check: each line, lowest and highest, what is high, and the difference', ({
    assert,
  }) => {
    const lines = [
      { nomor: 1, uraian: 'Besi', volume: 1.5, satuan: 'kg', hargaHps: 100 },
      { nomor: 2, uraian: 'Pasir', volume: 2, satuan: 'm3', hargaHps: 10 },
    ]
    const offer = (vendorId: number, hargaPenawaran: number, rincian: number[] | null) => ({
      vendorId,
      nama: `V${vendorId}`,
      hargaPenawaran,
      rincian,
    })
    const { baris, rekanan } = periksaRincian(lines, [
      offer(1, 172, [101, 10]),
      offer(2, 190, [111, 10]),
      offer(3, 50, null),
      offer(4, 50, [1]),
    ])
    assert.deepEqual(
      baris.map((b) => [b.terendah, b.tertinggi]),
      [
        [101, 111],
        [10, 10],
      ]
    )
    assert.deepEqual(
      rekanan.map((r) => [r.jumlah, r.selisih]),
      [
        [172, 0],
        [187, -3],
        [null, null],
        [null, null],
      ]
    )
    assert.deepEqual(
      rekanan.map((r) => r.harga?.map((h) => h.tinggi)),
      [[false, false], [true, false], undefined, undefined]
    )
  })
})
