/** What users may change about themselves (S1 §2.7); login, e-mail, division and role are the administrator's. */
import { MAKS_PENGGUNA } from './aturan_akun.ts'
import { Pemeriksa, type Galat, type Teks } from '../common/checker.ts'

export interface IsianProfil {
  nama?: Teks
  jabatan?: Teks
  telepon?: Teks
}

export function aturanProfil(isian: IsianProfil): Galat[] {
  const p = new Pemeriksa()
  p.wajib('nama', isian.nama)
  const { nama, jabatan, telepon } = MAKS_PENGGUNA
  p.panjang({ ...isian }, { nama, jabatan, telepon })
  return p.galat
}
