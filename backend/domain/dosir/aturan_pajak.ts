/** Rules of tax records (S2 §5 'Tax'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Checker,
  type Finding,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianPajak {
  jenis?: Teks
  masa?: Teks
  nomorTerima?: Teks
  tanggalTerima?: Teks
  dokumen?: Lampiran
}

export const MAKS_PAJAK = { jenis: 100, masa: 50, nomorTerima: 100 } as const

export function aturanPajak(isian: IsianPajak, konteks: KonteksDokumen<'dokumen'>): Finding[] {
  const check = new Checker()
  for (const field of ['jenis', 'masa', 'nomorTerima', 'tanggalTerima'] as const) {
    check.require(field, isian[field])
  }
  check.date('tanggalTerima', isian.tanggalTerima, konteks.hariIni)
  check.maxLength(isian, MAKS_PAJAK)
  check.document('dokumen', isian.dokumen, DOKUMEN.pajak.dokumen, konteks, teks.aturan.dokumenPajak)
  return check.findings
}
