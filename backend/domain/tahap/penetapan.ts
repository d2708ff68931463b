/** What a stage of determination determines (decisions §5.1). */
import type { KategoriFile } from '../common/choices.ts'
import type { TahapRow } from './akses.ts'
import { penetapanSebelum } from './susulan.ts'
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

/**
 * In which stage it is determined who follows: the one that decided last. Where a negotiation comes before that, the one
 * before the negotiation, which the follower takes part in before the provider is determined anew (decisions §5.1).
 */
export function tahapPengganti(
  templat: readonly Tahap[],
  jadwal: readonly Pick<TahapRow, 'kunci' | 'include'>[],
  terakhir: string
): string {
  const akhir = templat.find((t) => t.kunci === terakhir)
  const awal = akhir && penetapanSebelum(templat, jadwal, akhir)
  if (!awal || jenisPenetapan(templat, awal) !== 'urutan') return terakhir
  const berunding = templat.some(
    (t) =>
      t.urut > awal.urut &&
      t.urut < akhir.urut &&
      t.staf.includes('negosiasi') &&
      jadwal.some((b) => b.kunci === t.kunci && b.include)
  )
  return berunding ? awal.kunci : terakhir
}
