/** What a stage of determination determines (decisions §5.1). */
import type { KategoriFile } from '../common/choices.ts'
import { fileTab } from './tab.ts'
import type { Tahap } from './templat.ts'

/** Parts whose evaluation comes before this stage or in it. */
export function kategoriDinilai(
  templat: readonly Tahap[],
  tahap: Pick<Tahap, 'urut'>
): KategoriFile[] {
  const ada = new Set(
    templat
      .filter((t) => t.urut <= tahap.urut)
      .flatMap((t) => t.staf.flatMap((s) => (s.startsWith('evaluasi:') ? fileTab(s) : [])))
  )
  return (['K', 'A', 'T', 'H'] as const).filter((b) => ada.has(b))
}

/** A stage before the price is known determines who qualified, later ones the ranking. */
export const jenisPenetapan = (
  templat: readonly Tahap[],
  tahap: Pick<Tahap, 'urut'>
): 'kualifikasi' | 'urutan' =>
  kategoriDinilai(templat, tahap).includes('H') ? 'urutan' : 'kualifikasi'
