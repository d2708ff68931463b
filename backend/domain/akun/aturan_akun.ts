/** Rules of accounts: registration, passwords, internal users (S1 §5, S2 §5, decisions §2 'Accounts'). */
import { akun as teks } from '@eproc/i18n/id/akun'
import { Pemeriksa, terisi, type Galat, type Teks } from '../common/checker.ts'
import { apakahInternal, apakahPeran, type Peran } from '../common/roles.ts'
import { JENIS_REKANAN, STATUS_PENGGUNA } from '../common/choices.ts'

/** Lower bounds: the code's default of PANJANG_MIN_LOGIN and PANJANG_MIN_PASSWD; the installed password value is 10. */
export const PANJANG_MIN_LOGIN_BAWAAN = 5
export const PANJANG_MIN_PASSWD_BAWAAN = 5
/** Longest password that is hashed; longer ones only serve to keep the server busy. */
export const PANJANG_MAKS_PASSWD = 128

export interface KonteksPassword {
  /** PANJANG_MIN_PASSWD */
  panjangMinPasswd: number
  /** Commonest passwords in lower case; the browser may leave it out, the server refuses them anyway. */
  passwordUmum?: ReadonlySet<string> | readonly string[]
}
export interface KonteksAkun extends KonteksPassword {
  /** PANJANG_MIN_LOGIN */
  panjangMinLogin: number
}

function dalamDaftar(nilai: string, daftar: KonteksPassword['passwordUmum']): boolean {
  if (!daftar) return false
  const kecil = nilai.toLowerCase()
  return 'has' in daftar ? daftar.has(kecil) : daftar.includes(kecil)
}

function periksaPassword(
  p: Pemeriksa,
  field: string,
  nilai: Teks,
  konteks: KonteksPassword,
  umum = true
): void {
  if (!p.wajib(field, nilai)) return
  const panjang = [...nilai!].length
  p.pastikan(
    panjang >= konteks.panjangMinPasswd,
    field,
    'minLength',
    teks.aturan.passwordMinimal(konteks.panjangMinPasswd)
  )
  p.pastikan(
    panjang <= PANJANG_MAKS_PASSWD,
    field,
    'maxLength',
    teks.aturan.maks(PANJANG_MAKS_PASSWD)
  )
  if (umum) {
    p.pastikan(
      !dalamDaftar(nilai!, konteks.passwordUmum),
      field,
      'common',
      teks.aturan.passwordUmum
    )
  }
}

function periksaUserId(p: Pemeriksa, field: string, nilai: Teks, minimal: number): void {
  if (!p.wajib(field, nilai)) return
  p.pastikan(
    nilai!.trim().length >= minimal,
    field,
    'minLength',
    teks.aturan.userIdMinimal(minimal)
  )
  p.pastikan(/^[A-Za-z0-9._-]+$/.test(nilai!.trim()), field, 'regex', teks.aturan.userIdKarakter)
}

export interface IsianRegistrasi {
  /** V company, O individual. */
  jenis?: Teks
  email?: Teks
  userId?: Teks
  password?: Teks
  nama?: Teks
  jabatan?: Teks
  noHp?: Teks
  /** Consent to the processing of personal data (UU 27/2022). */
  persetujuan?: boolean | null
}
export const MAKS_REGISTRASI = {
  email: 254,
  userId: 50,
  nama: 150,
  jabatan: 100,
  noHp: 30,
} as const

export function aturanRegistrasi(
  isian: IsianRegistrasi,
  konteks: KonteksAkun & { wajibSetuju?: boolean }
): Galat[] {
  const p = new Pemeriksa()
  p.pastikan(
    JENIS_REKANAN.some((j) => j.kode === isian.jenis),
    'jenis',
    'enum',
    teks.aturan.jenis
  )
  p.wajib('email', isian.email)
  p.email('email', isian.email)
  periksaUserId(p, 'userId', isian.userId, konteks.panjangMinLogin)
  periksaPassword(p, 'password', isian.password, konteks)
  p.wajib('nama', isian.nama)
  p.panjang({ ...isian }, MAKS_REGISTRASI)
  const setuju = isian.persetujuan === true || (!konteks.wajibSetuju && isian.persetujuan !== false)
  p.pastikan(setuju, 'persetujuan', 'accepted', teks.aturan.persetujuan)
  return p.galat
}

/** Reset by link, and the password that an internal user sets by the mailed link. */
export interface IsianPasswordBaru {
  newPass?: Teks
  confirmPass?: Teks
}

export function aturanPasswordBaru(isian: IsianPasswordBaru, konteks: KonteksPassword): Galat[] {
  const p = new Pemeriksa()
  periksaPassword(p, 'newPass', isian.newPass, konteks)
  periksaPassword(p, 'confirmPass', isian.confirmPass, konteks, false)
  p.pastikan(
    isian.newPass === isian.confirmPass,
    'confirmPass',
    'confirmed',
    teks.aturan.passwordSama
  )
  return p.galat
}

/** The calls carry no confirmation: the server checks the new password alone. */
export function aturanPassword(nilai: Teks, konteks: KonteksPassword, field = 'newPass'): Galat[] {
  const p = new Pemeriksa()
  periksaPassword(p, field, nilai, konteks)
  return p.galat
}

/** Change of password in the profile; the old one has no rule of its own. */
export interface IsianUbahPassword extends IsianPasswordBaru {
  oldPass?: Teks
}
export const aturanUbahPassword = (isian: IsianUbahPassword, konteks: KonteksPassword): Galat[] =>
  aturanPasswordBaru(isian, konteks)

export interface IsianPengguna {
  login?: Teks
  email?: Teks
  nama?: Teks
  nip?: Teks
  jabatan?: Teks
  divisi?: Teks
  telepon?: Teks
  roles?: Teks
  status?: Teks
}
export const MAKS_PENGGUNA = {
  login: 50,
  email: 254,
  nama: 150,
  nip: 30,
  jabatan: 100,
  divisi: 20,
  telepon: 30,
} as const

/** Roles whose rights reach as far as their own division or directorate: without one they could do nothing. */
export const PERAN_BERDIVISI: readonly Peran[] = ['operator', 'manajer', 'ppk', 'pa']

export interface KonteksPengguna extends Pick<KonteksAkun, 'panjangMinLogin'> {
  /** Codes of the divisions that exist. */
  divisi: readonly string[]
}

/**
 * Internal user. The specification rules only the id's length; the mailed password link needs an
 * address, the lists a name, and roles with a scope their division.
 */
export function aturanPengguna(isian: IsianPengguna, konteks: KonteksPengguna): Galat[] {
  const p = new Pemeriksa()
  periksaUserId(p, 'login', isian.login, konteks.panjangMinLogin)
  p.wajib('email', isian.email)
  p.email('email', isian.email)
  p.wajib('roles', isian.roles)
  if (terisi(isian.roles)) {
    const roles = isian.roles as unknown
    const sah = apakahPeran(roles) && apakahInternal(roles)
    p.pastikan(sah, 'roles', 'enum', teks.aturan.pilihan)
  }
  p.wajib('nama', isian.nama)
  if (PERAN_BERDIVISI.some((peran) => peran === isian.roles)) p.wajib('divisi', isian.divisi)
  if (terisi(isian.divisi)) {
    p.pastikan(konteks.divisi.includes(isian.divisi!), 'divisi', 'exists', teks.aturan.pilihan)
  }
  p.pilihan('status', isian.status, STATUS_PENGGUNA)
  p.panjang({ ...isian }, MAKS_PENGGUNA)
  return p.galat
}
