/** Reference lists with codes, captions and colours (S1 §3 and §9, S2 §3, S3 §4 and §9, decisions §3 and §4). */
import { pilihan as teks } from '@eproc/i18n/id/pilihan'

/** Colours of chips; each app maps them to its theme. utama = primary. */
export type Warna = 'merah' | 'kuning' | 'hijau' | 'lime' | 'biru' | 'utama'

export interface Pilihan<K extends string = string> {
  kode: K
  teks: string
  warna?: Warna
}

/** Builds a list from its captions, in their order. */
function daftar<K extends string>(captions: Readonly<Record<K, string>>): readonly Pilihan<K>[] {
  return (Object.keys(captions) as K[]).map((kode) => ({ kode, teks: captions[kode] }))
}

function berwarna<K extends string>(
  captions: Readonly<Record<K, string>>,
  warna: Readonly<Record<K, Warna>>
): readonly (Pilihan<K> & { warna: Warna })[] {
  return daftar(captions).map((p) => ({ ...p, warna: warna[p.kode] }))
}

/** The caption of a code; the code itself when the list does not know it. */
export const teksPilihan = (list: readonly Pilihan[], kode: string | null | undefined): string =>
  list.find((p) => p.kode === kode)?.teks ?? kode ?? ''
export const warnaPilihan = (list: readonly Pilihan[], kode: string | null | undefined): Warna =>
  list.find((p) => p.kode === kode)?.warna ?? 'biru'
export const adaPilihan = <K extends string>(
  list: readonly Pilihan<K>[],
  kode: unknown
): kode is K => list.some((p) => p.kode === kode)
export const kodePilihan = <K extends string>(list: readonly Pilihan<K>[]): K[] =>
  list.map((p) => p.kode)

export type JenisRekanan = 'V' | 'O'
export const JENIS_REKANAN = daftar<JenisRekanan>(teks.jenisRekanan)

export type StatusRekanan = 'N' | 'V' | 'A' | 'I' | 'S' | 'E'
export const STATUS_REKANAN = berwarna<StatusRekanan>(teks.statusRekanan, {
  N: 'merah',
  V: 'kuning',
  A: 'hijau',
  I: 'merah',
  S: 'kuning',
  E: 'lime',
})

/** As lists of participants call it (S3 §3); what they have no word for keeps its own. */
export const STATUS_REKANAN_PESERTA: readonly (Pilihan<StatusRekanan> & { warna: Warna })[] =
  STATUS_REKANAN.map((s) => ({
    ...s,
    teks: (teks.statusRekananPeserta as Partial<Record<StatusRekanan, string>>)[s.kode] ?? s.teks,
  }))

export type StatusBagian = 'N' | 'V' | 'A' | 'E'
export const STATUS_BAGIAN = berwarna<StatusBagian>(teks.statusBagian, {
  N: 'merah',
  V: 'kuning',
  A: 'hijau',
  E: 'lime',
})

/** A section N with a remark reads 'Perlu diperbaiki' (decisions §3). */
export function tampilanBagian(
  status: StatusBagian,
  remark: string | null | undefined,
  jumlah = 0
): Pilihan<StatusBagian> & { warna: Warna } {
  const dasar = STATUS_BAGIAN.find((s) => s.kode === status) ?? STATUS_BAGIAN[0]!
  if (status !== 'N') return dasar
  if (remark?.trim()) return { ...dasar, teks: teks.perluDiperbaiki }
  return jumlah > 0 ? { ...dasar, teks: teks.belumLengkap } : dasar
}

export type StatusPengguna = 'A' | 'I' | 'S'
export const STATUS_PENGGUNA = berwarna<StatusPengguna>(teks.statusPengguna, {
  A: 'hijau',
  I: 'merah',
  S: 'kuning',
})

export type StatusPelaksanaan = 'N' | 'A' | 'S' | 'G' | 'U' | 'P' | 'B'
export const STATUS_PELAKSANAAN = berwarna<StatusPelaksanaan>(teks.statusPelaksanaan, {
  N: 'biru',
  A: 'biru',
  S: 'hijau',
  G: 'merah',
  U: 'merah',
  P: 'kuning',
  B: 'merah',
})

/** As the procurement unit reads it: G in full, and as a warning (S3 §4.1). */
export const STATUS_PELAKSANAAN_ULP: readonly Pilihan<StatusPelaksanaan>[] = STATUS_PELAKSANAAN.map(
  (s) => (s.kode === 'G' ? { ...s, teks: teks.gagalLengkap, warna: 'kuning' } : s)
)

