/** The border that all text passes: the same letters, however a browser or a program sent them. */
import { inti } from '@eproc/i18n/id/core'
import { invalidField } from '#core/http/errors'

/**
 * Ends every line with one character, as the form counts it (a browser sends two), and refuses the one character that
 * the database cannot keep.
 * @throws 400 by the field's name
 */
export function plainText<T>(value: T, field = ''): T {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalidField(field, 'karakter', inti.karakterTerlarang)
    return value.replace(/\r\n?/g, '\n') as T
  }
  if (typeof value !== 'object' || value === null) return value
  const below = (key: string) => (field ? `${field}.${key}` : key)
  if (Array.isArray(value)) return value.map((v, i) => plainText(v, below(String(i)))) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, v]) => [key, plainText(v, below(key))])
  ) as T
}
