/** Technical scores by member of the pokja: raw scores 0 to 100, at most two decimals (decisions §5.3). */
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { Checker, type Finding } from '../../common/checker.ts'

const teks = tenderHasil.nilaiAnggota

/** How a technical score is made. */
const CARA_NILAI = ['konsensus', 'rata-rata'] as const
export type CaraNilai = (typeof CARA_NILAI)[number]

/** Members whose scores are further apart are pointed out. */
export const SELISIH_MENYIMPANG = 20
export const MAKS_CATATAN_NILAI = 500

const CENT = 100
const cents = (score: number): number => Math.round(score * CENT)

/** The mean at two decimals, a half rounded up; null without a score. */
export function rataNilai(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  const sum = scores.reduce((total, score) => total + cents(score), 0)
  return Math.floor(sum / scores.length + 0.5) / CENT
}

/** Are the scores so far apart that the members should talk? */
export const menyimpang = (scores: readonly number[]): boolean =>
  scores.length > 1 &&
  cents(Math.max(...scores)) - cents(Math.min(...scores)) > SELISIH_MENYIMPANG * CENT

export interface NilaiAnggotaInput {
  vendorId: number
  nilai?: number | null | undefined
  catatan?: string | null | undefined
}

/** @param nama of each vendor that is scored */
export function aturanNilaiAnggota(
  rows: readonly NilaiAnggotaInput[],
  nama: ReadonlyMap<number, string>
): Finding[] {
  const check = new Checker()
  const seen = new Set<number>()
  for (const [at, { vendorId, nilai, catatan }] of rows.entries()) {
    const field = (name: string) => `daftar.${at}.${name}`
    const who = nama.get(vendorId)
    if (who === undefined) {
      check.add(field('vendorId'), 'unknown', teks.bukanPenawar)
      continue
    }
    if (seen.has(vendorId)) check.add(field('vendorId'), 'distinct', teks.ganda(who))
    seen.add(vendorId)
    const valid =
      typeof nilai === 'number' && nilai >= 0 && nilai <= 100 && cents(nilai) / CENT === nilai
    if (!valid) check.add(field('nilai'), 'score', teks.nilai(who))
    if ([...(catatan ?? '')].length > MAKS_CATATAN_NILAI) {
      check.add(field('catatan'), 'maxLength', teks.catatan(MAKS_CATATAN_NILAI))
    }
  }
  return check.findings
}
