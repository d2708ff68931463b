/** What the package editor sends, and what the rules know beside it. */
import type { JenisPengadaan } from '../common/choices.ts'
import type { HpsRow } from './hps.ts'

export type Kosong<T> = T | null | undefined

export interface HpsInput {
  uraian?: Kosong<string>
  volume?: Kosong<number>
  satuan?: Kosong<string>
  hargaSatuan?: Kosong<number>
}
export interface PendanaanInput {
  kegiatanId?: Kosong<number>
  sumberDana?: Kosong<string>
  asalDana?: Kosong<string>
  mak?: Kosong<string>
  pagu?: Kosong<number>
}
export interface LokasiInput {
  lokasiProyekId?: Kosong<number>
  detail?: Kosong<string>
  nilaiPekerjaan?: Kosong<number>
  uraianPekerjaan?: Kosong<string>
  spesifikasiPekerjaan?: Kosong<string>
  /** stored path of an attachment that this package has already; a new one comes as a file beside the form */
  lampiran?: Kosong<string>
}
/** `mulai`, `selesai` are ISO 8601 with offset. */
export interface JadwalInput {
  urut: number
  include: boolean
  mulai?: Kosong<string>
  selesai?: Kosong<string>
  remark?: Kosong<string>
}

/** A stored file of a step, and whether vendors are to see it. */
export interface BerkasRevisiInput {
  file: string
  showVendor: boolean
}
/** A step of a revision: beside its times its archive number and its files; what is not sent stays. */
export interface RevisiInput extends JadwalInput {
  noArsip?: Kosong<string>
  berkas?: BerkasRevisiInput[] | undefined
}

/** Rows that a package's lists take. */
export const MAKS_BARIS = { listHps: 500, listPendanaan: 100, listLokasiKerja: 100 } as const

/** How many kegiatan the editor offers at once; who wants another one looks for it. */
export const MAKS_KEGIATAN_DITAWARKAN = 50

/** What the editor sends; every part of the package in one request. Money is whole rupiah. */
export interface PaketInput {
  nama?: Kosong<string>
  jenisPengadaan?: Kosong<string>
  metodePemilihan?: Kosong<string>
  kualifikasi?: Kosong<string>
  metodeEvaluasi?: Kosong<string>
  jenisKontrak?: Kosong<string>
  alasanMetode?: Kosong<string>
  volumePekerjaan?: Kosong<number>
  deskripsi?: Kosong<string>
  isPDN?: Kosong<boolean>
  isUsahaKecil?: Kosong<boolean>
  jenisPeserta?: Kosong<string>
  bobotTeknis?: Kosong<number>
  bobotHarga?: Kosong<number>
  passingGrade?: Kosong<number>
  noArsip?: Kosong<string>
  pelaksanaanKontrakAwal?: Kosong<string>
  pelaksanaanKontrakAkhir?: Kosong<string>
  pelaksanaanPemilihanPenyediaAwal?: Kosong<string>
  pelaksanaanPemilihanPenyediaAkhir?: Kosong<string>
  listHps?: Kosong<HpsInput[]>
  listPendanaan?: Kosong<PendanaanInput[]>
  listLokasiKerja?: Kosong<LokasiInput[]>
  /** ids */
  kbli?: Kosong<number[]>
  listJadwal?: Kosong<JadwalInput[]>
}

/** An activity as the rules need it; `sisaPagu` leaves the package under edit out of account. */
export interface KegiatanPaket {
  id: number
  kode: string
  tahunAnggaran: number
  ppkId: number
  persetujuan: string
  sisaPagu: number
}

export interface PaketContext {
  kegiatan: readonly KegiatanPaket[]
  /** Ceilings of direct procurement in rupiah, from the parameters. */
  paguPla: Partial<Record<JenisPengadaan, number>>
}

/** HPS lines with every number present, for sums while one types. */
export const barisHps = (list: Kosong<HpsInput[]>): HpsRow[] =>
  (list ?? []).map((b) => ({
    uraian: b.uraian ?? '',
    volume: b.volume ?? 0,
    satuan: b.satuan ?? '',
    hargaSatuan: b.hargaSatuan ?? 0,
  }))
/** Of these sources of money the part that comes from one activity. */
export const danaKegiatan = (list: Kosong<PendanaanInput[]>, kegiatanId: number): number =>
  jumlahPendanaan((list ?? []).filter((p) => Number(p.kegiatanId) === kegiatanId))
export const jumlahPendanaan = (list: Kosong<PendanaanInput[]>): number =>
  (list ?? []).reduce((jumlah, p) => jumlah + (Number.isFinite(p.pagu) ? p.pagu! : 0), 0)
