import { tahunAnggaran } from '@eproc/domain/common/choices'
import { sekarang } from '#core/clock/clock'
import { tidakDitemukan } from '#core/http/errors'

/** Budget year of a path; one outside the plan is an unknown object. */
export function tahunJalur(tahun: number | null): number {
  if (tahun === null || !tahunAnggaran(sekarang().year).includes(tahun)) throw tidakDitemukan()
  return tahun
}
