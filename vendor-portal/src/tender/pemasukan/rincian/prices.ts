/** Unit prices as a form holds them: in memory alone, for a price is a secret until the opening. */
import type { BarisPekerjaan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { totalRincian, type UnitPrice } from '@eproc/domain/tender/penawaran/rincian_harga'

/** By a name of the line's id; a bare number would make a list of it. */
export type Prices = Record<string, number | null>

export const priceName = ({ id }: Pick<BarisPekerjaan, 'id'>): string => `l${id}`

/** Lines without a price are left out. */
export const unitPrices = (lines: readonly BarisPekerjaan[], prices: Prices): UnitPrice[] =>
  lines.flatMap((line) => {
    const hargaSatuan = prices[priceName(line)]
    return typeof hargaSatuan === 'number' ? [{ id: line.id, hargaSatuan }] : []
  })

/** What the lines come to so far. */
export function totalSoFar(lines: readonly BarisPekerjaan[], prices: Prices): number | null {
  const given = unitPrices(lines, prices)
  const ids = new Set(given.map((p) => p.id))
  return given.length === 0
    ? 0
    : totalRincian(
        lines.filter(({ id }) => ids.has(id)),
        given
      )
}
