/** A vendor's evaluation: its parts, what is passed, in which order, and at which price (S2 §4, decisions §5.3). */
import type { KategoriFile } from '../../common/choices.ts'
import { pakaiAmbang } from './cara.ts'
import type { BobotEvaluasi } from './skor.ts'
import { fileTab, uraiTab } from '../../tahap/tab.ts'
import type { Tahap } from '../../tahap/templat.ts'

/** Flags of `PUT /api/lelang/evaluasi` and the part that each of them saves. */
export const BENDERA_EVALUASI = {
  dokumenKualifikasi: 'K',
  kualifikasi: 'K',
  administrasi: 'A',
  teknis: 'T',
  harga: 'H',
} as const satisfies Readonly<Record<string, KategoriFile>>
export type BenderaEvaluasi = keyof typeof BENDERA_EVALUASI

/** Keys of `alasan`, by part. */
export const REASON_KEYS = {
  K: 'kualifikasi',
  A: 'administrasi',
  T: 'teknis',
  H: 'harga',
} as const satisfies Readonly<Record<KategoriFile, string>>
export type AlasanEvaluasi = Partial<
  Record<(typeof REASON_KEYS)[KategoriFile] | 'pemenang', string>
>

/** A vendor's evaluation; null where it has not been judged. */
export interface NilaiRekanan {
  vendorId: number
  nama: string
  hasilKualifikasi: boolean | null
  lulusKualifikasi: boolean | null
  hasilAdministrasi: boolean | null
  hasilTeknis: number | null
  lulusTeknis: boolean | null
  hasilHarga: number | null
  lulusHarga: boolean | null
  /** offered price in rupiah, known from the opening of H on */
  hargaPenawaran: number | null
  /** corrected offer in rupiah */
  nilaiPenawaran: number | null
  catatanKoreksi: string | null
  /** evaluated cost over the economic life in rupiah (EKO) */
  biayaEvaluasi: number | null
  /** agreed in the negotiation, in rupiah */
  negosiasiHarga: number | null
  /** dropped out after it had been determined */
  gugur: boolean
  alasan: AlasanEvaluasi
}

/** Stage that opens the files of `bagian`; the latest one up to `sampai` (template number). */
export function tahapPembukaan(
  templat: readonly Tahap[],
  bagian: KategoriFile,
  sampai = Number.POSITIVE_INFINITY
): Tahap | undefined {
  return templat
    .filter((t) => t.urut <= sampai)
    .findLast((t) =>
      t.staf.some((s) => uraiTab(s).jenis === 'pembukaan' && fileTab(s).includes(bagian))
    )
}

const SATU_FILE_SORT: Readonly<Record<KategoriFile, readonly KategoriFile[]>> = {
  K: [],
  A: [],
  T: ['A'],
  H: ['A', 'T'],
}

/**
 * Parts that have to be passed before `bagian` can be: those of an earlier opening, and inside one opening
 * administration, then technique, then price. Qualification of the same opening is judged beside them.
 */
export function earlierBagian(templat: readonly Tahap[], bagian: KategoriFile): KategoriFile[] {
  const buka = tahapPembukaan(templat, bagian)?.urut ?? 0
  return (['K', 'A', 'T', 'H'] as const).filter((b) => {
    if (b === bagian) return false
    const lain = tahapPembukaan(templat, b)?.urut
    return lain !== undefined && (lain < buka || SATU_FILE_SORT[bagian].includes(b))
  })
}

/** What says of each part whether it is passed. */
export type BagianLulus = Pick<
  NilaiRekanan,
  'hasilKualifikasi' | 'lulusKualifikasi' | 'hasilAdministrasi' | 'lulusTeknis' | 'lulusHarga'
>

/** Passed, failed, or null while it has not been judged. */
export function lulusBagian(n: BagianLulus, bagian: KategoriFile): boolean | null {
  if (bagian === 'A') return n.hasilAdministrasi
  if (bagian === 'T') return n.lulusTeknis
  if (bagian === 'H') return n.lulusHarga
  if (n.hasilKualifikasi === false || n.lulusKualifikasi === false) return false
  return n.hasilKualifikasi === null || n.lulusKualifikasi === null ? null : true
}

/** Why a determined winner drops out. */
export const SEBAB_GUGUR = ['mundur', 'negosiasi', 'melebihiHps', 'lainnya'] as const
export type SebabGugur = (typeof SEBAB_GUGUR)[number]

/** The part that a vendor failed, or `mundur`: it dropped out after its rank. */
export type DasarGugur = KategoriFile | 'mundur'

/** The short ground that everybody reads (decisions §5 'Reasons'): the first part that was not passed. */
export function dasarGugur(n: BagianLulus & { gugur: boolean }): DasarGugur | null {
  if (n.gugur) return 'mundur'
  return (['K', 'A', 'T', 'H'] as const).find((b) => lulusBagian(n, b) === false) ?? null
}

/** Judged so far as it has to be: every part, or up to the first one that it failed. */
export const nilaiLengkap = (n: BagianLulus, bagian: readonly KategoriFile[]): boolean =>
  bagian.some((b) => lulusBagian(n, b) === false) || bagian.every((b) => lulusBagian(n, b) !== null)

/**
 * Of these parts those that the vendor handed in, as far as their openings were done: who passed the first file and left
 * the second out has nothing in it that could be judged, and keeps nobody waiting.
 * @param dibuka opening stages (keys) in which an offer of this vendor was opened; `dilakukan` those that were done
 */
export const kategoriMasuk = (
  templat: readonly Tahap[],
  { bagian, sampai }: { bagian: readonly KategoriFile[]; sampai: number },
  dibuka: readonly string[],
  dilakukan: ReadonlySet<string>
): KategoriFile[] =>
  bagian.filter((b) => {
    const kunci = tahapPembukaan(templat, b, sampai)?.kunci
    return kunci === undefined || !dilakukan.has(kunci) || dibuka.includes(kunci)
  })

/** Final price in rupiah: negotiated, else corrected; 0 without one. */
export const hargaAkhir = (n: NilaiRekanan): number => n.negosiasiHarga ?? n.nilaiPenawaran ?? 0

/** Passed every part with a price, and has not dropped out. */
export const lulusSemua = (n: NilaiRekanan, bobot: BobotEvaluasi): boolean =>
  !n.gugur &&
  (['K', 'A', 'T', 'H'] as const).every((b) => lulusBagian(n, b) === true) &&
  hargaAkhir(n) > 0 &&
  (!pakaiAmbang(bobot.metode) || (n.hasilTeknis ?? 0) >= bobot.passingGrade)

/** May this vendor get a rank? A price above the HPS never wins (decisions §5). */
export const dapatDiurutkan = (n: NilaiRekanan, bobot: BobotEvaluasi, hps: number): boolean =>
  lulusSemua(n, bobot) && hargaAkhir(n) <= hps
