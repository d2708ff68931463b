/**
 * The seven stage templates (decisions §5.1): the only place that knows stages. One line a stage: key, whether it may
 * be left out, name, vendor tab, staff tabs, and what is special about it. Adding or moving one is a change of a line.
 */
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '../common/choices.ts'
import type { BagianHasil, NamaSyarat } from './syarat.ts'
import type { Tab } from './tab.ts'

export const KODE_TEMPLAT = ['TLA', 'PLA', 'PTEN', 'KTEN', 'K2TEN', 'PSEL', 'KSEL'] as const
export type KodeTemplat = (typeof KODE_TEMPLAT)[number]

interface Khusus {
  /** Conditions of the vendor tab, all of them. */
  syarat?: readonly NamaSyarat[]
  /** Parts of the result that take effect for vendors from the start of this stage. */
  umumkan?: readonly BagianHasil[]
  /** Registration runs during this stage (mulaiDaftar, selesaiDaftar). */
  pendaftaran?: true
  /** Appeal stage or its answer: only in construction tenders. */
  banding?: true
  /** The winner is determined in this stage, in a panel beside those of `staf`: the template has no stage for it. */
  menetapkan?: true
  /** Further staff tabs when the package is construction work. */
  stafKonstruksi?: readonly Tab[]
}

export interface Tahap extends Khusus {
  /** Number in the template, from 1. */
  urut: number
  kunci: string
  /** Stages that belong together: as far as the package can have it, it cannot be left out. */
  wajib: boolean
  nama: string
  rekanan: Tab | null
  staf: readonly Tab[]
}

type Baris = readonly [
  kunci: string,
  wajib: boolean,
  nama: string,
  rekanan: Tab | null,
  staf: readonly Tab[],
  khusus?: Khusus,
]

const susun = (baris: readonly Baris[]): readonly Tahap[] =>
  baris.map(([key, wajib, nama, rekanan, staf, khusus], i) => ({
    urut: i + 1,
    kunci: key,
    wajib,
    nama,
    rekanan,
    staf,
    ...khusus,
  }))

/**
 * The column `wajib` (decisions §5 'Stages that belong together'): registration; each submission with its opening,
 * evaluation and announcement; a determination with its announcement; an objection with its answer; SPPBJ and SPK.
 */
const WAJIB = true
const BEBAS = false

// Conditions and specialities that several lines share.
const DIUNDANG: Khusus = { syarat: ['diundang'], pendaftaran: true }
const DAFTAR: Khusus = { pendaftaran: true }
const UNDANGAN_N: Khusus = { syarat: ['adaUndanganN'] }
const ADA_BA: Khusus = { syarat: ['adaBaNegosiasi'] }
const ADA_SPPBJ: Khusus = { syarat: ['adaSppbj'] }
const LULUS: Khusus = { syarat: ['lulusKualifikasi'] }
const lulus = (lain: Khusus): Khusus => ({
  ...lain,
  syarat: ['lulusKualifikasi', ...(lain.syarat ?? [])],
})
const SEMUA_HASIL = ['K', 'A', 'T', 'H', 'pemenang'] as const
const HASIL_AKHIR = ['H', 'pemenang'] as const
const PENAWAR: Khusus = { syarat: ['memasukkan'] }

