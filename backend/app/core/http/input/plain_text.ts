/** The border that all text passes: the same letters, however a browser or a program sent them. */
import { inti } from '@eproc/i18n/id/core'
import { type HttpError, invalidField } from '#core/http/errors'

/**
 * Control characters (but tab and line feed), half of a pair, and the marks that turn the direction of writing: a name
 * with one of them looks like another, in a list as on paper.
 */
const FORBIDDEN =
  /[^\P{Cc}\t\n]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/u

/** A field of such a name would take the place of what every object can do. */
const NO_FIELD = new Set(['toString', 'valueOf', 'toJSON', 'constructor', '__proto__'])

/** No form of ours comes near: deeper, and what walks through it runs out of stack. */
const MAX_DEPTH = 64

/** JSON that is neither deeper than that nor has a field of such a name. */
export const plainShape = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 &&
    Object.entries(value).every(([key, v]) => !NO_FIELD.has(key) && plainShape(v, depth - 1)))

/**
 * Ends every line with one character, as the form counts it (a browser sends two), and refuses what no text of ours has.
 * @throws 400 by the field's name
 */
export function plainText<T>(value: T, field = '', depth = MAX_DEPTH): T {
  if (typeof value === 'string') {
    const text = value.replace(/\r\n?/g, '\n')
    if (FORBIDDEN.test(text)) throw invalidField(field, 'karakter', inti.karakterTerlarang)
    return text as T
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) throw invalidField(field.split('.')[0]!, 'dalam', inti.terlaluDalam)
  const below = (key: string) => (field ? `${field}.${key}` : key)
  if (Array.isArray(value))
    return value.map((v, i) => plainText(v, below(String(i)), depth - 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, v]) => {
      if (NO_FIELD.has(key)) throw invalidField(below(key), 'asing', inti.kunciTidakDikenal(key))
      return [key, plainText(v, below(key), depth - 1)]
    })
  ) as T
}

/** JSON that a form sends inside one of its fields: its texts pass the same border. @throws `otherwise` when it is none */
export function plainJson(text: string, otherwise: HttpError): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw otherwise
  }
  return plainText(value)
}
