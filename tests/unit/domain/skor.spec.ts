import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  penawaranRendah,
  rankKey,
  skorHarga,
  skorTeknis,
  totalNilai,
  usulHasilHarga,
  usulPeringkat,
  type BobotEvaluasi,
  type CalonPeringkat,
} from '@eproc/domain/tender/nilai/skor'
import { pakaiAmbang, pakaiBobot } from '@eproc/domain/tender/nilai/cara'
import { jumlahHps, melampauiBatasPla, sisaPagu } from '@eproc/domain/paket/hps'

const METODE = ['NIL', 'EKO', 'REN', 'RENPSG', 'NILPSG', 'KUB', 'KUA', 'PAG'] as const
const bobot = (metode: string, passingGrade = 70): BobotEvaluasi => ({
  metode,
  bobotTeknis: 60,
  bobotHarga: 40,
  passingGrade,
})
const calon = (vendorId: number, lain: Partial<CalonPeringkat> = {}): CalonPeringkat => ({
  vendorId,
  lulusKualifikasi: true,
  hasilAdministrasi: true,
  lulusTeknis: true,
  lulusHarga: true,
  hasilTeknis: 80,
  hasilHarga: 90,
  nilaiPenawaran: 1_000_000,
  ...lain,
})

test.group('Scores', () => {
  test('of NILPSG are 0 below the passing grade and weighted from it on', ({ assert }) => {
    assert.equal(skorTeknis(bobot('NILPSG'), 69.99), 0)
    assert.equal(skorTeknis(bobot('NILPSG'), 70), 42)
    assert.equal(skorHarga(bobot('NILPSG'), 90), 36)
  })
  test('of RENPSG are 0 below the passing grade and raw from it on', ({ assert }) => {
    assert.equal(skorTeknis(bobot('RENPSG'), 69), 0)
    assert.equal(skorTeknis(bobot('RENPSG'), 75), 75)
    assert.equal(skorHarga(bobot('RENPSG'), 90), 90)
  })
  test('of REN are raw', ({ assert }) => {
    assert.equal(totalNilai(bobot('REN'), 10, 90), 100)
  })
  test('of the others are weighted', ({ assert }) => {
    assert.equal(totalNilai(bobot('KUB'), 80, 90), 84)
  })
  test('propose the price score as lowest over this', ({ assert }) => {
    assert.equal(usulHasilHarga(800, 1000), 80)
    assert.equal(usulHasilHarga(1000, 1000), 100)
    assert.equal(usulHasilHarga(0, 1000), 0)
    assert.equal(usulHasilHarga(1000, 0), 0)
  })
  test('are those that somebody works out by hand, a half rounded up', ({ assert }) => {
    const weighted = (bobotTeknis: number, nilai: number) =>
      skorTeknis(
        { metode: 'KUB', bobotTeknis, bobotHarga: 100 - bobotTeknis, passingGrade: 0 },
        nilai
      )
    // 70 % of 85.45 is 59.815
    assert.equal(weighted(70, 85.45), 59.82)
    for (let percent = 0; percent <= 100; percent++) {
      for (let cents = 0; cents <= 10_000; cents += 5) {
        const byHand = Math.floor((percent * cents + 50) / 100) / 100
        if (weighted(percent, cents / 100) !== byHand) assert.fail(`${percent} % of ${cents / 100}`)
      }
    }
    // 61.725 %
    assert.equal(usulHasilHarga(12_345, 20_000), 61.73)
    assert.equal(usulHasilHarga(61_725_000_000_000, 100_000_000_000_000), 61.73)
    assert.equal(penawaranRendah(61_725, 100_000, 80), 61.73)
  })
  test('count with weights and a passing grade only where the package says so', ({ assert }) => {
    for (const metode of METODE) {
      const key = (teknis: number) =>
        rankKey({ ...bobot(metode), bobotTeknis: teknis, bobotHarga: 100 - teknis }, calon(1))
      assert.equal(key(30) !== key(70), pakaiBobot(metode), metode)
      const below = usulPeringkat(bobot(metode), [calon(1, { hasilTeknis: 69 })], 2_000_000)
      assert.equal(below.get(1) === 0, pakaiAmbang(metode), metode)
    }
  })
  test('stay within their bounds', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...METODE),
        fc.integer({ min: 0, max: 100 }),
        fc.double({ min: -50, max: 200, noNaN: true }),
        fc.double({ min: -50, max: 200, noNaN: true }),
        (metode, bobotTeknis, teknis, harga) => {
          const b = { metode, bobotTeknis, bobotHarga: 100 - bobotTeknis, passingGrade: 60 }
          const total = totalNilai(b, teknis, harga)
          const polos = metode === 'REN' || metode === 'RENPSG'
          assert.isAtLeast(total, 0)
          assert.isAtMost(total, polos ? 200 : 100.01)
        }
      )
    )
  })
})