export type StatusPersetujuan = '' | 'S' | 'AM' | 'RM' | 'AP' | 'RP' | 'AU' | 'RU' | 'AD' | 'RD'
export const STATUS_PERSETUJUAN = berwarna<StatusPersetujuan>(teks.statusPersetujuan, {
  '': 'biru',
  'S': 'kuning',
  'AM': 'hijau',
  'RM': 'merah',
  'AP': 'hijau',
  'RP': 'merah',
  'AU': 'hijau',
  'RU': 'merah',
  'AD': 'hijau',
  'RD': 'merah',
})

export type StatusKegiatan = 'N' | 'U'

export type StatusPendaftaran = 'Terdaftar' | 'Undangan' | 'Undangan/Tutup' | '' | 'Tutup'
export const STATUS_PENDAFTARAN = berwarna<StatusPendaftaran>(teks.statusPendaftaran, {
  'Terdaftar': 'hijau',
  'Undangan': 'kuning',
  'Undangan/Tutup': 'merah',
  '': 'biru',
  'Tutup': 'merah',
})

export type JenisIjin = 'SIUP' | 'SIUJK' | 'NIB' | 'SBU' | 'LAINNYA'
/**
 * Licence types with their validity in years (0: no fixed term, `berlaku` may be empty) and what each needs
 * (S2 §5). SIUJK has no term in the specifications: 0.
 */
export const JENIS_IJIN: readonly (Pilihan<JenisIjin> & {
  masaTahun: number
  perluKualifikasi: boolean
  perluKbli: boolean
  perluSbu: boolean
})[] = [
  {
    kode: 'SIUP',
    teks: teks.jenisIjin.SIUP,
    masaTahun: 0,
    perluKualifikasi: true,
    perluKbli: true,
    perluSbu: false,
  },
  {
    kode: 'SIUJK',
    teks: teks.jenisIjin.SIUJK,
    masaTahun: 0,
    perluKualifikasi: false,
    perluKbli: true,
    perluSbu: false,
  },
  {
    kode: 'NIB',
    teks: teks.jenisIjin.NIB,
    masaTahun: 0,
    perluKualifikasi: true,
    perluKbli: true,
    perluSbu: false,
  },
  {
    kode: 'SBU',
    teks: teks.jenisIjin.SBU,
    masaTahun: 3,
    perluKualifikasi: true,
    perluKbli: false,
    perluSbu: true,
  },
  {
    kode: 'LAINNYA',
    teks: teks.jenisIjin.LAINNYA,
    masaTahun: 0,
    perluKualifikasi: false,
    perluKbli: false,
    perluSbu: false,
  },
]
export const jenisIjin = (kode: string | null | undefined) =>
  JENIS_IJIN.find((j) => j.kode === kode)

export type BentukUsaha = 'pp' | 'cv' | 'fa' | 'pt' | 'bumn' | 'bumd' | 'koperasi' | 'yayasan'
export const BENTUK_USAHA = daftar<BentukUsaha>(teks.bentukUsaha)

export type UkuranUsaha = 'mikro' | 'kecil' | 'menengah' | 'besar'
export const UKURAN_USAHA = daftar<UkuranUsaha>(teks.ukuranUsaha)
/** Small business in the sense of a package's isUsahaKecil: micro, small (PP 7/2021). */
export const usahaKecil = (size: UkuranUsaha | null): boolean =>
  size === 'mikro' || size === 'kecil'

export type SatuanSaham = 'L' | 'P'
export const SATUAN_SAHAM = daftar<SatuanSaham>(teks.satuanSaham)

export type FundSource = 'pmd' | 'ekuitas'
export const FUND_SOURCES = daftar<FundSource>(teks.sumberDana)

/** Last budget year on offer: 2035 as the specification says, and from 2031 on five years ahead. */
export const tahunAnggaranAkhir = (tahunIni: number): number => Math.max(2035, tahunIni + 5)
/** Budget years on offer, from 2020 on. */
export const tahunAnggaran = (tahunIni: number): readonly number[] =>
  Array.from({ length: tahunAnggaranAkhir(tahunIni) - 2019 }, (_, i) => 2020 + i)

export type JenisPengadaan = 'BAR' | 'KON' | 'KOL' | 'LAI'
const KODE_PENGADAAN = { BAR: '14', KON: '11', KOL: '12', LAI: '13' } as const
/** Default ceilings of direct procurement in rupiah; the parameters may overwrite them (decisions §4). */
const BATAS_PLA = {
  BAR: 500_000_000,
  KON: 500_000_000,
  KOL: 300_000_000,
  LAI: 500_000_000,
} as const
export const JENIS_PENGADAAN: readonly (Pilihan<JenisPengadaan> & {
  nomor: string
  batasPla: number
})[] = daftar<JenisPengadaan>(teks.jenisPengadaan).map((p) => ({
  ...p,
  nomor: KODE_PENGADAAN[p.kode],
  batasPla: BATAS_PLA[p.kode],
}))