// prettier-ignore
const TLA = susun([
  ['undangan-peserta', WAJIB, 'Undangan Peserta', 'undangan:P', ['undangan:P'], DIUNDANG],
  ['dokumen', BEBAS, 'Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  ['penjelasan', BEBAS, 'Pemberian Penjelasan/Aanwizjing', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan', WAJIB, 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  ['pembukaan', WAJIB, 'Pembukaan dan Evaluasi Dokumen Penawaran', null, ['pembukaan:KATH', 'evaluasi:KATH']],
  ['undangan-negosiasi', BEBAS, 'Undangan Klarifikasi dan Negosiasi Teknis dan Biaya', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['negosiasi', BEBAS, 'Hasil Klarifikasi dan Negosiasi', null, ['negosiasi']],
  ['ba-negosiasi', BEBAS, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi'], ADA_BA],
  ['penetapan-penyedia', WAJIB, 'Penetapan Penyedia', null, ['penetapan']],
  ['ba-pl', BEBAS, 'Berita Acara Penunjukan Langsung', null, ['ba-pl']],
  ['sppbj', WAJIB, 'SPPBJ', 'sppbj', ['sppbj'], { ...ADA_SPPBJ, umumkan: SEMUA_HASIL }],
  ['spk', WAJIB, 'Penandatanganan SPK dan SPMK', null, ['spk', 'spmk']],
])

// prettier-ignore
const PLA = susun([
  ['undangan-peserta', WAJIB, 'Undangan Peserta', 'undangan:P', ['undangan:P'], DIUNDANG],
  ['dokumen', BEBAS, 'Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  ['penjelasan', BEBAS, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan', WAJIB, 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  ['pembukaan', WAJIB, 'Pembukaan dan Evaluasi', null, ['pembukaan:KATH', 'evaluasi:KATH'], { menetapkan: true }],
  ['pengumuman-hasil', WAJIB, 'Pengumuman Hasil Evaluasi', 'hasil', ['pengumuman'], { umumkan: SEMUA_HASIL }],
  ['undangan-negosiasi', BEBAS, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['negosiasi', BEBAS, 'Hasil Klarifikasi dan Negosiasi', null, ['negosiasi']],
  ['ba-negosiasi', BEBAS, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi'], ADA_BA],
  ['spk', WAJIB, 'Penandatanganan SPK dan SPMK/Surat Pesanan', null, ['spk', 'spmk']],
])

/** Post-qualification, one file; in the tender the answer stage also takes an appeal for construction work. */
// prettier-ignore
const pascaSatuFile = (jawaban: Khusus): readonly Tahap[] => susun([
  ['pengumuman', BEBAS, 'Pengumuman', null, ['pengumuman']],
  ['dokumen', WAJIB, 'Pendaftaran dan Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta'], DAFTAR],
  ['penjelasan', BEBAS, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan', WAJIB, 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  ['pembukaan', WAJIB, 'Pembukaan Dokumen Penawaran', null, ['pembukaan:KATH']],
  ['evaluasi', WAJIB, 'Evaluasi Administrasi, Teknis, Harga dan Kualifikasi', null, ['evaluasi:KATH']],
  ['undangan-pembuktian', BEBAS, 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  ['pembuktian', BEBAS, 'Pembuktian Kualifikasi', null, ['evaluasi:K']],
  ['penetapan', WAJIB, 'Penetapan Pemenang', null, ['penetapan']],
  ['pengumuman-pemenang', WAJIB, 'Pengumuman Pemenang', 'hasil', ['pengumuman'], { umumkan: SEMUA_HASIL }],
  ['sanggah', WAJIB, 'Masa Sanggah', 'sanggah:B', ['sanggah:B']],
  ['jawaban-sanggah', WAJIB, 'Jawaban Sanggah', null, ['pengumuman'], jawaban],
  ['undangan-negosiasi', BEBAS, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['negosiasi', BEBAS, 'Klarifikasi dan Negosiasi', null, ['negosiasi']],
  ['ba-negosiasi', BEBAS, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi'], ADA_BA],
  ['sppbj', WAJIB, 'SPPBJ', 'sppbj', ['sppbj'], ADA_SPPBJ],
  ['spk', WAJIB, 'Penandatanganan SPK', null, ['spk']],
  ['spmk', BEBAS, 'Penandatanganan SPMK', null, ['spmk']],
])

// prettier-ignore
const K2TEN = susun([
  ['pengumuman', BEBAS, 'Pengumuman', null, ['pengumuman']],
  ['dokumen', WAJIB, 'Pendaftaran dan Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta'], DAFTAR],
  ['penjelasan', BEBAS, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan-1', WAJIB, 'Pemasukan Dokumen File 1', 'pemasukan:KAT', ['peserta']],
  ['pembukaan-1', WAJIB, 'Pembukaan File 1', null, ['pembukaan:KAT']],
  ['evaluasi-1', WAJIB, 'Evaluasi Kualifikasi, Administrasi dan Teknis', null, ['evaluasi:KAT']],
  ['undangan-pembuktian', BEBAS, 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B'], { syarat: ['adaUndanganB'] }],
  ['pengumuman-1', WAJIB, 'Pengumuman Hasil Evaluasi Administrasi dan Teknis', 'hasil', ['pengumuman'], { umumkan: ['K', 'A', 'T'] }],
  ['pemasukan-2', WAJIB, 'Pemasukan Penawaran Harga File 2', 'pemasukan:H', ['peserta'], { syarat: ['lulusKualifikasi', 'lulusAdministrasi'] }],
  ['pembukaan-2', WAJIB, 'Pembukaan File 2', null, ['pembukaan:H']],
  ['evaluasi-2', WAJIB, 'Evaluasi Harga', null, ['evaluasi:H']],
  ['penetapan', WAJIB, 'Penetapan Pemenang', null, ['penetapan']],
  ['pengumuman-pemenang', WAJIB, 'Pengumuman Pemenang', 'hasil', ['pengumuman'], { ...PENAWAR, umumkan: HASIL_AKHIR }],
  ['sanggah', WAJIB, 'Masa Sanggah', 'sanggah:B', ['sanggah:B'], PENAWAR],
  ['banding', WAJIB, 'Masa Sanggah Banding', 'sanggah:BD', ['sanggah:BD'], { ...PENAWAR, banding: true }],
  ['jawaban-banding', WAJIB, 'Jawaban Sanggah Banding', null, ['pengumuman'], { banding: true }],
  ['undangan-negosiasi', BEBAS, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['ba-negosiasi', BEBAS, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['negosiasi', 'ba-negosiasi'], ADA_BA],
  ['penetapan-penyedia', BEBAS, 'Penetapan Penyedia', null, ['penetapan']],
  ['sppbj', WAJIB, 'SPPBJ', 'sppbj', ['sppbj'], ADA_SPPBJ],
  ['spk', WAJIB, 'Penandatanganan SPK', null, ['spk']],
  ['spmk', BEBAS, 'Penandatanganan SPMK', null, ['spmk']],
])

/** Prequalification. From 13 on only with qualification passed; 25–27 for all who submitted an offer. */
// prettier-ignore
const PRAKUALIFIKASI = susun([
  ['pengumuman-pra', BEBAS, 'Pengumuman Prakualifikasi', null, ['pengumuman']],
  ['dokumen-pra', WAJIB, 'Pendaftaran dan Pengambilan Dokumen Prakualifikasi', 'dokumen', ['dokumen', 'peserta'], DAFTAR],
  ['penjelasan-pra', BEBAS, 'Penjelasan Prakualifikasi', 'penjelasan:PP0', ['penjelasan:PP0']],
  ['pemasukan-pra', WAJIB, 'Pemasukan Dokumen Prakualifikasi', 'pemasukan:K', ['peserta']],
  ['pembukaan-pra', WAJIB, 'Pembukaan Dokumen Prakualifikasi', null, ['pembukaan:K']],
  ['evaluasi-pra', WAJIB, 'Evaluasi Kualifikasi', null, ['evaluasi:K']],
  ['undangan-pembuktian', BEBAS, 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  ['pembuktian', BEBAS, 'Pembuktian Kualifikasi', null, ['evaluasi:K']],
  ['penetapan-pra', WAJIB, 'Penetapan Hasil Kualifikasi', null, ['penetapan']],
  ['pengumuman-hasil-pra', WAJIB, 'Pengumuman Hasil Kualifikasi', 'hasil', ['pengumuman'], { umumkan: ['K'] }],
  ['sanggah-pra', WAJIB, 'Masa Sanggah Kualifikasi', 'sanggah:P', ['sanggah:P']],
  ['jawaban-sanggah-pra', WAJIB, 'Jawaban Sanggah Kualifikasi', null, ['pengumuman']],
  ['undangan-tender', BEBAS, 'Undangan Tender', 'undangan:L', ['undangan:L'], LULUS],
  ['dokumen', BEBAS, 'Pengambilan Dokumen Tender', 'dokumen', ['dokumen', 'peserta'], LULUS],
  ['penjelasan', BEBAS, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1'], LULUS],
  ['pemasukan-1', WAJIB, 'Pemasukan Penawaran Administrasi dan Teknis File 1', 'pemasukan:AT', ['peserta'], LULUS],
  ['pembukaan-1', WAJIB, 'Pembukaan File 1', null, ['pembukaan:AT']],
  ['evaluasi-1', WAJIB, 'Evaluasi Administrasi dan Teknis', null, ['evaluasi:AT']],
  ['undangan-pembuktian-2', BEBAS, 'Undangan dan Pembuktian Administrasi dan Teknis', 'undangan:B2', ['undangan:B2', 'evaluasi:AT'], LULUS],
  ['pengumuman-1', WAJIB, 'Pengumuman Hasil Evaluasi Administrasi dan Teknis', 'hasil', ['pengumuman'], lulus({ umumkan: ['A', 'T'] })],
  ['pemasukan-2', WAJIB, 'Pemasukan Penawaran Harga File 2', 'pemasukan:H', ['peserta'], lulus({ syarat: ['lulusAdministrasi'] })],
  ['pembukaan-2', WAJIB, 'Pembukaan File 2', null, ['pembukaan:H']],
  ['evaluasi-2', WAJIB, 'Evaluasi Harga', null, ['evaluasi:H']],
  ['penetapan', WAJIB, 'Penetapan Pemenang', null, ['penetapan']],
  ['pengumuman-pemenang', WAJIB, 'Pengumuman Pemenang', 'hasil', ['pengumuman'], { ...PENAWAR, umumkan: HASIL_AKHIR }],
  ['sanggah', WAJIB, 'Masa Sanggah', 'sanggah:B', ['sanggah:B'], PENAWAR],
  ['banding', WAJIB, 'Masa Sanggah Banding', 'sanggah:BD', ['sanggah:BD'], { ...PENAWAR, banding: true }],
  ['jawaban-banding', WAJIB, 'Jawaban Sanggah Banding', null, ['pengumuman'], { banding: true }],
  ['undangan-negosiasi', BEBAS, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], lulus(UNDANGAN_N)],
  ['ba-negosiasi', BEBAS, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['negosiasi', 'ba-negosiasi'], lulus(ADA_BA)],
  ['penetapan-penyedia', BEBAS, 'Penetapan Penyedia', null, ['penetapan']],
  ['sppbj', WAJIB, 'SPPBJ', 'sppbj', ['sppbj'], lulus(ADA_SPPBJ)],
  ['spk', WAJIB, 'Penandatanganan SPK', null, ['spk']],
  ['spmk', BEBAS, 'Penandatanganan SPMK', null, ['spmk']],
])

export const TEMPLAT: Readonly<Record<KodeTemplat, readonly Tahap[]>> = {
  TLA,
  PLA,
  PTEN: PRAKUALIFIKASI,
  KTEN: pascaSatuFile({ stafKonstruksi: ['sanggah:BD'] }),
  K2TEN,
  PSEL: PRAKUALIFIKASI,
  KSEL: pascaSatuFile({}),
}

/** Which of the seven; null where method and qualification do not go together. */
export function kodeTemplat(
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null
): KodeTemplat | null {
  if (metode === 'TLA' || metode === 'PLA') return metode
  if (kualifikasi === null || (metode === 'SEL' && kualifikasi === 'K2')) return null
  return `${kualifikasi}${metode}` as KodeTemplat
}

export function templatUntuk(
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null
): readonly Tahap[] {
  const kode = kodeTemplat(metode, kualifikasi)
  return kode === null ? [] : TEMPLAT[kode]
}

/** {@link templatUntuk} for this kind of procurement: without the staff tabs that only construction has. */
export const templatJenis = (
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null,
  jenis: JenisPengadaan
): readonly Tahap[] =>
  templatUntuk(metode, kualifikasi).map(({ stafKonstruksi, ...tahap }) =>
    jenis === 'KON' && stafKonstruksi ? { ...tahap, stafKonstruksi } : tahap
  )

/** May the stage be part of the schedule at all? Appeals never in SEL, elsewhere only for construction. */
export const tahapTersedia = (
  tahap: Tahap,
  metode: MetodePemilihan,
  jenis: JenisPengadaan
): boolean => !tahap.banding || (metode === 'TEN' && jenis === 'KON')

/** Must this kind of procurement have the stage in its schedule? */
export const tahapWajib = (tahap: Tahap, metode: MetodePemilihan, jenis: JenisPengadaan): boolean =>
  tahap.wajib && tahapTersedia(tahap, metode, jenis)

/** Numbers of the stages that such a package cannot leave out. */
export const nomorWajib = (
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null,
  jenis: JenisPengadaan
): ReadonlySet<number> =>
  new Set(
    templatUntuk(metode, kualifikasi)
      .filter((t) => tahapWajib(t, metode, jenis))
      .map((t) => t.urut)
  )

/** A stage as a new package's schedule starts with it. */
export interface TahapAwal {
  urut: number
  kunci: string
  tahap: string
  include: boolean
}

/** Rows of a new package's schedule: its template, with the appeal stages only for construction tenders. */
export function jadwalAwal(
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null,
  jenis: JenisPengadaan
): TahapAwal[] {
  return templatUntuk(metode, kualifikasi).map((t) => ({
    urut: t.urut,
    kunci: t.kunci,
    tahap: t.nama,
    include: tahapTersedia(t, metode, jenis),
  }))
}

/** The stage during which vendors register. */
export const tahapPendaftaran = (templat: readonly Tahap[]): Tahap | undefined =>
  templat.find((t) => t.pendaftaran)
/** The first submission stage: registration may stay open up to its end. */
export const pemasukanPertama = (templat: readonly Tahap[]): Tahap | undefined =>
  templat.find((t) => t.rekanan?.startsWith('pemasukan:'))

/** What the staff do in a stage, whatever is procured: its tabs, and a determination that has no stage of its own. */
export const tabKerja = (tahap: Pick<Tahap, 'staf' | 'menetapkan'>): Tab[] => [
  ...tahap.staf,
  ...(tahap.menetapkan ? (['penetapan'] as const) : []),
]

/** Staff tabs of a stage for a package of this procurement type. */
export const tabStaf = (tahap: Tahap, jenis: JenisPengadaan): Tab[] => [
  ...tabKerja(tahap),
  ...(jenis === 'KON' ? (tahap.stafKonstruksi ?? []) : []),
]
