import { MASA_PERMINTAAN_JAM } from '@eproc/domain/pemegang/holder_set'
import { sqlNow } from '#core/clock/clock'

/**
 * SQL: the request of the row `x` still waits for its second person. A signed one holds for a day (ADR 0027); after
 * that it is to be asked for again, by anybody who may.
 */
export const requestHolds = (x: string): string =>
  `(${x}.pernyataan is null or ${x}.diminta_pada > ${sqlNow()} - interval '${MASA_PERMINTAAN_JAM} hours')`
