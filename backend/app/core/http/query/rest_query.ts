/** `range`, `sort` and `filter` of `ra-data-simple-rest`, for the lists of `/rest/*`. */
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { inti } from '@eproc/i18n/id/core'
import { invalidField } from '#core/http/errors'
import { plainShape } from '#core/http/input/plain_text'
import { asWhole, field, text } from '#core/http/query/query_fields'
import {
  type Fields,
  type Halaman,
  type ListRules,
  MAX_PER_PAGE,
  MAX_ROWS,
  type Order,
  order,
  type QueryValidator,
  queryOf,
  readQuery,
  unknownValue,
  type Values,
} from '#core/http/query/query_string'

const MAX_ID = 2147483647

interface RestAnswer<Sort extends string, Saring> {
  range: { awal: number; jumlah: number }
  sort?: Order<Sort>
  filter: { q?: string; id?: number[] } & Saring
}
type RestQuery<Sort extends string, Saring> = QueryValidator<RestAnswer<Sort, Saring>>

function fromJson(value: unknown, name: string): unknown {
  if (value === undefined) return undefined
  const refusal = () => invalidField(name, 'json', inti.parameterJson(name))
  let read: unknown
  try {
    read = JSON.parse(String(value))
  } catch {
    throw refusal()
  }
  if (!plainShape(read)) throw refusal()
  return read
}

/** `range=[0,9]` */
const range = () =>
  field<RestAnswer<never, unknown>['range']>(
    {
      rule: 'angka',
      schema: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
      read: (value) => {
        // An absent range arrives as `{}`: Vine would leave out what is null.
        if (!Array.isArray(value)) return { awal: 0, jumlah: MAX_ROWS }
        const [awal, akhir] = [asWhole(value[0], 1e8), asWhole(value[1], 1e8)]
        if (awal === undefined || akhir === undefined) return undefined
        return { awal, jumlah: Math.min(Math.max(1, akhir - awal + 1), MAX_ROWS) }
      },
      message: (name) => inti.parameterAngka(name, 1e8),
    },
    (value) => fromJson(value, 'range') ?? {}
  )

/** `sort=["nama","ASC"]` becomes the `-nama` of the other lists. */
const sorted = <Sort extends string>(known: readonly Sort[]) =>
  field<Order<Sort>>(
    {
      rule: 'asing',
      schema: {
        type: 'array',
        items: { type: 'string', enum: [...known, 'ASC', 'DESC'] },
        minItems: 1,
        maxItems: 2,
      },
      read: (value) => order(value, known),
      message: unknownValue,
    },
    (value) => {
      const sort = fromJson(value, 'sort')
      return Array.isArray(sort) ? `${sort[1] === 'DESC' ? '-' : ''}${String(sort[0])}` : undefined
    }
  )

/** `id: [1,2]` of a filter, which is react-admin's getMany. */
const ids = () =>
  field<number[]>(
    {
      rule: 'angka',
      schema: {
        type: 'array',
        items: { type: 'integer', minimum: 0, maximum: MAX_ID },
        maxItems: MAX_PER_PAGE,
      },
      read: (value) => {
        const list = Array.isArray(value) ? (value as unknown[]) : [value]
        // Who asks for more would take what is answered for all of it.
        if (list.length > MAX_PER_PAGE) return undefined
        const numbers = list.flatMap((one) => asWhole(one, MAX_ID) ?? [])
        return numbers.length === list.length ? numbers : undefined
      },
      message: (name, value) =>
        Array.isArray(value) && value.length > MAX_PER_PAGE
          ? inti.parameterBanyak(name, MAX_PER_PAGE)
          : inti.parameterAngka(name, MAX_ID),
    },
    (value) => value
  )

/** simple-rest's `range`, `sort` and `filter={"q":"x"}` with the filters of the list. */
export function restQuery<Sort extends string, Filter extends Fields = Record<never, never>>({
  sort,
  filter,
}: Omit<ListRules<Sort, Filter>, 'limit'>): RestQuery<Sort, Values<Filter>> {
  const fields: Fields = { q: text(), id: ids(), ...filter }
  const read = (value: unknown) => {
    const object = fromJson(value, 'filter') ?? {}
    if (typeof object !== 'object' || Array.isArray(object)) {
      throw invalidField('filter', 'objek', inti.parameterObjek('filter'))
    }
    for (const key of Object.keys(object)) {
      if (!Object.hasOwn(fields, key)) throw invalidField(key, 'asing', inti.kunciTidakDikenal(key))
    }
    return object
  }
  return queryOf({
    range: range(),
    sort: sorted(sort),
    filter: vine.object(fields).parse(read).optional(),
  }) as unknown as RestQuery<Sort, Values<Filter>>
}

/** The page that a `/rest` list asks for; `ids` are those of getMany. */
export async function readRest<Sort extends string, Saring>(
  ctx: HttpContext,
  validator: RestQuery<Sort, Saring>
): Promise<Halaman<Sort> & { saring: Saring; ids: number[] | null }> {
  const { range: rows, sort, filter } = await readQuery(ctx, validator)
  const { q, id, ...saring } = filter
  return {
    ...rows,
    cari: q ?? null,
    urut: sort ?? null,
    saring: saring as unknown as Saring,
    ids: id ?? null,
  }
}
