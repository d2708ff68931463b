/** Answers of the reports (S3 §2.7, §7.4). Money is whole rupiah, days yyyy-MM-dd, times ISO 8601 with offset. */
import type {
  JenisPengadaan,
  JenisRekanan,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPersetujuan,
  StatusRekanan,
} from '../common/choices.ts'
import type { StatusRekananLaporan } from './laporan.ts'

/** A package below the activity that it takes money from. */
export interface LaporanPaketKegiatan {
  id: number
  kegiatanId: number
  kode: string
  nama: string
  metodePemilihan: MetodePemilihan
  statusPelaksanaan: StatusPelaksanaan
  /** from this activity */
  pagu: number
  /** HPS of the whole package */
  totalPagu: number
  /** null without a contract, and of a package that came to nothing */
  nilaiKontrak: number | null
}

/** A row of GET /laporan/laporan-rup-dan-paket-kegiatan/{year} and /rest/laporan-rup. */
export interface LaporanRup {
  id: number
  kodeRup: string
  nama: string
  /** code of the division */
  divisi: string
  namaDivisi: string
  jenisPengadaan: JenisPengadaan
  persetujuan: StatusPersetujuan
  tahunAnggaran: number
  pagu: number
  /** funding of its packages that are not G, B or U */
  paguTerpakai: number
  /** never below 0 */
  sisaPagu: number
  jumlahPaket: number
  listPaket: LaporanPaketKegiatan[]
}

/** A row of GET /laporan/laporan-rup-summary-divisi/{year}. */
export interface LaporanDivisi {
  divisi: string
  namaDivisi: string
  jumlahKegiatan: number
  pagu: number
  paguTerpakai: number
  sisaPagu: number
}

/** A row of /rest/laporan-paket: a package as the reports count it. */
export interface LaporanPaket {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
  /** code of the division whose work it is */
  divisi: string
  namaDivisi: string
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  statusPelaksanaan: StatusPelaksanaan
  /** its funding */
  pagu: number
  /** HPS */
  totalPagu: number
  /** null without a contract, and of a package that came to nothing */
  nilaiKontrak: number | null
  /** HPS less contract; null where that is */
  hemat: number | null
  jumlahPeserta: number
  /** vendors with an offer; null before the (first) offers were opened */
  jumlahPenawaran: number | null
  dibuatPada: string
}

/** GET /rest/laporan-paket/{id}: the detail dialog of the reports. */
export interface RincianLaporanPaket extends LaporanPaket {
  ppk: string
  tglKontrak: string | null
  mulaiKontrak: string | null
  selesaiKontrak: string | null
  listKegiatan: { id: number; kodeRup: string; nama: string; pagu: number }[]
  listTahap: { kunci: string; tahap: string; mulai: string | null; selesai: string | null }[]
}

/** A row of /rest/laporan-tahap: a stage that has ended, as it was planned at publication and as it was. */
export interface LaporanTahap {
  id: number
  paketId: number
  kode: string
  nama: string
  divisi: string
  namaDivisi: string
  /** key of the stage */
  kunci: string
  tahap: string
  mulai: string
  selesai: string
  /** days; null when the stage was added later */
  rencana: number | null
  nyata: number
  selisih: number | null
}

/** A row of the vendor table. */
export interface LaporanVendor {
  id: number
  nama: string
  noRegistrasi: string
  jenis: JenisRekanan
  bentuk: string | null
  /** of companies; of individuals only the city */
  alamat: string | null
  status: StatusRekanan
}

/** A row of the participation table; packages count from their first opening on. */
export interface LaporanPeserta {
  id: number
  nama: string
  jumlahTender: number
}

/** GET /laporan/laporan-vendor */
export interface LaporanRekanan {
  listVendor: LaporanVendor[]
  listTender: LaporanPeserta[]
  status: JumlahStatusRekanan
}

export type JumlahStatusRekanan = Record<StatusRekananLaporan, number>

/** GET /laporan/xls/…: stored path, fetched with GET /{file}. */
export interface BerkasLaporan {
  file: string
  nama: string
}

export interface DasborBulan {
  /** yyyy-MM in which the packages were made */
  bulan: string
  jumlahPaket: number
  paguTerpakai: number
  /** used up to the end of this month */
  kumulatif: number
}
export interface DasborPaket {
  statusPelaksanaan: StatusPelaksanaan
  metodePemilihan: MetodePemilihan
  jumlah: number
  /** HPS */
  totalPagu: number
}
export interface DasborTahap {
  kunci: string
  tahap: string
  /** ended stages that count */
  jumlah: number
  /** average days */
  rencana: number
  nyata: number
}
export interface DasborHemat {
  metodePemilihan: MetodePemilihan
  jumlah: number
  hps: number
  kontrak: number
  hemat: number
}
export interface DasborPersaingan {
  /** as the filter `peserta` of /rest/laporan-paket */
  peserta: string
  jumlah: number
}

/** GET /api/laporan/dasbor/{year} */
export interface DasborLaporan {
  tahun: number
  pagu: number
  paguTerpakai: number
  sisaPagu: number
  divisi: LaporanDivisi[]
  bulan: DasborBulan[]
  paket: DasborPaket[]
  tahap: DasborTahap[]
  hemat: DasborHemat[]
  persaingan: DasborPersaingan[]
  rekanan: JumlahStatusRekanan
}
