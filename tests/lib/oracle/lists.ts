/** What every list of the API can be asked for, taken from the schemas of its own query string. */
import router from '@adonisjs/core/services/router'
import { listRoutes } from '@eproc/backend/app/dokumentasi/openapi'

interface Shape {
  type?: string
  enum?: string[]
  pattern?: string
  format?: string
  items?: Shape
  properties?: Record<string, Shape>
}

/** One key of a query string, or of the `filter` of `/rest`. */
export interface Key {
  name: string
  /** all that it takes; absent where it takes anything */
  values?: readonly string[]
  kind: 'q' | 'order' | 'filter'
}

export interface List {
  route: string
  rest: boolean
  keys: readonly Key[]
}

const PAGES = new Set(['halaman', 'perHalaman', 'range'])

const schemaOf = (query: { toJSONSchema(): object } | undefined): Record<string, Shape> =>
  (query?.toJSONSchema() as Shape | undefined)?.properties ?? {}

/** `^(a|b)(,(a|b))*$` is several of a few words. */
const words = ({ enum: known, pattern }: Shape): readonly string[] | undefined =>
  known ?? (pattern ? /^\^\(([^)]*)\)/.exec(pattern)?.[1]?.split('|') : undefined)

function keyOf(name: string, shape: Shape): Key {
  if (name === 'q') return { name, kind: 'q' }
  if (name === 'urut') return { name, kind: 'order', values: shape.enum ?? [] }
  const values = words(shape)
  return { name, kind: 'filter', ...(values ? { values } : {}) }
}

function restKeys({ sort, filter }: Record<string, Shape>): Key[] {
  const fields = (sort?.items?.enum ?? []).filter((one) => one !== 'ASC' && one !== 'DESC')
  return [
    { name: 'sort', kind: 'order', values: fields.flatMap((one) => [one, `-${one}`]) },
    ...Object.entries(filter?.properties ?? {}).map(([name, shape]) => keyOf(name, shape)),
  ]
}

/** Every GET that answers rows and can be asked for some of them, or for another order. */
export function allLists(): List[] {
  return listRoutes(Object.values(router.toJSON()).flat()).flatMap(({ metode, pola, dok }) => {
    const rows = dok?.rows ?? dok?.answer
    const schema = schemaOf(dok?.query)
    const names = Object.keys(schema).filter((name) => !PAGES.has(name))
    if (metode !== 'GET' || !rows?.includes('[]') || names.length === 0) return []
    const rest = 'sort' in schema
    const keys = rest ? restKeys(schema) : names.map((name) => keyOf(name, schema[name]!))
    return [{ route: pola, rest, keys }]
  })
}

/** The query string that asks this list for one value of one of its keys. */
export function asking({ rest }: List, { name, kind }: Key, value: unknown): string {
  if (!rest) return `${name}=${encodeURIComponent(String(value))}`
  if (kind !== 'order') return `filter=${encodeURIComponent(JSON.stringify({ [name]: value }))}`
  const text = String(value)
  const order = [text.replace(/^-/, ''), text.startsWith('-') ? 'DESC' : 'ASC']
  return `sort=${encodeURIComponent(JSON.stringify(order))}`
}

/** Every way to name a key that the list does not have. */
export function unknownTo({ rest, keys }: List, name: string): string[] {
  const known = (kind: Key['kind']) =>
    keys.some((key) => (kind === 'order' ? key.values?.includes(name) : key.name === name))
  const asKey = PAGES.has(name) || keys.some((key) => key.name === name) ? [] : [`${name}=1`]
  const order: Key = { name: rest ? 'sort' : 'urut', kind: 'order' }
  const list = { rest } as List
  return [
    ...(rest && ['sort', 'filter'].includes(name) ? [] : asKey),
    ...(known('order') ? [] : [asking(list, order, name)]),
    ...(rest && !keys.some((key) => key.name === name && key.kind !== 'order')
      ? [asking(list, { name, kind: 'filter' }, 'x')]
      : []),
  ]
}
