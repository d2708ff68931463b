/** Rules of managers (S2 §5 'Manager'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Checker,
  type Finding,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianPengurus {
  nama?: Teks
  noKtp?: Teks
  npwp?: Teks
  alamat?: Teks
  jabatan?: Teks
  /** Since when, `yyyy-MM-dd`; may be empty. */
  tglMulai?: Teks
  dokKtp?: Lampiran
}

export const MAKS_PENGURUS = { nama: 150, alamat: 200, jabatan: 100 } as const

export function aturanPengurus(isian: IsianPengurus, konteks: KonteksDokumen<'dokKtp'>): Finding[] {
  const check = new Checker()
  for (const field of ['nama', 'noKtp', 'npwp', 'alamat', 'jabatan'] as const) {
    check.require(field, isian[field])
  }
  check.nik('noKtp', isian.noKtp)
  check.npwp('npwp', isian.npwp)
  check.date('tglMulai', isian.tglMulai)
  check.maxLength(isian, MAKS_PENGURUS)
  check.document('dokKtp', isian.dokKtp, DOKUMEN.pengurus.dokKtp, konteks, teks.aturan.scanKtp)
  return check.findings
}
