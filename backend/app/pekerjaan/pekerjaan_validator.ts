import { BATAS_HITUNG } from '@eproc/domain/common/batas_hitung'
import { within } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

/** `batas`: how many of each kind at most; the answer's `total` counts all. */
export const pekerjaanQuery = queryOf({ batas: within(1, BATAS_HITUNG) })
