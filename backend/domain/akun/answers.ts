/** Answers of the account calls (S1 §3, §7) and of the notifications. Times are ISO 8601 with offset. */
import type { Hak } from '../common/rights.ts'
import type { Peran } from '../common/roles.ts'
import type { StatusRekanan } from '../common/choices.ts'

/** The vendor's id until company or personal data were saved for the first time (S1 §3). */
export const REKANAN_BELUM_ADA = -999

/** The signed-in user. */
export interface PenggunaSesi {
  userId: number
  login: string
  nama: string
  email: string
  /** '' when there is none */
  jabatan: string
  /** code of the division, '' when there is none */
  divisi: string
  divisiNama: string
  roles: Peran
  /** of the procurement unit: has its extra menu */
  unlada: boolean
  hak: Hak[]
  /** home path of the role */
  beranda: string
}

/** The vendor behind the user. */
export interface RekananSesi {
  /** {@link REKANAN_BELUM_ADA} until the vendor exists */
  id: number
  nama: string
  status: StatusRekanan
  /** '' until the vendor exists */
  noRegistrasi: string
  jenis: 'V' | 'O'
  /** the list of packages shows: the status is neither N nor V */
  daftarPaket: boolean
}

/** `GET /userman/info`: null vendor for staff. */
export interface InfoSesi {
  user: PenggunaSesi
  vendor: RekananSesi | null
}

/** `POST /login`. The token is shown this one time. */
export interface LoginAnswer extends InfoSesi {
  token: string
}

/** `POST /member/activity` */
export interface AktivasiAnswer {
  email: string
  userId: string
}

/** The `message` of a failed activation is this object as a JSON string. */
export interface GagalAktivasi {
  /** EXP expired, INV unknown or used */
  jenis: 'EXP' | 'INV'
  message: string
}

/** `GET /api/userman/forget/{kodeUrl}`: whose password the link sets. */
export interface TautanSandiAnswer {
  userId: string
  email: string
}

/** `GET /userman/id/{id}` */
export interface Profil {
  id: number
  login: string
  email: string
  nama: string
  nip: string | null
  jabatan: string | null
  telepon: string | null
  /** code of the division */
  divisi: string | null
  divisiNama: string | null
  roles: Peran
  /** A Aktif, I Non Aktif, S Suspend */
  status: 'A' | 'I' | 'S'
  /** sent back by a save, so that a lost update is noticed */
  versi: number
}

/** One row of `GET /notification/{userId}` */
export interface NotifikasiRow {
  id: number
  tglTampil: string
  namaPengirim: string
  pesan: string
  /** site-relative page that it leads to */
  tautan: string | null
  isRead: boolean
}

/** `GET /vendor/noreg/{userId}`: '' until the vendor exists. */
export interface NoRegistrasiAnswer {
  noRegistrasi: string
}
