/** Answers of a package under way: stage tabs (decisions §5.1). Times ISO 8601 with offset. */
import type {
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPendaftaran,
  TipeSanggah,
  TipeUndangan,
} from '../common/choices.ts'
import type { Hak } from '../common/rights.ts'
import type { KeadaanTab } from '../tahap/akses.ts'
import type { TabAkhir } from '../tahap/selesai.ts'
import type { BagianHasil } from '../tahap/syarat.ts'
import type { Tab } from '../tahap/tab.ts'
import type { KodeTemplat } from '../tahap/templat.ts'

/** One stage that the caller sees, with the panels that it holds. */
export interface TabTahap {
  /** number in the template, from 1 */
  urut: number
  kunci: string
  nama: string
  tab: Tab[]
  /** those of `tab` whose deeds are taken at this moment: after the end of a stage one may be open longer than others */
  buka: Tab[]
  /** those of `tab` whose files staff may prepare now, before the stage begins */
  siap: Tab[]
  keadaan: KeadaanTab
  /** open, inside its window of time */
  berjalan: boolean
  /** why, and until or since when */
  alasan: string
  mulai: string | null
  selesai: string | null
  /** when it opens by itself; null: it is not locked, or something else than time locks it */
  dibukaPada: string | null
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
  /** companies, individuals or both */
  jenisPeserta: 'V' | 'O' | 'VO'
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
  /** takes part, and may still withdraw */
  bolehMundur: boolean
  undangan: TipeUndangan[]
  /** parts of the result that are announced by now */
  diumumkan: BagianHasil[]
  /** the winner is announced, and no stage that this vendor has a tab of tells so */
  hasilTanpaTab: boolean
  /** objections that the vendor may send now */
  bolehSanggah: TipeSanggah[]
  /** of those whose stage is open, which it may not send, and why */
  tolakSanggah: { tipe: TipeSanggah; alasan: string }[]
  /** stages of vendors that are not this one's, and for whom they are */
  tertutup: { kunci: string; alasan: string }[]
}

/** Where a tender is declared finished. */
export interface AkhirTender {
  /** null where the schedule has none of these tabs: it is declared where SPMK is */
  tab: TabAkhir | null
  /** why not yet; null when it may be done now */
  alasan: string | null
}

/** The caller's calendar of a package. */
export interface KalenderPaket {
  /** secret address that calendar programs read; null while there is none */
  url: string | null
}

/** GET /api/paket/{paketId}/tab */
export interface TabAnswer {
  paket: PaketTab
  tab: TabTahap[]
  /** the server's clock */
  waktu: string
  /** rights that the caller may use on this package now */
  bisa: Hak[]
  /** the end of the tender, for who may declare it while it runs; null for others */
  selesai: AkhirTender | null
  /** a pokja member and whether freedom from conflict was declared; null for others */
  pokja: { bebasBenturan: boolean } | null
  rekanan: RekananTab | null
}
