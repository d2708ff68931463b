import { tahunAnggaran } from '@eproc/domain/common/choices'
import { clockNow } from '#core/clock/clock'
import { notFound } from '#core/http/errors'

/** Budget year of a path; one outside the list is an unknown object. */
export function tahunRencana(tahun: number | null): number {
  if (tahun === null || !tahunAnggaran(clockNow().year).includes(tahun)) throw notFound()
  return tahun
}
