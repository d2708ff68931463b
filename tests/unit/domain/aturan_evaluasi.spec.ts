import fc from 'fast-check'
import { test } from '@japa/runner'
import { tooMuchAtOnce } from '@eproc/backoffice/src/tender/penilaian/evaluasi_form.ts'
import { aturanNilai } from '@eproc/domain/tender/nilai/aturan_nilai'
import {
  aturanKualifikasi,
  aturanUrutan,
  urutanPengganti,
  usulUrutan,
} from '@eproc/domain/tender/nilai/aturan_urutan'
import {
  earlierBagian,
  dapatDiurutkan,
  hargaAkhir,
  lulusBagian,
  type NilaiRekanan,
} from '@eproc/domain/tender/nilai/nilai_rekanan'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import type { BobotEvaluasi } from '@eproc/domain/tender/nilai/skor'

const HPS = 1_000
const tri = fc.constantFrom(true, false, null)
const skor = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })
const bobotAcak: fc.Arbitrary<BobotEvaluasi> = fc.record({
  metode: fc.constantFrom('NIL', 'EKO', 'REN', 'RENPSG', 'NILPSG', 'KUB', 'KUA', 'PAG'),
  bobotTeknis: fc.constant(40),
  bobotHarga: fc.constant(60),
  passingGrade: fc.integer({ min: 0, max: 100 }),
})
/** Half of the vendors passed everything, so that rankings come about. */
const nilaiAcak = (vendorId: number): fc.Arbitrary<NilaiRekanan> =>
  fc
    .record({
      baik: fc.boolean(),
      hasilKualifikasi: tri,
      lulusKualifikasi: tri,
      hasilAdministrasi: tri,
      hasilTeknis: skor,
      lulusTeknis: tri,
      hasilHarga: skor,
      lulusHarga: tri,
      nilaiPenawaran: fc.option(fc.integer({ min: 0, max: 2 * HPS }), { nil: null }),
      negosiasiHarga: fc.option(fc.integer({ min: 1, max: 2 * HPS }), { nil: null }),
      gugur: fc.boolean(),
    })
    .map(({ baik, ...n }) => ({
      ...n,
      ...(baik
        ? {
            hasilKualifikasi: true,
            lulusKualifikasi: true,
            hasilAdministrasi: true,
            lulusTeknis: true,
            lulusHarga: true,
            hasilTeknis: 100,
            gugur: false,
          }
        : {}),
      vendorId,
      nama: `PT ${vendorId}`,
      hargaPenawaran: n.nilaiPenawaran,
      catatanKoreksi: null,
      biayaEvaluasi: null,
      alasan: {},
    }))
const listAcak = fc
  .integer({ min: 1, max: 5 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => nilaiAcak(i + 1))))
const urutanAcak = fc.array(
  fc.record({ vendorId: fc.integer({ min: 0, max: 6 }), urutan: fc.integer({ min: -1, max: 5 }) }),
  { maxLength: 6 }
)

const gagal = (n: NilaiRekanan) =>
  n.gugur || (['K', 'A', 'T', 'H'] as const).some((b) => lulusBagian(n, b) !== true)

