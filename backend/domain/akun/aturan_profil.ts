/** What users may change about themselves (S1 §2.7); login, e-mail, division and role are the administrator's. */
import { MAKS_PENGGUNA } from './aturan_akun.ts'
import { Checker, type Finding, type Teks } from '../common/checker.ts'

export interface ProfilInput {
  nama?: Teks
  jabatan?: Teks
  telepon?: Teks
  /** wants the daily mail */
  suratHarian?: boolean
}

export function aturanProfil(input: ProfilInput): Finding[] {
  const check = new Checker()
  check.require('nama', input.nama)
  const { nama, jabatan, telepon } = MAKS_PENGGUNA
  check.phone('telepon', input.telepon)
  check.maxLength(input, { nama, jabatan, telepon })
  return check.findings
}
