/**
 * The committee's fourteen pairs of dates (S3 §3) as the stages that they name in each template, and the stage that
 * follows from them (S3 §4.4). A pair that a template has no stage for is not asked there.
 */
import { keMs, type Kapan } from '../common/format.ts'
import type { KodeTemplat } from '../tahap/templat.ts'

/** In the order of the form; their stage numbers are 1 to 14. */
export const PASANGAN = [
  'Pengumuman',
  'DownloadDokumenPemilihan',
  'PemberianPenjelasan',
  'UploadDokumenPenawaran',
  'PembukaanDokumenPenawaran',
  'UploadDokumenTeknis',
  'PembukaanDokumenTeknis',
  'Evaluasi',
  'PembuktianKualifikasi',
  'PenetapanPemenang',
  'PengumumanPemenang',
  'MasaSanggah',
  'SuratPenunjukanPenyedia',
  'PenandatangananKontrak',
] as const
export type Pasangan = (typeof PASANGAN)[number]

/** `PengumumanAwal`, `PengumumanAkhir` … */
export type TimeField = `${Pasangan}${'Awal' | 'Akhir'}`
export type WaktuTender = Partial<Record<TimeField, Kapan>>
export const TIME_FIELDS: readonly TimeField[] = PASANGAN.flatMap(
  (p) => [`${p}Awal`, `${p}Akhir`] as const
)

type Peta = Readonly<Partial<Record<Pasangan, string>>>

const PASCA: Peta = {
  Pengumuman: 'pengumuman',
  DownloadDokumenPemilihan: 'dokumen',
  PemberianPenjelasan: 'penjelasan',
  UploadDokumenPenawaran: 'pemasukan',
  PembukaanDokumenPenawaran: 'pembukaan',
  Evaluasi: 'evaluasi',
  PembuktianKualifikasi: 'pembuktian',
  PenetapanPemenang: 'penetapan',
  PengumumanPemenang: 'pengumuman-pemenang',
  MasaSanggah: 'sanggah',
  SuratPenunjukanPenyedia: 'sppbj',
  PenandatangananKontrak: 'spk',
}

const PRA: Peta = {
  ...PASCA,
  Pengumuman: 'pengumuman-pra',
  DownloadDokumenPemilihan: 'dokumen-pra',
  PemberianPenjelasan: 'penjelasan-pra',
  UploadDokumenPenawaran: 'pemasukan-pra',
  PembukaanDokumenPenawaran: 'pembukaan-pra',
  UploadDokumenTeknis: 'pemasukan-1',
  PembukaanDokumenTeknis: 'pembukaan-1',
  Evaluasi: 'evaluasi-1',
}

const NON_TENDER: Peta = {
  Pengumuman: 'undangan-peserta',
  DownloadDokumenPemilihan: 'dokumen',
  PemberianPenjelasan: 'penjelasan',
  UploadDokumenPenawaran: 'pemasukan',
  PembukaanDokumenPenawaran: 'pembukaan',
  PenandatangananKontrak: 'spk',
}

/** Key of the stage whose times a pair is, by template. */
export const TAHAP_PASANGAN: Readonly<Record<KodeTemplat, Peta>> = {
  KTEN: PASCA,
  KSEL: PASCA,
  K2TEN: {
    ...PASCA,
    UploadDokumenPenawaran: 'pemasukan-1',
    PembukaanDokumenPenawaran: 'pembukaan-1',
    Evaluasi: 'evaluasi-1',
    PembuktianKualifikasi: 'undangan-pembuktian',
  },
  PTEN: PRA,
  PSEL: PRA,
  TLA: {
    ...NON_TENDER,
    PenetapanPemenang: 'penetapan-penyedia',
    SuratPenunjukanPenyedia: 'sppbj',
  },
  PLA: { ...NON_TENDER, PengumumanPemenang: 'pengumuman-hasil' },
}

/** Stage numbers that have no pair of their own. */
const TAHAP_TIDAK_ADA = 0
const TAHAP_SELESAI = 15

const antara = (awal: Kapan, kini: number, akhir: Kapan): boolean => {
  const [mulai, selesai] = [keMs(awal), keMs(akhir)]
  return mulai !== null && selesai !== null && mulai <= kini && kini <= selesai
}

/**
 * The number of the stage at `kini` (S3 §4.4), both ends included: finished first, then by the order of the form. The
 * explanation runs from the end of the download; the technical pairs count with prequalification only; evaluation and
 * qualification proof both read as evaluation. The technical opening is a window from its start to its end.
 */
export function tahapTender(w: WaktuTender, prakualifikasi: boolean, kini: number): number {
  const akhir = keMs(w.PenandatangananKontrakAkhir)
  if (akhir !== null && akhir < kini) return TAHAP_SELESAI
  for (const [i, p] of PASANGAN.entries()) {
    if ((i === 5 || i === 6) && !prakualifikasi) continue
    // Between the end of the download, where there is one, and the explanation nothing else can be meant.
    const lebihAwal = p === 'PemberianPenjelasan' ? w.DownloadDokumenPemilihanAkhir : null
    const awal = lebihAwal ?? w[`${p}Awal`]
    if (antara(awal, kini, w[`${p}Akhir`])) return p === 'PembuktianKualifikasi' ? 8 : i + 1
  }
  return TAHAP_TIDAK_ADA
}

/** The minutes may be stored once the explanation has passed. */
export function lewatPenjelasan(w: WaktuTender, kini: number): boolean {
  const akhir = keMs(w.PemberianPenjelasanAkhir)
  return akhir !== null && akhir < kini
}
