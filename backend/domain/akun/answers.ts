/** Answers of the account calls (S1 §3, §7) and of the notifications. Times are ISO 8601 with offset. */
import type { ObjekAkses, StatusAkses, TindakanAkses } from './akses.ts'
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
  /** the role needs a second step of the login: nothing but the own profile is open until it is set up */
  kodeMasukDiminta: boolean
}

/** `GET /api/kode-masuk`: the second step of the own login. */
export interface KodeMasukAnswer {
  /** null while it is off */
  aktifPada: string | null
  /** recovery codes that are left */
  sisaPemulihan: number
  /** the role may not do without */
  wajib: boolean
}

/** `POST /api/kode-masuk/siapkan`: shown this one time. */
export interface KodeMasukBaru {
  /** base 32, for who types it */
  rahasia: string
  /** otpauth:// address, for the picture */
  alamat: string
}

/** Recovery codes, shown this one time. */
export interface KodePemulihanAnswer {
  kode: string[]
}

/** A row of `GET /api/sesi`: one of the own living sessions. */
export interface SesiRow {
  id: number
  /** null when the browser says nothing that is known */
  peramban: string | null
  sistem: string | null
  alamatIp: string | null
  dibuatPada: string
  terakhirPada: string
  /** the one that asks */
  ini: boolean
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

/** null vendor for staff */
export interface InfoSesi {
  user: PenggunaSesi
  vendor: RekananSesi | null
}

/** `GET /userman/info` */
export interface SesiKini extends InfoSesi {
  /** the server's time, by which a page counts from its first moment on */
  milidetik: number
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
  /** the registration lapsed with the link: no fresh one can be asked for */
  daftarLagi?: boolean
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
  /** wants the daily mail of what waits */
  suratHarian: boolean
  /** sent back by a save, so that a lost update is noticed */
  versi: number
  /** what administrators did to the account */
  catatanAkses?: RiwayatAkses[]
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

/** A field of a change of powers as people read it. */
export interface BedaAkses {
  bidang: string
  semula: string | null
  menjadi: string | null
}

/** A row of /rest/perubahan-akses; also what a change that waits answers, with 202. */
export interface PerubahanAkses {
  id: number
  status: StatusAkses
  objek: ObjekAkses
  /** of the account or the division; null for an account that does not exist yet */
  objekId: number | null
  nama: string
  beda: BedaAkses[]
  peminta: string
  dimintaPada: string
  kedaluwarsaPada: string
  pemutus: string | null
  diputusPada: string | null
  alasan: string | null
  /** why it was asked for, of a vendor's e-mail */
  sebab: string | null
  bisa: TindakanAkses[]
  /** is there another administrator who could confirm it? */
  adaKonfirmator: boolean
  /** of a change just asked for at /rest */
  message?: string
}

/** What administrators did to one's own account. */
export interface RiwayatAkses {
  waktu: string
  oleh: string
  isi: string
}