export type MetodePemilihan = 'TLA' | 'PLA' | 'TEN' | 'SEL'
export const METODE_PEMILIHAN = daftar<MetodePemilihan>(teks.metodePemilihan)
/** SEL is for KOL only; BAR, KON, LAI use TEN; TLA and PLA any (decisions §4). */
export function metodeUntuk(jenis: JenisPengadaan): MetodePemilihan[] {
  return jenis === 'KOL' ? ['TLA', 'PLA', 'SEL'] : ['TLA', 'PLA', 'TEN']
}

export type Kualifikasi = 'P' | 'K' | 'K2'
export const KUALIFIKASI = daftar<Kualifikasi>(teks.kualifikasi)
/** The list for a method: SEL has only P and K; TLA and PLA have none. */
export function kualifikasiUntuk(metode: MetodePemilihan): Kualifikasi[] {
  if (metode === 'TEN') return ['P', 'K', 'K2']
  return metode === 'SEL' ? ['P', 'K'] : []
}

export type MetodeEvaluasi = 'NIL' | 'EKO' | 'REN' | 'RENPSG' | 'NILPSG' | 'KUB' | 'KUA' | 'PAG'
export const METODE_EVALUASI_UMUM = daftar(teks.metodeEvaluasi)
export const METODE_EVALUASI_KONSULTANSI = daftar(teks.metodeEvaluasiKonsultansi)
export const metodeEvaluasiUntuk = (jenis: JenisPengadaan): readonly Pilihan<MetodeEvaluasi>[] =>
  jenis === 'KOL' ? METODE_EVALUASI_KONSULTANSI : METODE_EVALUASI_UMUM

export type JenisKontrak = 'LUM' | 'HST' | 'GLH' | 'TUR' | 'PAY' | 'WAK' | 'LUG'
export const JENIS_KONTRAK = daftar<JenisKontrak>(teks.jenisKontrak)
const KONTRAK_UMUM: readonly JenisKontrak[] = ['LUM', 'HST', 'GLH', 'TUR', 'PAY']
const KONTRAK_KONSULTANSI: readonly JenisKontrak[] = ['LUM', 'WAK', 'PAY', 'LUG']
export function jenisKontrakUntuk(jenis: JenisPengadaan): readonly Pilihan<JenisKontrak>[] {
  const kode = jenis === 'KOL' ? KONTRAK_KONSULTANSI : KONTRAK_UMUM
  return JENIS_KONTRAK.filter((p) => kode.includes(p.kode))
}

export type TipeUndangan = 'P' | 'B' | 'B2' | 'L' | 'N'
export const TIPE_UNDANGAN = daftar<TipeUndangan>(teks.tipeUndangan)
export type TipeSanggah = 'P' | 'B' | 'BD'
export const TIPE_SANGGAH = daftar<TipeSanggah>(teks.tipeSanggah)
export type HasilSanggah = 'terbukti' | 'tidakTerbukti' | 'tidakDapatDiterima'
export const HASIL_SANGGAH = daftar<HasilSanggah>(teks.hasilSanggah)
/** K calendar days, R working days. */
export type JenisHari = 'K' | 'R'
export const JENIS_HARI = daftar<JenisHari>(teks.jenisHari)
/** Holidays, and what an SBU covers. */
export const JENIS_LIBUR = daftar(teks.jenisLibur)
export const STATUS_LIBUR = daftar(teks.statusLibur)
export const SIFAT_SBU = daftar(teks.sifatSbu)
export type TipeBerita = 'I' | 'B'
export const TIPE_BERITA = daftar<TipeBerita>(teks.tipeBerita)
/** Offer files: K qualification, A administration, T technical, H price. */
export type KategoriFile = 'K' | 'A' | 'T' | 'H'
export const KATEGORI_FILE = daftar<KategoriFile>(teks.kategoriFile)
/** Filter of GET /vendor/verified/{blacklistFilter}: null, 1 or 0 (S2 §7). */
export const FILTER_BLACKLIST: readonly Pilihan<'null' | '1' | '0'>[] = [
  { kode: 'null', teks: teks.filterBlacklist.semua },
  { kode: '1', teks: teks.filterBlacklist.ya },
  { kode: '0', teks: teks.filterBlacklist.tidak },
]

/** Accepted upload types in general (S1 §9). */
export const JENIS_BERKAS_UMUM = ['jpg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'zip'] as const
