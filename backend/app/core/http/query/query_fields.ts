/**
 * The values of a query string as Vine schemas. A value is text (a number or a yes in the JSON of a
 * filter counts as its text), an empty one counts as absent; what is wrong with it is told as
 * `Parameter "x" …`. Each field also says its JSON Schema, so that the API's document knows it.
 */
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { hariSah } from '@eproc/domain/common/format'
import { inti } from '@eproc/i18n/id/core'
import { vine as messages } from '@eproc/i18n/id/vine'

export type JsonSchema = ReturnType<SchemaTypes['toJSONSchema']>

/** How one value is judged. */
interface Judgement<Value> {
  /** key of the complaint */
  rule: string
  schema: JsonSchema
  /** the value as the controller gets it; undefined refuses it */
  read: (value: unknown) => Value | undefined
  message: (name: string, value: unknown) => string
}

/** The field is named as the caller wrote it, not by its path inside `filter`. */
const judged = vine.createRule<Judgement<unknown>>(
  (value, { rule, read, message }, field) => {
    const name = String(field.name)
    const result = read(value)
    if (result !== undefined) field.mutate(result, field)
    else field.report(message(name, value), rule, { ...field, getFieldPath: () => name })
  },
  {
    toJSONSchema: (schema, { schema: own }) => {
      delete schema.anyOf
      Object.assign(schema, own)
    },
  }
)

const withoutBlank = (value: unknown): unknown => {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text.trim() === '' ? undefined : text
}

/** A field that reads its value as `judgement` says; `parse` prepares it. */
export const field = <Value>(judgement: Judgement<Value>, parse = withoutBlank) =>
  vine
    .any()
    .parse(parse)
    .use(judged(judgement))
    .transform((value): Value => value as Value)
    .optional()

const MAX_TEXT = 200

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0')
    ? value.trim()
    : undefined

export const text = () =>
  field({
    rule: 'teks',
    schema: { type: 'string', maxLength: MAX_TEXT },
    read: asText,
    message: (name) => inti.parameterTeks(name, MAX_TEXT),
  })

/** 0 to `max`, or undefined for anything else. */
export function asWhole(value: unknown, max: number): number | undefined {
  const number =
    typeof value === 'number' ? value : /^\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= 0 && number <= max ? number : undefined
}

/** A whole number of at least `min` and at most `max`. */
export const within = (min: number, max: number) =>
  field<number>({
    rule: 'angka',
    schema: { type: 'integer', minimum: min, maximum: max },
    read: (value) => {
      const number = asWhole(value, max)
      return number !== undefined && number >= min ? number : undefined
    },
    message: (name) => inti.parameterAngka(name, max),
  })

/** One of `known`; `told` is the complaint about another value. */
export const choice = <Choice extends string>(
  known: readonly Choice[],
  told: (value: string, name: string) => string = inti.kunciTidakDikenal
) =>
  field<Choice>({
    rule: 'enum',
    schema: { type: 'string', enum: [...known] },
    read: (value) => known.find((one) => one === asText(value)),
    message: (name, value) => told(String(value), name),
  })

/**
 * Several of `known`, separated by commas.
 * @param empty the word for the empty one among them, which cannot be asked for with an empty value
 */
export const choices = (
  known: readonly string[],
  {
    told = inti.kunciTidakDikenal,
    empty,
  }: { told?: (value: string) => string; empty?: string } = {}
) =>
  field<string[]>({
    rule: 'enum',
    schema: {
      type: 'string',
      pattern: listOf([...(empty ? [empty] : []), ...known.filter(Boolean)]),
    },
    read: (value) => {
      const list = asText(value)
        ?.split(',')
        .map((one) => (one === empty ? '' : one))
      return list?.every((one) => known.includes(one) || (one === '' && empty)) ? list : undefined
    },
    message: (_name, value) => told(String(value)),
  })

const listOf = (words: readonly string[]): string =>
  `^(${words.join('|')})(,(${words.join('|')}))*$`

/** `1` or `true` says yes, anything else no. */
export const yes = () =>
  field({
    rule: 'teks',
    schema: { type: 'string', enum: ['1', 'true', '0', 'false'] },
    read: (value) => {
      const answer = asText(value)
      return answer === undefined ? undefined : answer === '1' || answer === 'true'
    },
    message: (name) => inti.parameterTeks(name, MAX_TEXT),
  })

/** A number that exists only as a whole one; `told` is the complaint. */
export const whole = (told: string) =>
  field({
    rule: 'number',
    schema: { type: 'integer' },
    read: (value) => (Number.isInteger(Number(value)) ? Number(value) : undefined),
    message: () => told,
  })

/** A day `yyyy-MM-dd` of the calendar. */
export const day = () =>
  field({
    rule: 'date',
    schema: { type: 'string', format: 'date' },
    read: (value) =>
      typeof value === 'string' && hariSah(value.trim()) ? value.trim() : undefined,
    message: () => messages.tanggalTidakAda,
  })

/** Taken as it came: what the controller cannot use looks to the caller like an unknown object. */
export const asGiven = (schema: JsonSchema) =>
  field<unknown>(
    { rule: 'teks', schema, read: (value) => value, message: String },
    (value) => value
  )
