import { test } from '@japa/runner'
import type { NilaiRekanan } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { jelaskanPeringkat } from '@eproc/domain/tender/nilai/penjelasan_peringkat'
import type { BobotEvaluasi } from '@eproc/domain/tender/nilai/skor'

const HPS = 1_000
const vendor = (vendorId: number, isi: Partial<NilaiRekanan> = {}): NilaiRekanan => ({
  vendorId,
  nama: `PT ${vendorId}`,
  hasilKualifikasi: true,
  lulusKualifikasi: true,
  hasilAdministrasi: true,
  hasilTeknis: 85,
  lulusTeknis: true,
  hasilHarga: 96.2,
  lulusHarga: true,
  hargaPenawaran: 900,
  nilaiPenawaran: 900,
  catatanKoreksi: null,
  biayaEvaluasi: null,
  negosiasiHarga: null,
  gugur: false,
  alasan: {},
  ...isi,
})
const bobot = (metode: string): BobotEvaluasi => ({
  metode,
  bobotTeknis: 70,
  bobotHarga: 30,
  passingGrade: 70,
})
/** Rupiah is written with a space that does not break. */
const words = (metode: string, ...nilai: NilaiRekanan[]) =>
  [...jelaskanPeringkat(nilai, bobot(metode), HPS).values()].map((t) => t.replaceAll('\u00a0', ' '))
const SUM = 'nilai teknis 85,00 × 70% + nilai harga 96,20 × 30% = 88,36'
const LOWEST = 'harga terkoreksi Rp 900, diurutkan dari yang terendah'

test.group('Ranking in words', () => {
  test('{0}: what the rank comes from')
    .with([
      ['NIL', SUM],
      ['KUB', SUM],
      ['NILPSG', `nilai teknis 85,00 memenuhi ambang 70,00; ${SUM}`],
      ['REN', LOWEST],
      ['RENPSG', `nilai teknis 85,00 memenuhi ambang 70,00; ${LOWEST}`],
      ['KUA', 'nilai teknis 85,00, diurutkan dari yang tertinggi'],
      [
        'PAG',
        'nilai teknis 85,00, diurutkan dari yang tertinggi; harga terkoreksi Rp 900 tidak melebihi HPS Rp 1.000',
      ],
      ['EKO', LOWEST],
    ] as const)
    .run(({ assert }, [metode, sebab]) => {
      assert.deepEqual(words(metode, vendor(1)), [`Peringkat 1 dari 1: ${sebab}.`])
    })

  test('EKO names the evaluated cost, and a negotiated price is called so', ({ assert }) => {
    assert.deepEqual(words('EKO', vendor(1, { biayaEvaluasi: 1_500 })), [
      'Peringkat 1 dari 1: biaya evaluasi selama umur ekonomis Rp 1.500, diurutkan dari yang terendah.',
    ])
    assert.deepEqual(words('REN', vendor(1, { negosiasiHarga: 880 })), [
      'Peringkat 1 dari 1: harga hasil negosiasi Rp 880, diurutkan dari yang terendah.',
    ])
  })

  test('who has no rank reads the first thing that stopped it')
    .with([
      [{ gugur: true }, 'gugur setelah penetapan'],
      [{ hasilAdministrasi: false, lulusTeknis: null }, 'tidak lulus bagian Administrasi'],
      [{ lulusHarga: null }, 'bagian Harga belum dinilai'],
      [{ nilaiPenawaran: null }, 'belum ada harga terkoreksi'],
      [{ hasilTeknis: 60 }, 'nilai teknis 60,00 di bawah ambang 70,00'],
      [{ nilaiPenawaran: 1_001 }, 'harga terkoreksi Rp 1.001 melebihi HPS Rp 1.000'],
    ] as const)
    .run(({ assert }, [isi, sebab]) => {
      assert.deepEqual(words('NILPSG', vendor(1, isi)), [`Tanpa peringkat: ${sebab}.`])
    })

  test('a tie says by what it was broken, on both sides', ({ assert }) => {
    const [dua, satu, tiga] = words(
      'KUA',
      vendor(2, { nilaiPenawaran: 950 }),
      vendor(1, { nilaiPenawaran: 900 }),
      vendor(3, { hasilTeknis: 80 })
    )
    assert.match(satu!, /^Peringkat 1 dari 3: .*Sama dengan PT 2; harga yang lebih rendah/)
    assert.match(dua!, /^Peringkat 2 dari 3: .*Sama dengan PT 1; harga yang lebih rendah/)
    assert.notInclude(tiga!, 'Sama dengan')
    assert.match(
      words('REN', vendor(7), vendor(4))[0]!,
      /^Peringkat 2 dari 2: .*Sama dengan PT 4, juga harganya; nomor rekanan yang lebih kecil/
    )
  })
})
