/** Warnings before a licence ends. */
import { selisihHari } from '../common/checker.ts'

/** So many days before its last day a vendor is told of it, once each. */
export const AMBANG_PERINGATAN = [60, 30, 7] as const

/** Days until the last day of a licence that ends soon; null while there is time, and once it has ended. */
export function sisaHariIjin(berlaku: string | null, today: string): number | null {
  if (berlaku === null) return null
  const sisa = selisihHari(today, berlaku)
  return sisa >= 0 && sisa <= AMBANG_PERINGATAN[0] ? sisa : null
}
