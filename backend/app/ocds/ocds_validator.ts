import { keMs } from '@eproc/domain/common/format'
import { ocds as teks } from '@eproc/i18n/id/ocds'
import { inti } from '@eproc/i18n/id/core'
import { asWhole, field } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

const MAX_PAGE = 10_000

const number = (min: number, max: number) =>
  field<number>({
    rule: 'angka',
    schema: { type: 'integer', minimum: min, maximum: max },
    read: (value) => {
      const whole = asWhole(value, max)
      return whole !== undefined && whole >= min ? whole : undefined
    },
    message: (name) => inti.parameterAngka(name, max),
  })

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
  page: number(1, MAX_PAGE),
  tahun: number(2000, 2100),
  sejak: moment,
})
