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

/** A file of a stage. */
export interface BerkasTahap {
  id: number
  file: string
  nama: string
  /** jadwal: of the schedule dialog; pengumuman, penjelasan: of the stage's panel */
  tipe: TipeBerkasTahap
  showVendor: boolean
  pada: string
}

export type TipeBerkasTahap = 'jadwal' | 'pengumuman' | 'penjelasan'

/** A row of GET /api/rup/paket/jadwal/{paketId} and of the upload's answer. */
export interface BarisJadwalTender {
  id: number
  paketPenyediaId: number
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: string | null
  selesai: string | null
  /** is the stage running now? */
  berjalan: boolean
  /** staff only, else null */
  noArsip: string | null
  /** staff and participants, else null */
  remark: string | null
  showVendor: boolean
  /** newest file of the schedule dialog that the caller may open */
  fileJadwal: string | null
  /** newest file of the stage's panel that the caller may open */
  fileJadwalPrivate: string | null
  berkas: BerkasTahap[]
}
