import { inti } from '@eproc/i18n/id/core'
import { invalidField } from '#core/http/errors'
import { plainJson } from '#core/http/input/plain_text'

/** A form with files sends its parts as JSON in the field `data`; one without is the JSON itself. */
export function dataField(input: Record<string, unknown>): Record<string, unknown> {
  if (typeof input.data !== 'string') return input
  const refusal = invalidField('data', 'json', inti.badanRusak)
  return plainJson(input.data, refusal) as Record<string, unknown>
}
