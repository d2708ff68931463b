/** Who takes part in a package, and who is invited (S1 §7, S3 §7). Times ISO 8601 with offset. */
import type { StatusPelaksanaan, StatusRekanan, TipeUndangan } from '../common/choices.ts'

/** A row of GET /api/rup/paket/peserta/{vendorId}/tahun/{year} */
export interface Keikutsertaan {
  id: number
  paketPenyediaId: number
  vendorId: number
  kode: string
  nama: string
  statusPelaksanaan: StatusPelaksanaan
  nomor: number
  terdaftarPada: string
  mundurPada: string | null
}

/** A row of GET /api/rup/paket/peserta/undangan/{vendorId}/tahun/{year} */
export interface UndanganRekanan {
  id: number
  paketPenyediaId: number
  vendorId: number
  kode: string
  nama: string
  tipe: TipeUndangan
  fileUndangan: string
  tglKirim: string
}

/** A participant; while names are hidden 'Peserta n' and no id, except to staff and of oneself. */
export interface Peserta {
  vendorId: number | null
  nama: string
  nomor: number
  /** staff only: status of the vendor; null for others */
  status: StatusRekanan | null
  noRegistrasi: string | null
  /** staff only: blacklisted now */
  blacklist: boolean
  terdaftarPada: string | null
  mundurPada: string | null
}

/** A row of GET /api/lelang/undangan/{paketId}/{tipe}: who may be invited, and who was. */
export interface UndanganRow {
  vendorId: number
  nama: string
  noRegistrasi: string
  status: StatusRekanan
  /** staff see the flag of a blacklisted participant */
  blacklist: boolean
  tglKirim: string | null
  pengirim: string | null
  /** same as `pengirim`, the name of the specification's call */
  namaPengirim: string | null
  fileUndangan: string | null
  /** the stored letter's original name */
  namaFile: string | null
  /** the tick box that the screen sets, not ticked (S3 §3) */
  include: boolean
}

/** A row of GET /rest/undangan, whose id is the vendor's. */
export interface UndanganRestRow extends UndanganRow {
  id: number
}

/** POST /api/lelang/peserta: the registration. */
export interface PendaftaranPeserta {
  paketPenyediaId: number
  nomor: number
  terdaftarPada: string
}