test.group('Rules of evaluasi', () => {
  test('accepted ranks have one winner, none that failed, none above HPS', ({ assert }) => {
    let diterima = 0
    fc.assert(
      fc.property(
        listAcak,
        bobotAcak,
        fc.oneof(urutanAcak, fc.constant(null)),
        (nilai, bobot, acak) => {
          const urutan =
            acak ??
            [...usulUrutan(nilai, bobot, HPS)].map(([vendorId, urut]) => ({
              vendorId,
              urutan: urut,
            }))
          if (aturanUrutan(urutan, { nilai, bobot, hps: HPS, alasan: 'Catatan' }).length > 0) return
          diterima++
          const ikut = urutan.filter((u) => u.urutan > 0)
          assert.lengthOf(
            ikut.filter((u) => u.urutan === 1),
            1
          )
          assert.equal(new Set(ikut.map((u) => u.urutan)).size, ikut.length)
          for (const u of ikut) {
            const n = nilai.find((x) => x.vendorId === u.vendorId)!
            assert.isFalse(gagal(n))
            assert.isAtMost(hargaAkhir(n), HPS)
          }
        }
      ),
      { numRuns: 2000 }
    )
    assert.isAbove(diterima, 100)
  })

  test('what the system proposes is always acceptable when somebody qualifies', ({ assert }) => {
    fc.assert(
      fc.property(listAcak, bobotAcak, (nilai, bobot) => {
        const usul = usulUrutan(nilai, bobot, HPS)
        const boleh = nilai.filter((n) => dapatDiurutkan(n, bobot, HPS))
        const urutan = [...usul].map(([vendorId, urut]) => ({ vendorId, urutan: urut }))
        const error = aturanUrutan(urutan, { nilai, bobot, hps: HPS, alasan: 'Catatan' })
        assert.deepEqual(
          error.map((g) => g.rule),
          boleh.length > 0 ? [] : ['empty']
        )
      }),
      { numRuns: 1000 }
    )
  })

  test('one or two offers are decided with a note, however many were opened before the price', ({
    assert,
  }) => {
    const bobot: BobotEvaluasi = { metode: 'REN', bobotTeknis: 40, bobotHarga: 60, passingGrade: 0 }
    const passed: NilaiRekanan = {
      vendorId: 1,
      nama: 'PT 1',
      hasilKualifikasi: true,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      hasilTeknis: 80,
      lulusTeknis: true,
      hasilHarga: 100,
      lulusHarga: true,
      hargaPenawaran: 900,
      nilaiPenawaran: 900,
      catatanKoreksi: null,
      biayaEvaluasi: null,
      negosiasiHarga: null,
      gugur: false,
      alasan: {},
    }
    const vendor = (vendorId: number, isi: Partial<NilaiRekanan> = {}) => ({
      ...passed,
      vendorId,
      nama: `PT ${vendorId}`,
      ...isi,
    })
    const failed = { lulusTeknis: false, lulusHarga: null, hasilHarga: null }
    const noPrice = { ...failed, hargaPenawaran: null, nilaiPenawaran: null }
    const asked = (nilai: NilaiRekanan[], alasan: string | null = null) => {
      const urutan = [...usulUrutan(nilai, bobot, HPS)].map(([vendorId, urut]) => ({
        vendorId,
        urutan: urut,
      }))
      return aturanUrutan(urutan, { nilai, bobot, hps: HPS, alasan }).map((g) => g.message)
    }
    const words = ['Alasan harus diisi karena penawaran hanya satu atau dua']
    assert.deepEqual(asked([vendor(1), vendor(2)]), words)
    assert.deepEqual(asked([vendor(1), vendor(2), vendor(3, noPrice), vendor(4, noPrice)]), words)
    assert.deepEqual(asked([vendor(1), vendor(2), vendor(3, noPrice)], 'Harga wajar'), [])
    // In one file the price of who failed was opened, too.
    assert.deepEqual(asked([vendor(1), vendor(2), vendor(3, failed)]), [])
    const documents = [vendor(1, noPrice), vendor(2, noPrice), vendor(3, noPrice)]
    assert.deepEqual(aturanKualifikasi(documents, null), [])
    assert.deepEqual(
      aturanKualifikasi(documents.slice(1), ' ').map((g) => g.message),
      ['Alasan harus diisi karena dokumen kualifikasi hanya dari satu atau dua peserta']
    )
    assert.deepEqual(aturanKualifikasi(documents.slice(1), 'Cukup'), [])
  })

  test('replacing: a winner that dropped out is gone, the others stay in order', ({ assert }) => {
    fc.assert(
      fc.property(listAcak, bobotAcak, (nilai, bobot) => {
        const usul = [...usulUrutan(nilai, bobot, HPS)]
          .map(([vendorId, urut]) => ({ vendorId, urutan: urut }))
          .filter((u) => u.urutan > 0)
          .toSorted((a, b) => a.urutan - b.urutan)
        if (usul.length === 0) return
        const baru = urutanPengganti(nilai, usul, usul[0]!.vendorId, bobot, HPS)
        assert.deepEqual(
          baru?.map((u) => u.vendorId) ?? [],
          usul.slice(1).map((u) => u.vendorId)
        )
      })
    )
  })

  test('earlier parts follow the template', ({ assert }) => {
    const b = (kode: keyof typeof TEMPLAT, x: 'K' | 'A' | 'T' | 'H') =>
      earlierBagian(TEMPLAT[kode], x).join('')
    assert.deepEqual(
      [b('KTEN', 'K'), b('KTEN', 'A'), b('KTEN', 'T'), b('KTEN', 'H')],
      ['', '', 'A', 'AT']
    )
    assert.equal(b('K2TEN', 'H'), 'KAT')
    assert.equal(b('K2TEN', 'T'), 'A')
    assert.equal(b('PTEN', 'A'), 'K')
    assert.equal(b('PTEN', 'H'), 'KAT')
  })

  test('what is more than one call may carry is known before it is sent', ({ assert }) => {
    const body = (vendors: number) => ({
      listEvaluasi: Array.from({ length: vendors }, (_, vendorId) => ({
        vendorId,
        alasan: { teknis: 'é'.repeat(1000), harga: 'x'.repeat(1800) },
      })),
    })
    assert.deepEqual([tooMuchAtOnce(body(250)), tooMuchAtOnce(body(300))], [false, true])
  })

  test('accepted scores never pass after a failure', ({ assert }) => {
    const templat = TEMPLAT.K2TEN
    fc.assert(
      fc.property(nilaiAcak(1), bobotAcak, (n, bobot) => {
        const bagian = ['K', 'A', 'T', 'H'] as const
        if (aturanNilai(n, { bobot, templat, bagian }).length > 0) return
        for (const b of bagian) {
          if (lulusBagian(n, b) !== true) continue
          for (const p of earlierBagian(templat, b)) assert.isTrue(lulusBagian(n, p))
        }
      }),
      { numRuns: 1000 }
    )
  })
})
