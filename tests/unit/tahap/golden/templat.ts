/**
 * Expected stage templates, written down from the specification's stage list before the code and independent of it.
 * Tuple: number, name, vendor tab (null: none), staff tabs.
 */
type GoldenRow = readonly [number, string, string | null, readonly string[]]

const TLA: readonly GoldenRow[] = [
  [1, 'Undangan Peserta', 'undangan:P', ['undangan:P']],
  [2, 'Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  [3, 'Pemberian Penjelasan/Aanwizjing', 'penjelasan:PP1', ['penjelasan:PP1']],
  [4, 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  [5, 'Pembukaan dan Evaluasi Dokumen Penawaran', null, ['pembukaan:KATH', 'evaluasi:KATH']],
  [6, 'Undangan Klarifikasi dan Negosiasi Teknis dan Biaya', 'undangan:N', ['undangan:N']],
  [7, 'Hasil Klarifikasi dan Negosiasi', null, ['negosiasi']],
  [8, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi']],
  [9, 'Penetapan Penyedia', null, ['penetapan']],
  [10, 'Berita Acara Penunjukan Langsung', null, ['ba-pl']],
  [11, 'SPPBJ', 'sppbj', ['sppbj']],
  [12, 'Penandatanganan SPK dan SPMK', null, ['spk', 'spmk']],
]

const PLA: readonly GoldenRow[] = [
  [1, 'Undangan Peserta', 'undangan:P', ['undangan:P']],
  [2, 'Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  [3, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  [4, 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  [5, 'Pembukaan dan Evaluasi', null, ['pembukaan:KATH', 'evaluasi:KATH']],
  [6, 'Pengumuman Hasil Evaluasi', 'hasil', ['pengumuman']],
  [7, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N']],
  [8, 'Hasil Klarifikasi dan Negosiasi', null, ['negosiasi']],
  [9, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi']],
  [10, 'Penandatanganan SPK dan SPMK/Surat Pesanan', null, ['spk', 'spmk']],
]

const PASCA_SATU_FILE: readonly GoldenRow[] = [
  [1, 'Pengumuman', null, ['pengumuman']],
  [2, 'Pendaftaran dan Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  [3, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  [4, 'Pemasukan Dokumen Penawaran', 'pemasukan:KATH', ['peserta']],
  [5, 'Pembukaan Dokumen Penawaran', null, ['pembukaan:KATH']],
  [6, 'Evaluasi Administrasi, Teknis, Harga dan Kualifikasi', null, ['evaluasi:KATH']],
  [7, 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  [8, 'Pembuktian Kualifikasi', null, ['evaluasi:K']],
  [9, 'Penetapan Pemenang', null, ['penetapan']],
  [10, 'Pengumuman Pemenang', 'hasil', ['pengumuman']],
  [11, 'Masa Sanggah', 'sanggah:B', ['sanggah:B']],
  [12, 'Jawaban Sanggah', null, ['pengumuman']],
  [13, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N']],
  [14, 'Klarifikasi dan Negosiasi', null, ['negosiasi']],
  [15, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['ba-negosiasi']],
  [16, 'SPPBJ', 'sppbj', ['sppbj']],
  [17, 'Penandatanganan SPK', null, ['spk']],
  [18, 'Penandatanganan SPMK', null, ['spmk']],
]

const K2TEN: readonly GoldenRow[] = [
  [1, 'Pengumuman', null, ['pengumuman']],
  [2, 'Pendaftaran dan Pengambilan Dokumen', 'dokumen', ['dokumen', 'peserta']],
  [3, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  [4, 'Pemasukan Dokumen File 1', 'pemasukan:KAT', ['peserta']],
  [5, 'Pembukaan File 1', null, ['pembukaan:KAT']],
  [6, 'Evaluasi Kualifikasi, Administrasi dan Teknis', null, ['evaluasi:KAT']],
  [7, 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  [8, 'Pengumuman Hasil Evaluasi Administrasi dan Teknis', 'hasil', ['pengumuman']],
  [9, 'Pemasukan Penawaran Harga File 2', 'pemasukan:H', ['peserta']],
  [10, 'Pembukaan File 2', null, ['pembukaan:H']],
  [11, 'Evaluasi Harga', null, ['evaluasi:H']],
  [12, 'Penetapan Pemenang', null, ['penetapan']],
  [13, 'Pengumuman Pemenang', 'hasil', ['pengumuman']],
  [14, 'Masa Sanggah', 'sanggah:B', ['sanggah:B']],
  [15, 'Masa Sanggah Banding', 'sanggah:BD', ['sanggah:BD']],
  [16, 'Jawaban Sanggah Banding', null, ['pengumuman']],
  [17, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N']],
  [18, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['negosiasi', 'ba-negosiasi']],
  [19, 'Penetapan Penyedia', null, ['penetapan']],
  [20, 'SPPBJ', 'sppbj', ['sppbj']],
  [21, 'Penandatanganan SPK', null, ['spk']],
  [22, 'Penandatanganan SPMK', null, ['spmk']],
]

const PRAKUALIFIKASI: readonly GoldenRow[] = [
  [1, 'Pengumuman Prakualifikasi', null, ['pengumuman']],
  [2, 'Pendaftaran dan Pengambilan Dokumen Prakualifikasi', 'dokumen', ['dokumen', 'peserta']],
  [3, 'Penjelasan Prakualifikasi', 'penjelasan:PP0', ['penjelasan:PP0']],
  [4, 'Pemasukan Dokumen Prakualifikasi', 'pemasukan:K', ['peserta']],
  [5, 'Pembukaan Dokumen Prakualifikasi', null, ['pembukaan:K']],
  [6, 'Evaluasi Kualifikasi', null, ['evaluasi:K']],
  [7, 'Undangan Pembuktian Kualifikasi', 'undangan:B', ['undangan:B']],
  [8, 'Pembuktian Kualifikasi', null, ['evaluasi:K']],
  [9, 'Penetapan Hasil Kualifikasi', null, ['penetapan']],
  [10, 'Pengumuman Hasil Kualifikasi', 'hasil', ['pengumuman']],
  [11, 'Masa Sanggah Kualifikasi', 'sanggah:P', ['sanggah:P']],
  [12, 'Jawaban Sanggah Kualifikasi', null, ['pengumuman']],
  [13, 'Undangan Tender', 'undangan:L', ['undangan:L']],
  [14, 'Pengambilan Dokumen Tender', 'dokumen', ['dokumen', 'peserta']],
  [15, 'Penjelasan', 'penjelasan:PP1', ['penjelasan:PP1']],
  [16, 'Pemasukan Penawaran Administrasi dan Teknis File 1', 'pemasukan:AT', ['peserta']],
  [17, 'Pembukaan File 1', null, ['pembukaan:AT']],
  [18, 'Evaluasi Administrasi dan Teknis', null, ['evaluasi:AT']],
  [
    19,
    'Undangan dan Pembuktian Administrasi dan Teknis',
    'undangan:B2',
    ['undangan:B2', 'evaluasi:AT'],
  ],
  [20, 'Pengumuman Hasil Evaluasi Administrasi dan Teknis', 'hasil', ['pengumuman']],
  [21, 'Pemasukan Penawaran Harga File 2', 'pemasukan:H', ['peserta']],
  [22, 'Pembukaan File 2', null, ['pembukaan:H']],
  [23, 'Evaluasi Harga', null, ['evaluasi:H']],
  [24, 'Penetapan Pemenang', null, ['penetapan']],
  [25, 'Pengumuman Pemenang', 'hasil', ['pengumuman']],
  [26, 'Masa Sanggah', 'sanggah:B', ['sanggah:B']],
  [27, 'Masa Sanggah Banding', 'sanggah:BD', ['sanggah:BD']],
  [28, 'Jawaban Sanggah Banding', null, ['pengumuman']],
  [29, 'Undangan Klarifikasi dan Negosiasi', 'undangan:N', ['undangan:N']],
  [30, 'Berita Acara Klarifikasi dan Negosiasi', 'ba-negosiasi', ['negosiasi', 'ba-negosiasi']],
  [31, 'Penetapan Penyedia', null, ['penetapan']],
  [32, 'SPPBJ', 'sppbj', ['sppbj']],
  [33, 'Penandatanganan SPK', null, ['spk']],
  [34, 'Penandatanganan SPMK', null, ['spmk']],
]

export const GOLDEN_TEMPLAT = {
  TLA,
  PLA,
  PTEN: PRAKUALIFIKASI,
  KTEN: PASCA_SATU_FILE,
  K2TEN,
  PSEL: PRAKUALIFIKASI,
  KSEL: PASCA_SATU_FILE,
} as const

/** Lengths in the order TLA, PLA, PTEN, KTEN, K2TEN, PSEL, KSEL. */
export const GOLDEN_PANJANG = [12, 10, 34, 18, 22, 34, 18] as const

/** Numbers of the vendor tabs by the public specification's vendor view. */
export const GOLDEN_TAB_REKANAN = {
  TLA: [1, 2, 3, 4, 6, 8, 11],
  PLA: [1, 2, 3, 4, 6, 7, 9],
  PTEN: [2, 3, 4, 7, 10, 11, 13, 14, 15, 16, 19, 20, 21, 25, 26, 27, 29, 30, 32],
  KTEN: [2, 3, 4, 7, 10, 11, 13, 15, 16],
  K2TEN: [2, 3, 4, 7, 8, 9, 13, 14, 15, 17, 18, 20],
  PSEL: [2, 3, 4, 7, 10, 11, 13, 14, 15, 16, 19, 20, 21, 25, 26, 27, 29, 30, 32],
  KSEL: [2, 3, 4, 7, 10, 11, 13, 15, 16],
} as const

/** Stages left out by default: appeal and its answer, unless it is a construction tender. */
/** Stages that belong together and cannot be left out (decisions §5), appeals as far as the package has them. */
export const GOLDEN_WAJIB = {
  TLA: [1, 4, 5, 9, 11, 12],
  PLA: [1, 4, 5, 6, 10],
  PTEN: [2, 4, 5, 6, 9, 10, 11, 12, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 32, 33],
  KTEN: [2, 4, 5, 6, 9, 10, 11, 12, 16, 17],
  K2TEN: [2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 21],
  PSEL: [2, 4, 5, 6, 9, 10, 11, 12, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 32, 33],
  KSEL: [2, 4, 5, 6, 9, 10, 11, 12, 16, 17],
} as const

export const GOLDEN_BANDING = {
  TLA: [],
  PLA: [],
  PTEN: [27, 28],
  KTEN: [],
  K2TEN: [15, 16],
  PSEL: [27, 28],
  KSEL: [],
} as const
