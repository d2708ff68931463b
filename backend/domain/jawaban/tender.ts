/** Answers of a package under way: stage tabs (decisions §5.1). Times ISO 8601 with offset. */
import type { Hak } from '../hak_akses.ts'
import type {
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPendaftaran,
  TipeUndangan,
} from '../pilihan.ts'
import type { KeadaanTab } from '../tahap/akses.ts'
import type { Tab } from '../tahap/tab.ts'
import type { BagianHasil, KodeTemplat } from '../tahap/templat.ts'

/** One stage that the caller sees, with the panels that it holds. */
export interface TabTahap {
  /** number in the template, from 1 */
  urut: number
  kunci: string
  nama: string
  tab: Tab[]
  keadaan: KeadaanTab
  /** why, and until or since when */
  alasan: string
  mulai: string | null
  selesai: string | null
  include: boolean
  remark: string | null
  /** id of the schedule row */
  jadwalId: number
}

export interface PaketTab {
  id: number
  kode: string
  nama: string
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
  metodeEvaluasi: MetodeEvaluasi
  templat: KodeTemplat | null
  statusPelaksanaan: StatusPelaksanaan
  kunciSpmk: boolean
  versi: number
}

/** What the package knows of the calling vendor; null for staff. */
export interface RekananTab {
  vendorId: number
  peserta: boolean
  /** number under which others see the vendor while names are hidden */
  nomor: number | null
  statusPendaftaran: StatusPendaftaran
  undangan: TipeUndangan[]
  /** parts of the result that are announced by now */
  diumumkan: BagianHasil[]
}

/** GET /api/paket/{paketId}/tab */
export interface JawabanTab {
  paket: PaketTab
  tab: TabTahap[]
  /** the server's clock */
  waktu: string
  /** rights of the caller on this package */
  bisa: Hak[]
  /** a pokja member and whether freedom from conflict was declared; null for others */
  pokja: { bebasBenturan: boolean } | null
  rekanan: RekananTab | null
}
