/** Rules of the founding deed and its optional last amendment (S2 §5 'Deed'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Checker,
  terisi,
  type Finding,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianAkta {
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
export const adaPerubahan = (isian: IsianAkta): boolean =>
  terisi(isian.aktaUNo) || terisi(isian.aktaUTgl) || terisi(isian.aktaUNotaris) || !!isian.aktaUDoc

export function aturanAkta(
  isian: IsianAkta,
  konteks: KonteksDokumen<'aktaADoc' | 'aktaUDoc'>
): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan.dokumenAkta
  check.require('aktaANo', isian.aktaANo)
  check.require('aktaATgl', isian.aktaATgl)
  check.require('aktaANotaris', isian.aktaANotaris)
  check.date('aktaATgl', isian.aktaATgl, konteks.hariIni)
  check.document('aktaADoc', isian.aktaADoc, DOKUMEN.akta.aktaADoc, konteks, pesan)

  if (adaPerubahan(isian)) {
    check.require('aktaUNo', isian.aktaUNo)
    check.require('aktaUTgl', isian.aktaUTgl)
    check.require('aktaUNotaris', isian.aktaUNotaris)
    check.date('aktaUTgl', isian.aktaUTgl, konteks.hariIni)
    check.document('aktaUDoc', isian.aktaUDoc, DOKUMEN.akta.aktaUDoc, konteks, pesan)
  }
  check.maxLength(isian, MAKS_AKTA)
  return check.findings
}
