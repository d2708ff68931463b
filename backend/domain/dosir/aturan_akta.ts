/** Rules of the founding deed and its optional last amendment (S2 §5 'Deed'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Checker,
  terisi,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface AktaInput {
  aktaANo?: Teks
  aktaATgl?: Teks
  aktaANotaris?: Teks
  aktaADoc?: Lampiran
  aktaUNo?: Teks
  aktaUTgl?: Teks
  aktaUNotaris?: Teks
  aktaUDoc?: Lampiran
}

export const MAKS_AKTA = {
  aktaANo: 100,
  aktaANotaris: 150,
  aktaUNo: 100,
  aktaUNotaris: 150,
} as const

/** The amendment is optional, but what is begun must be whole. */
export const adaPerubahan = (input: AktaInput): boolean =>
  terisi(input.aktaUNo) || terisi(input.aktaUTgl) || terisi(input.aktaUNotaris) || !!input.aktaUDoc

export function aturanAkta(
  input: AktaInput,
  context: FileContext<'aktaADoc' | 'aktaUDoc'>
): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan.dokumenAkta
  check.require('aktaANo', input.aktaANo)
  check.require('aktaATgl', input.aktaATgl)
  check.require('aktaANotaris', input.aktaANotaris)
  check.date('aktaATgl', input.aktaATgl, context.hariIni)
  check.document('aktaADoc', input.aktaADoc, DOKUMEN.akta.aktaADoc, context, pesan)

  if (adaPerubahan(input)) {
    check.require('aktaUNo', input.aktaUNo)
    check.require('aktaUTgl', input.aktaUTgl)
    check.require('aktaUNotaris', input.aktaUNotaris)
    check.date('aktaUTgl', input.aktaUTgl, context.hariIni)
    if (terisi(input.aktaATgl) && terisi(input.aktaUTgl)) {
      check.ensure(input.aktaUTgl! >= input.aktaATgl!, 'aktaUTgl', 'order', teks.aturan.aktaUrut)
    }
    check.document('aktaUDoc', input.aktaUDoc, DOKUMEN.akta.aktaUDoc, context, pesan)
  }
  check.maxLength(input, MAKS_AKTA)
  return check.findings
}
