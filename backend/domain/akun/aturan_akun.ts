/** Rules of accounts: registration, passwords, internal users (S1 §5, S2 §5, decisions §2 'Accounts'). */
import { akun as teks } from '@eproc/i18n/id/akun'
import { Checker, terisi, type Finding, type Teks } from '../common/checker.ts'
import { apakahInternal, apakahPeran, type Peran } from '../common/roles.ts'
import { JENIS_REKANAN, STATUS_PENGGUNA } from '../common/choices.ts'

/** Lower bounds: the code's default of PANJANG_MIN_LOGIN and PANJANG_MIN_PASSWD; the installed password value is 10. */
export const PANJANG_MIN_LOGIN_BAWAAN = 5
export const PANJANG_MIN_PASSWD_BAWAAN = 5
/** Days that a registration which nobody activates holds its User ID and e-mail. */
export const HARI_TUNGGU_AKTIVASI = 7
/** Longest password that is hashed; longer ones only serve to keep the server busy. */
const PANJANG_MAKS_PASSWD = 128

export interface PasswordContext {
  /** PANJANG_MIN_PASSWD */
  panjangMinPasswd: number
  /** Commonest passwords in lower case; the browser may leave it out, the server refuses them anyway. */
  passwordUmum?: ReadonlySet<string> | readonly string[]
}
export interface AkunContext extends PasswordContext {
  /** PANJANG_MIN_LOGIN */
  panjangMinLogin: number
}

function dalamDaftar(nilai: string, daftar: PasswordContext['passwordUmum']): boolean {
  if (!daftar) return false
  const kecil = nilai.toLowerCase()
  return 'has' in daftar ? daftar.has(kecil) : daftar.includes(kecil)
}

function periksaPassword(
  check: Checker,
  field: string,
  nilai: Teks,
  context: PasswordContext,
  umum = true
): void {
  if (!check.require(field, nilai)) return
  const panjang = [...nilai!].length
  check.ensure(
    panjang >= context.panjangMinPasswd,
    field,
    'minLength',
    teks.aturan.passwordMinimal(context.panjangMinPasswd)
  )
  check.ensure(
    panjang <= PANJANG_MAKS_PASSWD,
    field,
    'maxLength',
    teks.aturan.maks(PANJANG_MAKS_PASSWD)
  )
  if (umum) {
    check.ensure(
      !dalamDaftar(nilai!, context.passwordUmum),
      field,
      'common',
      teks.aturan.passwordUmum
    )
  }
}

function periksaUserId(check: Checker, field: string, nilai: Teks, minimal: number): void {
  if (!check.require(field, nilai)) return
  check.ensure(
    nilai!.trim().length >= minimal,
    field,
    'minLength',
    teks.aturan.userIdMinimal(minimal)
  )
  check.ensure(/^[A-Za-z0-9._-]+$/.test(nilai!.trim()), field, 'regex', teks.aturan.userIdKarakter)
}

export interface RegistrasiInput {
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

/** Job title and phone have no rule but their length (S1 §5). */
export function aturanRegistrasi(
  input: RegistrasiInput,
  context: AkunContext & { wajibSetuju?: boolean }
): Finding[] {
  const check = new Checker()
  check.ensure(
    JENIS_REKANAN.some((j) => j.kode === input.jenis),
    'jenis',
    'enum',
    teks.aturan.jenis
  )
  check.require('email', input.email)
  check.email('email', input.email)
  periksaUserId(check, 'userId', input.userId, context.panjangMinLogin)
  periksaPassword(check, 'password', input.password, context)
  check.require('nama', input.nama)
  check.maxLength(input, MAKS_REGISTRASI)
  const setuju = input.persetujuan === true || (!context.wajibSetuju && input.persetujuan !== false)
  check.ensure(setuju, 'persetujuan', 'accepted', teks.aturan.persetujuan)
  return check.findings
}

/** Reset by link, and the password that an internal user sets by the mailed link. */
export interface PasswordBaruInput {
  newPass?: Teks
  confirmPass?: Teks
}

export function aturanPasswordBaru(input: PasswordBaruInput, context: PasswordContext): Finding[] {
  const check = new Checker()
  periksaPassword(check, 'newPass', input.newPass, context)
  periksaPassword(check, 'confirmPass', input.confirmPass, context, false)
  check.ensure(
    input.newPass === input.confirmPass,
    'confirmPass',
    'confirmed',
    teks.aturan.passwordSama
  )
  return check.findings
}

/** The calls carry no confirmation: the server checks the new password alone. */
export function aturanPassword(nilai: Teks, context: PasswordContext): Finding[] {
  const check = new Checker()
  periksaPassword(check, 'newPass', nilai, context)
  return check.findings
}

/** Change of password in the profile; the old one has no rule of its own. */
export interface UbahPasswordInput extends PasswordBaruInput {
  oldPass?: Teks
}
export const aturanUbahPassword = (input: UbahPasswordInput, context: PasswordContext): Finding[] =>
  aturanPasswordBaru(input, context)

export interface PenggunaInput {
  login?: Teks
  email?: Teks
  nama?: Teks
  nip?: Teks
  jabatan?: Teks
  divisi?: Teks
  telepon?: Teks
  roles?: Teks
  status?: Teks
  /** of another status */
  alasan?: Teks
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

export interface PenggunaContext extends Pick<AkunContext, 'panjangMinLogin'> {
  /** Codes of the divisions that exist. */
  divisi: readonly string[]
  /** The User ID as it is stored: chosen when another minimum may have held, it stays until another one is typed. */
  loginTersimpan?: string | undefined
}

/**
 * Internal user. The specification rules only the id's length; the mailed password link needs an
 * address, the lists a name, and roles with a scope their division.
 */
export function aturanPengguna(input: PenggunaInput, context: PenggunaContext): Finding[] {
  const check = new Checker()
  const tetap = input.login?.trim() === context.loginTersimpan
  periksaUserId(check, 'login', input.login, tetap ? 0 : context.panjangMinLogin)
  check.require('email', input.email)
  check.email('email', input.email)
  check.require('roles', input.roles)
  if (terisi(input.roles)) {
    const roles = input.roles as unknown
    const sah = apakahPeran(roles) && apakahInternal(roles)
    check.ensure(sah, 'roles', 'enum', teks.aturan.pilihan)
  }
  check.require('nama', input.nama)
  if (PERAN_BERDIVISI.some((peran) => peran === input.roles)) check.require('divisi', input.divisi)
  if (terisi(input.divisi)) {
    check.ensure(context.divisi.includes(input.divisi!), 'divisi', 'exists', teks.aturan.pilihan)
  }
  check.oneOf('status', input.status, STATUS_PENGGUNA)
  check.phone('telepon', input.telepon)
  check.maxLength(input, MAKS_PENGGUNA)
  return check.findings
}
