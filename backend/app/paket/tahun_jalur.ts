import { tahunAnggaran } from '@eproc/domain/common/choices'
import { clockNow } from '#core/clock/clock'
import { notFound } from '#core/http/errors'

/** Budget year of a path; one outside the plan is an unknown object. */
export function tahunJalur(tahun: number | null): number {
  if (tahun === null || !tahunAnggaran(clockNow().year).includes(tahun)) throw notFound()
  return tahun
}