test.group('Proposed ranks', () => {
  const peringkat = (metode: string, daftar: CalonPeringkat[], pagu = 10_000_000) =>
    Object.fromEntries(usulPeringkat(bobot(metode), daftar, pagu))

  test('of REN and RENPSG follow the lowest corrected offer', ({ assert }) => {
    const daftar = [
      calon(1, { nilaiPenawaran: 900, hasilTeknis: 100 }),
      calon(2, { nilaiPenawaran: 800, hasilTeknis: 71 }),
    ]
    assert.deepEqual(peringkat('REN', daftar), { 1: 2, 2: 1 })
    assert.deepEqual(peringkat('RENPSG', daftar), { 1: 2, 2: 1 })
  })
  test('of KUA follow the technical score', ({ assert }) => {
    const daftar = [calon(1, { hasilTeknis: 85, nilaiPenawaran: 9e6 }), calon(2)]
    assert.deepEqual(peringkat('KUA', daftar), { 1: 1, 2: 2 })
  })
  test('of PAG follow the technical score within the ceiling', ({ assert }) => {
    const daftar = [calon(1, { hasilTeknis: 95, nilaiPenawaran: 2000 }), calon(2), calon(3)]
    assert.deepEqual(peringkat('PAG', daftar.slice(0, 2), 1_500), { 1: 0, 2: 0 })
    assert.deepEqual(peringkat('PAG', daftar, 1_000_000), { 1: 1, 2: 2, 3: 3 })
  })
  test('of EKO follow the lowest evaluated cost', ({ assert }) => {
    const daftar = [calon(1, { biayaEvaluasi: 500 }), calon(2, { biayaEvaluasi: 400 })]
    assert.deepEqual(peringkat('EKO', daftar), { 1: 2, 2: 1 })
  })
  test('of the others follow totalNilai', ({ assert }) => {
    const daftar = [calon(1, { hasilHarga: 70 }), calon(2, { hasilTeknis: 75 })]
    assert.deepEqual(peringkat('NIL', daftar), { 1: 2, 2: 1 })
  })
  test('leave out who failed an earlier part', ({ assert }) => {
    const gagal = [
      { lulusKualifikasi: false },
      { hasilAdministrasi: false },
      { lulusTeknis: false },
      { lulusHarga: false },
    ]
    for (const lain of gagal) {
      assert.deepEqual(peringkat('NIL', [calon(1, lain), calon(2)]), { 1: 0, 2: 1 })
    }
    assert.deepEqual(peringkat('NILPSG', [calon(1, { hasilTeknis: 69 })]), { 1: 0 })
  })
  test('are unique and without gaps, whatever the offers', ({ assert }) => {
    const acak = fc.array(
      fc.record({
        teknis: fc.integer({ min: 0, max: 100 }),
        harga: fc.integer({ min: 0, max: 100 }),
        tawar: fc.nat(5000),
        lulus: fc.boolean(),
      }),
      { maxLength: 12 }
    )
    fc.assert(
      fc.property(fc.constantFrom(...METODE), acak, (metode, daftar) => {
        const semua = daftar.map((d, i) =>
          calon(i + 1, {
            hasilTeknis: d.teknis,
            hasilHarga: d.harga,
            nilaiPenawaran: d.tawar,
            lulusTeknis: d.lulus,
          })
        )
        const urutan = Object.values(peringkat(metode, semua, 4000)).filter((u) => u > 0)
        assert.deepEqual(
          urutan.toSorted((a, b) => a - b),
          urutan.map((_, i) => i + 1)
        )
      })
    )
  })
})

test.group('Unusually low offers', () => {
  test('are those below 80 % of the HPS, told as their share of it', ({ assert }) => {
    assert.isNull(penawaranRendah(800_000_000, 1_000_000_000, 80))
    assert.equal(penawaranRendah(799_999_999, 1_000_000_000, 80), 80)
    assert.equal(penawaranRendah(612_345_678, 1_000_000_000, 80), 61.23)
    assert.isNull(penawaranRendah(1, 1_000_000_000, 0))
  })
  test('without a price, or an HPS, nothing is said', ({ assert }) => {
    assert.isNull(penawaranRendah(null, 1_000_000_000, 80))
    assert.isNull(penawaranRendah(0, 1_000_000_000, 80))
    assert.isNull(penawaranRendah(5, 0, 80))
  })
})

test.group('Money of a package', () => {
  test('sums its lines in whole rupiah', ({ assert }) => {
    const baris = (volume: number, hargaSatuan: number) => ({
      uraian: 'x',
      satuan: 'm',
      volume,
      hargaSatuan,
    })
    assert.equal(jumlahHps([baris(2.5, 1001), baris(1, 10)]), 2513)
  })
  test('leaves of an activity what its packages do not use, never below 0', ({ assert }) => {
    assert.equal(sisaPagu(100, 40), 60)
    assert.equal(sisaPagu(30, 40), 0)
  })
  test('keeps direct procurement under its ceiling', ({ assert }) => {
    assert.isFalse(melampauiBatasPla('PLA', 'KOL', 300_000_000))
    assert.isTrue(melampauiBatasPla('PLA', 'KOL', 300_000_001))
    assert.isTrue(melampauiBatasPla('PLA', 'BAR', 201, { BAR: 200 }))
    assert.isFalse(melampauiBatasPla('TEN', 'BAR', 9e9))
  })
})
