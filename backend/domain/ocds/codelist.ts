/**
 * Codes of the Open Contracting Data Standard 1.1 (https://standard.open-contracting.org/1.1/en/schema/codelists/) for
 * what the portal has. The codelist stands beside each table; the kinds of procurement are those of Perpres 16/2018.
 */
import type {
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
} from '../common/choices.ts'

/** procurementCategory (closed): consultancy and other services are both services. */
export const KATEGORI: Readonly<Record<JenisPengadaan, 'goods' | 'works' | 'services'>> = {
  BAR: 'goods',
  KON: 'works',
  KOL: 'services',
  LAI: 'services',
}

/** extendedProcurementCategory (open), where it says more than the category. */
export const KATEGORI_LANJUT: Partial<Record<JenisPengadaan, readonly string[]>> = {
  KOL: ['consultingServices'],
}

/**
 * method (closed). After a prequalification only the qualified may offer: selective. A direct procurement (PLA) asks a
 * number of invited vendors: limited. A direct appointment (TLA) is in no public list; its code is here to be complete.
 */
export function metodeOcds(
  metode: MetodePemilihan,
  kualifikasi: Kualifikasi | null
): 'open' | 'selective' | 'limited' | 'direct' {
  if (metode === 'TLA') return 'direct'
  if (metode === 'PLA') return 'limited'
  return kualifikasi === 'P' ? 'selective' : 'open'
}

/** awardCriteria (open). */
export const KRITERIA: Readonly<Record<MetodeEvaluasi, string>> = {
  NIL: 'ratedCriteria',
  NILPSG: 'ratedCriteria',
  KUB: 'ratedCriteria',
  REN: 'priceOnly',
  RENPSG: 'priceOnly',
  EKO: 'costOnly',
  KUA: 'qualityOnly',
  PAG: 'qualityOnly',
}
