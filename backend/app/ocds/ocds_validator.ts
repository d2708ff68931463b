import { keMs } from '@eproc/domain/common/format'
import { ocds as teks } from '@eproc/i18n/id/ocds'
import { field, within } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

const MAX_PAGE = 10_000

/** A day, or a moment with its offset. */
const moment = field<Date>({
  rule: 'date',
  schema: { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] },
  read: (value) => {
    const ms = typeof value === 'string' && value.length <= 40 ? keMs(value.trim()) : null
    return ms === null ? undefined : new Date(ms)
  },
  message: () => teks.sejak,
})

export const rilisQuery = queryOf({
  page: within(1, MAX_PAGE),
  tahun: within(2000, 2100),
  sejak: moment,
})
