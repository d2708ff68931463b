/** Where a running tender is declared finished (S3 §2.3, decisions §5 'Finish'). */
import type { MetodePemilihan } from '../common/choices.ts'

/** Tabs, each the only one of its stage and named as it, whose deed the end of a tender rests on. */
export type TabAkhir = 'ba-negosiasi' | 'ba-pl' | 'sppbj'

/** PLA ends with its minutes, TLA with its files of minutes, all others with the award letter; null where none is. */
export function tabTenderSelesai(
  metode: MetodePemilihan,
  ada: (tahap: TabAkhir) => boolean
): TabAkhir | null {
  if (metode === 'PLA') return ada('ba-negosiasi') ? 'ba-negosiasi' : null
  if (metode === 'TLA' && ada('ba-pl')) return 'ba-pl'
  return ada('sppbj') ? 'sppbj' : null
}
