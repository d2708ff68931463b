/** What users may change about themselves (S1 §2.7); login, e-mail, division and role are the administrator's. */
import { MAKS_PENGGUNA } from './aturan_akun.ts'
import { Checker, type Finding, type Teks } from '../common/checker.ts'

export interface IsianProfil {
  nama?: Teks
  jabatan?: Teks
  telepon?: Teks
}

export function aturanProfil(isian: IsianProfil): Finding[] {
  const check = new Checker()
  check.require('nama', isian.nama)
  const { nama, jabatan, telepon } = MAKS_PENGGUNA
  check.maxLength(isian, { nama, jabatan, telepon })
  return check.findings
}
