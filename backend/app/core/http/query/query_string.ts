/**
 * Query strings are Vine validators beside their module's others. The route names its one
 * (`.dok({ query })`): only those keys are known then, and documented; the controller reads through
 * it. Here those of the contract calls' lists, `halaman`, `perHalaman`, `q`, `urut` (decisions §1);
 * those of `/rest/*` are in `rest_query`.
 */
import type { HttpContext } from '@adonisjs/core/http'
import vine, { type symbols, type VineValidator } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import { inti } from '@eproc/i18n/id/core'
import { invalidField } from '#core/http/errors'
import { asWhole, field, text } from '#core/http/query/query_fields'
import { queryKeys } from '#core/http/route_docs'

export interface Order<Sort extends string> {
  kolom: Sort
  turun: boolean
}
export interface Halaman<Urut extends string> {
  awal: number
  jumlah: number
  cari: string | null
  urut: Order<Urut> | null
}

/** A validator of a query string that answers `Answer`. */
export type QueryValidator<Answer> = VineValidator<
  SchemaTypes & Record<typeof symbols.OTYPE, Answer>,
  undefined
>
export type Fields = Record<string, SchemaTypes>
export type Values<Filter extends Fields> = {
  [Key in keyof Filter]?: NonNullable<Infer<Filter[Key]>>
}

interface PageAnswer<Sort extends string> {
  halaman: number
  perHalaman: number
  q?: string
  urut?: Order<Sort>
}
type PageQuery<Sort extends string, Saring> = QueryValidator<PageAnswer<Sort> & Saring>

export interface ListRules<Sort extends string, Filter extends Fields> {
  /** sortable keys */
  sort: readonly Sort[]
  /** what the list can be narrowed by */
  filter?: Filter
  /** rows of a caller who does not say how many (the specifications' callers expect whole lists) */
  limit?: number
}

export const MAX_PER_PAGE = 200
export const MAX_ROWS = 1000

/** The messages stand ready: no other words for their rules, nothing replaced inside of them. */
const AS_TOLD = { getMessage: (message: string) => message }

/** The validator of a route's query string. */
export function queryOf<Query extends Fields>(query: Query): QueryValidator<Values<Query>> {
  const validator = vine.create(vine.object<Fields>(query))
  validator.messagesProvider = AS_TOLD
  return validator as unknown as QueryValidator<Values<Query>>
}

/** The query string of a request, as its validator reads it. */
export const readQuery = <Answer>(
  { request }: HttpContext,
  validator: QueryValidator<Answer>
): Promise<Answer> =>
  request.validateUsing(validator, { meta: undefined, data: request.qs() }) as Promise<Answer>

/** Refuses query keys that the route does not name (quality §3: unknown keys are no oracle). */
export function refuseUnknownKeys({ request, route }: HttpContext): void {
  const known = queryKeys(route!)
  for (const key of Object.keys(request.qs())) {
    if (!known.has(key)) throw invalidField(key, 'asing', inti.kunciTidakDikenal(key))
  }
}

/** A query string brings text: a number here is the default of an absent key. */
const count = (max: number, absent: number) =>
  field<number>(
    {
      rule: 'angka',
      schema: { type: 'integer', minimum: 0, maximum: max, default: absent },
      read: (value) => (typeof value === 'number' ? value : asWhole(value, max)),
      message: (name) => inti.parameterAngka(name, max),
    },
    (value) => value ?? absent
  )

export function order<Sort extends string>(value: unknown, known: readonly Sort[]) {
  if (typeof value !== 'string') return undefined
  const turun = value.startsWith('-')
  const column = known.find((one) => one === value.trim().replace(/^-/, ''))
  return column && { kolom: column, turun }
}

export const unknownValue = (_name: string, value: unknown) => inti.kunciTidakDikenal(String(value))

/** `halaman` (from 1), `perHalaman`, `q`, `urut` (`nama` or `-nama`) and the filters of a contract call's list. */
export function pageQuery<Sort extends string, Filter extends Fields = Record<never, never>>({
  sort,
  filter,
  limit = MAX_ROWS,
}: ListRules<Sort, Filter>): PageQuery<Sort, Values<Filter>> {
  const urut = field<Order<Sort>>({
    rule: 'asing',
    schema: { type: 'string', enum: sort.flatMap((one) => [one, `-${one}`]) },
    read: (value) => order(value, sort),
    message: unknownValue,
  })
  return queryOf({ ...pages(limit), q: text(), urut, ...filter }) as unknown as PageQuery<
    Sort,
    Values<Filter>
  >
}

const pages = (limit: number) => ({
  halaman: count(1e6, 1),
  perHalaman: count(MAX_PER_PAGE, limit),
})

/** `halaman` and `perHalaman` only. */
export const pagingQuery = (limit = MAX_ROWS) =>
  queryOf(pages(limit)) as unknown as PageQuery<never, unknown>

/** The page that a contract call asks for, with the filters in `saring`. */
export async function readPage<Sort extends string, Saring>(
  ctx: HttpContext,
  validator: PageQuery<Sort, Saring>
): Promise<Halaman<Sort> & { saring: Saring }> {
  const { halaman, perHalaman, q, urut, ...saring } = await readQuery(ctx, validator)
  const jumlah = Math.max(1, perHalaman)
  return {
    awal: (Math.max(1, halaman) - 1) * jumlah,
    jumlah,
    cari: q ?? null,
    urut: urut ?? null,
    saring: saring as unknown as Saring,
  }
}

/** `%text%` for ILIKE with the wildcards of the input made literal. */
export const searchPattern = (cari: string): string =>
  `%${cari.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

/** A numeric id of the path; anything else is an unknown object. */
export function idOfPath(ctx: HttpContext, nama = 'id'): number | null {
  const teksId = String(ctx.params[nama] ?? '')
  const id = Number(teksId)
  return /^-?\d{1,10}$/.test(teksId) && Math.abs(id) <= 2147483647 ? id : null
}
