/** Rules of the founding deed and its optional last amendment (S2 §5 'Deed'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  Pemeriksa,
  terisi,
  type Galat,
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
): Galat[] {
  const p = new Pemeriksa()
  const pesan = teks.aturan.dokumenAkta
  p.wajib('aktaANo', isian.aktaANo)
  p.wajib('aktaATgl', isian.aktaATgl)
  p.wajib('aktaANotaris', isian.aktaANotaris)
  p.tanggal('aktaATgl', isian.aktaATgl, konteks.hariIni)
  p.dokumen('aktaADoc', isian.aktaADoc, DOKUMEN.akta.aktaADoc, konteks, pesan)

  if (adaPerubahan(isian)) {
    p.wajib('aktaUNo', isian.aktaUNo)
    p.wajib('aktaUTgl', isian.aktaUTgl)
    p.wajib('aktaUNotaris', isian.aktaUNotaris)
    p.tanggal('aktaUTgl', isian.aktaUTgl, konteks.hariIni)
    p.dokumen('aktaUDoc', isian.aktaUDoc, DOKUMEN.akta.aktaUDoc, konteks, pesan)
  }
  p.panjang({ ...isian }, MAKS_AKTA)
  return p.galat
}
