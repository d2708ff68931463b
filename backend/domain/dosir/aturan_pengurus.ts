/** Rules of managers (S2 §5 'Manager'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Checker,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface PengurusInput {
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

export function aturanPengurus(input: PengurusInput, context: FileContext<'dokKtp'>): Finding[] {
  const check = new Checker()
  for (const field of ['nama', 'noKtp', 'npwp', 'alamat', 'jabatan'] as const) {
    check.require(field, input[field])
  }
  check.nik('noKtp', input.noKtp)
  check.npwp('npwp', input.npwp)
  check.date('tglMulai', input.tglMulai)
  check.maxLength(input, MAKS_PENGURUS)
  check.document('dokKtp', input.dokKtp, DOKUMEN.pengurus.dokKtp, context, teks.aturan.scanKtp)
  return check.findings
}
