/** Rules of another PPK for a package (README 'Putusan'). */
import { paket } from '@eproc/i18n/id/paket'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { Checker, type Angka, type Finding, type Teks } from '../common/checker.ts'

export interface GantiPpkInput {
  ppkId?: Angka
  /** number and day of the letter of appointment */
  nomor?: Teks
  tanggal?: Teks
  /** why the present one goes */
  sebab?: Teks
}

/** @param calon ids of those who may become it */
export function aturanGantiPpk(
  input: GantiPpkInput,
  { calon }: { calon: readonly number[] }
): Finding[] {
  const check = new Checker()
  const { aturan } = paket
  const teks = pergantian.ppk.aturan
  if (check.require('ppkId', input.ppkId, teks.ppk)) {
    check.ensure(calon.includes(Number(input.ppkId)), 'ppkId', 'candidate', teks.bukanCalon)
  }
  check.require('nomor', input.nomor, aturan.pokjaNomor)
  check.require('tanggal', input.tanggal, aturan.pokjaTanggal)
  check.require('sebab', input.sebab, aturan.alasan)
  return check.findings
}
