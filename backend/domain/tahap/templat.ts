/**
 * The seven stage templates (decisions §5.1): the only place that knows stages. One line a stage: key, name, vendor
 * tab, staff tabs, and what is special about it. Adding or moving a stage is a change of one line.
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
  /** Further staff tabs when the package is construction work. */
  stafKonstruksi?: readonly Tab[]
}

export interface Tahap extends Khusus {
  /** Number in the template, from 1. */
  urut: number
  kunci: string
  nama: string
  rekanan: Tab | null
  staf: readonly Tab[]
}

type Baris = readonly [
  kunci: string,
  nama: string,
  rekanan: Tab | null,
  staf: readonly Tab[],
  khusus?: Khusus,
]

const susun = (baris: readonly Baris[]): readonly Tahap[] =>
  baris.map(([key, nama, rekanan, staf, khusus], i) => ({
    urut: i + 1,
    kunci: key,
    nama,
    rekanan,
    staf,
    ...khusus,
  }))

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
  ['undangan-peserta', 'Undangan Peserta', 'undangan:P', ['undangan:P'], DIUNDANG],
  ['dokumen', 'Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  ['penjelasan', 'Pemberian Penjelasan/Aanwizjing', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan', 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  ['pembukaan', 'Pembukaan dan Evaluasi Dokumen Penawaran', null, ['pembukaan:KATH', 'evaluasi:KATH']],
  ['undangan-negosiasi', 'Undangan Klarifikasi dan Negosiasi Teknis dan Biaya', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['negosiasi', 'Hasil Klarifikasi dan Negosiasi', null, ['negosiasi']],
  ['ba-negosiasi', 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi'], ADA_BA],
  ['penetapan-penyedia', 'Penetapan Penyedia', null, ['penetapan']],
  ['ba-pl', 'Berita Acara Penunjukan Langsung', null, ['ba-pl']],
  ['sppbj', 'SPPBJ', 'sppbj', ['sppbj'], { ...ADA_SPPBJ, umumkan: SEMUA_HASIL }],
  ['spk', 'Penandatanganan SPK dan SPMK', null, ['spk', 'spmk']],
])

// prettier-ignore
const PLA = susun([
  ['undangan-peserta', 'Undangan Peserta', 'undangan:P', ['undangan:P'], DIUNDANG],
  ['dokumen', 'Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  ['penjelasan', 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan', 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  ['pembukaan', 'Pembukaan dan Evaluasi', null, ['pembukaan:KATH', 'evaluasi:KATH']],
  ['pengumuman-hasil', 'Pengumuman Hasil Evaluasi', 'hasil', ['pengumuman'], { umumkan: SEMUA_HASIL }],
  ['undangan-negosiasi', 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['negosiasi', 'Hasil Klarifikasi dan Negosiasi', null, ['negosiasi']],
  ['ba-negosiasi', 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi'], ADA_BA],
  ['spk', 'Penandatanganan SPK dan SPMK/Surat Pesanan', null, ['spk', 'spmk']],
])

/** Post-qualification, one file; in the tender the answer stage also takes an appeal for construction work. */
// prettier-ignore
const pascaSatuFile = (jawaban: Khusus): readonly Tahap[] => susun([
  ['pengumuman', 'Pengumuman', null, ['pengumuman']],
  ['dokumen', 'Pendaftaran dan Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta'], DAFTAR],
  ['penjelasan', 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan', 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  ['pembukaan', 'Pembukaan Dokumen Penawaran', null, ['pembukaan:KATH']],
  ['evaluasi', 'Evaluasi Administrasi, Teknis, Harga dan Kualifikasi', null, ['evaluasi:KATH']],
  ['undangan-pembuktian', 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  ['pembuktian', 'Pembuktian Kualifikasi', null, ['evaluasi:K']],
  ['penetapan', 'Penetapan Pemenang', null, ['penetapan']],
  ['pengumuman-pemenang', 'Pengumuman Pemenang', 'hasil', ['pengumuman'], { umumkan: SEMUA_HASIL }],
  ['sanggah', 'Masa Sanggah', 'sanggah:B', ['sanggah:B']],
  ['jawaban-sanggah', 'Jawaban Sanggah', null, ['pengumuman'], jawaban],
  ['undangan-negosiasi', 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['negosiasi', 'Klarifikasi dan Negosiasi', null, ['negosiasi']],
  ['ba-negosiasi', 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi'], ADA_BA],
  ['sppbj', 'SPPBJ', 'sppbj', ['sppbj'], ADA_SPPBJ],
  ['spk', 'Penandatanganan SPK', null, ['spk']],
  ['spmk', 'Penandatanganan SPMK', null, ['spmk']],
])

// prettier-ignore
const K2TEN = susun([
  ['pengumuman', 'Pengumuman', null, ['pengumuman']],
  ['dokumen', 'Pendaftaran dan Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta'], DAFTAR],
  ['penjelasan', 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  ['pemasukan-1', 'Pemasukan Dokumen File 1', 'pemasukan:KAT', ['peserta']],
  ['pembukaan-1', 'Pembukaan File 1', null, ['pembukaan:KAT']],
  ['evaluasi-1', 'Evaluasi Kualifikasi, Administrasi dan Teknis', null, ['evaluasi:KAT']],
  ['undangan-pembuktian', 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B'], { syarat: ['adaUndanganB'] }],
  ['pengumuman-1', 'Pengumuman Hasil Evaluasi Administrasi dan Teknis', 'hasil', ['pengumuman'], { umumkan: ['K', 'A', 'T'] }],
  ['pemasukan-2', 'Pemasukan Penawaran Harga File 2', 'pemasukan:H', ['peserta'], { syarat: ['lulusKualifikasi', 'lulusAdministrasi'] }],
  ['pembukaan-2', 'Pembukaan File 2', null, ['pembukaan:H']],
  ['evaluasi-2', 'Evaluasi Harga', null, ['evaluasi:H']],
  ['penetapan', 'Penetapan Pemenang', null, ['penetapan']],
  ['pengumuman-pemenang', 'Pengumuman Pemenang', 'hasil', ['pengumuman'], { ...PENAWAR, umumkan: HASIL_AKHIR }],
  ['sanggah', 'Masa Sanggah', 'sanggah:B', ['sanggah:B'], PENAWAR],
  ['banding', 'Masa Sanggah Banding', 'sanggah:BD', ['sanggah:BD'], { ...PENAWAR, banding: true }],
  ['jawaban-banding', 'Jawaban Sanggah Banding', null, ['pengumuman'], { banding: true }],
  ['undangan-negosiasi', 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], UNDANGAN_N],
  ['ba-negosiasi', 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['negosiasi', 'ba-negosiasi'], ADA_BA],
  ['penetapan-penyedia', 'Penetapan Penyedia', null, ['penetapan']],
  ['sppbj', 'SPPBJ', 'sppbj', ['sppbj'], ADA_SPPBJ],
  ['spk', 'Penandatanganan SPK', null, ['spk']],
  ['spmk', 'Penandatanganan SPMK', null, ['spmk']],
])

/** Prequalification. From 13 on only with qualification passed; 25–27 for all who submitted an offer. */
// prettier-ignore
const PRAKUALIFIKASI = susun([
  ['pengumuman-pra', 'Pengumuman Prakualifikasi', null, ['pengumuman']],
  ['dokumen-pra', 'Pendaftaran dan Pengambilan Dokumen Prakualifikasi', 'dokumen', ['dokumen', 'peserta'], DAFTAR],
  ['penjelasan-pra', 'Penjelasan Prakualifikasi', 'penjelasan:PP0', ['penjelasan:PP0']],
  ['pemasukan-pra', 'Pemasukan Dokumen Prakualifikasi', 'pemasukan:K', ['peserta']],
  ['pembukaan-pra', 'Pembukaan Dokumen Prakualifikasi', null, ['pembukaan:K']],
  ['evaluasi-pra', 'Evaluasi Kualifikasi', null, ['evaluasi:K']],
  ['undangan-pembuktian', 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  ['pembuktian', 'Pembuktian Kualifikasi', null, ['evaluasi:K']],
  ['penetapan-pra', 'Penetapan Hasil Kualifikasi', null, ['penetapan']],
  ['pengumuman-hasil-pra', 'Pengumuman Hasil Kualifikasi', 'hasil', ['pengumuman'], { umumkan: ['K'] }],
  ['sanggah-pra', 'Masa Sanggah Kualifikasi', 'sanggah:P', ['sanggah:P']],
  ['jawaban-sanggah-pra', 'Jawaban Sanggah Kualifikasi', null, ['pengumuman']],
  ['undangan-tender', 'Undangan Tender', 'undangan:L', ['undangan:L'], LULUS],
  ['dokumen', 'Pengambilan Dokumen Tender', 'dokumen', ['dokumen', 'peserta'], LULUS],
  ['penjelasan', 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1'], LULUS],
  ['pemasukan-1', 'Pemasukan Penawaran Administrasi dan Teknis File 1', 'pemasukan:AT', ['peserta'], LULUS],
  ['pembukaan-1', 'Pembukaan File 1', null, ['pembukaan:AT']],
  ['evaluasi-1', 'Evaluasi Administrasi dan Teknis', null, ['evaluasi:AT']],
  ['undangan-pembuktian-2', 'Undangan dan Pembuktian Administrasi dan Teknis', 'undangan:B2', ['undangan:B2', 'evaluasi:AT'], LULUS],
  ['pengumuman-1', 'Pengumuman Hasil Evaluasi Administrasi dan Teknis', 'hasil', ['pengumuman'], lulus({ umumkan: ['A', 'T'] })],
  ['pemasukan-2', 'Pemasukan Penawaran Harga File 2', 'pemasukan:H', ['peserta'], lulus({ syarat: ['lulusAdministrasi'] })],
  ['pembukaan-2', 'Pembukaan File 2', null, ['pembukaan:H']],
  ['evaluasi-2', 'Evaluasi Harga', null, ['evaluasi:H']],
  ['penetapan', 'Penetapan Pemenang', null, ['penetapan']],
  ['pengumuman-pemenang', 'Pengumuman Pemenang', 'hasil', ['pengumuman'], { ...PENAWAR, umumkan: HASIL_AKHIR }],
  ['sanggah', 'Masa Sanggah', 'sanggah:B', ['sanggah:B'], PENAWAR],
  ['banding', 'Masa Sanggah Banding', 'sanggah:BD', ['sanggah:BD'], { ...PENAWAR, banding: true }],
  ['jawaban-banding', 'Jawaban Sanggah Banding', null, ['pengumuman'], { banding: true }],
  ['undangan-negosiasi', 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N'], lulus(UNDANGAN_N)],
  ['ba-negosiasi', 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['negosiasi', 'ba-negosiasi'], lulus(ADA_BA)],
  ['penetapan-penyedia', 'Penetapan Penyedia', null, ['penetapan']],
  ['sppbj', 'SPPBJ', 'sppbj', ['sppbj'], lulus(ADA_SPPBJ)],
  ['spk', 'Penandatanganan SPK', null, ['spk']],
  ['spmk', 'Penandatanganan SPMK', null, ['spmk']],
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

/** May the stage be part of the schedule at all? Appeals never in SEL, elsewhere only for construction. */
export const tahapTersedia = (
  tahap: Tahap,
  metode: MetodePemilihan,
  jenis: JenisPengadaan
): boolean => !tahap.banding || (metode === 'TEN' && jenis === 'KON')

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

/** Staff tabs of a stage for a package of this procurement type. */
export const tabStaf = (tahap: Tahap, jenis: JenisPengadaan): Tab[] => [
  ...tahap.staf,
  ...(jenis === 'KON' ? (tahap.stafKonstruksi ?? []) : []),
]
