/** Rules of tax records (S2 §5 'Tax'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Checker,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface PajakInput {
  jenis?: Teks
  masa?: Teks
  nomorTerima?: Teks
  tanggalTerima?: Teks
  dokumen?: Lampiran
}

export const MAKS_PAJAK = { jenis: 100, masa: 50, nomorTerima: 100 } as const

export function aturanPajak(input: PajakInput, context: FileContext<'dokumen'>): Finding[] {
  const check = new Checker()
  for (const field of ['jenis', 'masa', 'nomorTerima', 'tanggalTerima'] as const) {
    check.require(field, input[field])
  }
  check.date('tanggalTerima', input.tanggalTerima, context.hariIni)
  check.maxLength(input, MAKS_PAJAK)
  check.document('dokumen', input.dokumen, DOKUMEN.pajak.dokumen, context, teks.aturan.dokumenPajak)
  return check.findings
}
