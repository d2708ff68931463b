/** Packages as vendors and the public read them (S1 §2.8, §2.10, §7). Times ISO 8601 with offset. */
import type {
  JenisKontrak,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPendaftaran,
  FundSource,
  TipeSanggah,
} from '../common/choices.ts'
import type { JadwalTenderRow, TahapPublik } from './answers_jadwal.ts'

/** A work location of a package. */
export interface LokasiPublik {
  id: number
  lokasiProyekId: number
  nama: string
  lokasi: string
  detail: string | null
}

export interface DanaPublik {
  id: number
  sumberDana: FundSource
}

export interface KbliPublik {
  id: number
  kode: string
  nama: string
}

/** A row of the public package list; of HPS only the total. */
export interface PaketPublik {
  id: number
  kode: string
  nama: string
  /** when it was published */
  createdAt: string | null
  tahunAnggaran: number
  /** name of the division */
  satuanKerja: string
  jenisPengadaan: JenisPengadaan
  metodePemilihan: MetodePemilihan
  kualifikasi: Kualifikasi | null
  metodeEvaluasi: MetodeEvaluasi
  jenisKontrak: JenisKontrak
  /** HPS in rupiah */
  totalPagu: number
  volumePekerjaan: number
  deskripsi: string | null
  isPDN: boolean
  isUsahaKecil: boolean
  jenisPeserta: 'V' | 'O' | 'VO'
  bobotTeknis: number
  bobotHarga: number
  passingGrade: number
  statusPelaksanaan: StatusPelaksanaan
  /** why the package failed or was cancelled */
  alasan: string | null
  mulaiDaftar: string | null
  selesaiDaftar: string | null
  /** ids, '12,40' */
  kbli: string
  listKbli: KbliPublik[]
  listLokasiKerja: LokasiPublik[]
  listPendanaan: DanaPublik[]
  /** included stages */
  listJadwal: TahapPublik[]
  /** names of the stages that run now */
  tahapSekarang: string[]
  jumlahPeserta: number
}

/** A row of GET /api/rup/paket/lelang-vendor/{vendorId}/tahun/{year} */
export interface PaketRekanan extends PaketPublik {
  statusPendaftaran: StatusPendaftaran
  /** may press DAFTAR now */
  bolehDaftar: boolean
  /** why not, where the window is open */
  alasanTolak: string | null
}

/** GET /api/paket/{id}/informasi (S1 §2.10) */
export interface InformasiPaket extends PaketPublik {
  /** documents that the caller may open now */
  fileKAK: string | null
  fileLampiran: string | null
  fileLain: string | null
  statusPendaftaran: StatusPendaftaran | null
  bolehDaftar: boolean
  alasanTolak: string | null
  /** staff and participants, else empty */
  jadwal: JadwalTenderRow[]
}

/** A row of GET /api/lelang/masa-sanggah */
export interface MasaSanggah {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
  tipe: TipeSanggah
  tahap: string
  mulai: string
  selesai: string
}

/** A row of GET /api/lelang/hasil-tender */
export interface HasilTender {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
  metodePemilihan: MetodePemilihan
  /** winner */
  vendor: string
  noRegistrasi: string
  /** when the winner was announced */
  diumumkanPada: string
}

/** Beside a list of packages: how many run in a budget year that is not chosen. */
export interface TahunLain {
  tahun: number
  /** 1000: as many, or more */
  jumlah: number
}

/** Beside a vendor's list: a running package of another year that it takes part in, or is invited to. */
export interface PaketDiikuti {
  id: number
  kode: string
  nama: string
  tahunAnggaran: number
}
