/**
 * Documentation of a route beside the route: `router.get(…).use(…).dok({ … })`. `/openapi.json` is
 * made from it and a test fails on a route without it.
 */
import { Route } from '@adonisjs/core/http'
import type { RouteJSON } from '@adonisjs/core/types/http'
import type { VineValidator } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { JsonSchema } from '#core/http/query/query_fields'

export interface RouteDocs {
  /** one line, Indonesian */
  summary: string
  /** module heading in the document */
  group: string
  /** the query string's validator: keys that it does not have are refused */
  query?: VineValidator<SchemaTypes, undefined>
  body?: VineValidator<SchemaTypes, Record<string, unknown> | undefined>
  /** multipart file fields, name → accepted extensions */
  files?: Readonly<Record<string, readonly string[]>>
  /** what `data` is (under `/rest` the whole body): `Kegiatan`, `Kegiatan[]` or several with ` | `, named as in the domain's `answers` */
  answer?: string
  /** the same of `rows`, where a specification reads that instead of `data` */
  rows?: string
  /** keys that stand beside `data`: a schema, or the name of an answer's type as in `answer` */
  beside?: Readonly<Record<string, JsonSchema | string>>
  /** media type of an answer that is not JSON */
  media?: string
  /** refusals beside 400/401/403/404 that a caller should expect */
  errors?: readonly number[]
}

declare module '@adonisjs/core/http' {
  interface Route {
    dok(dok: RouteDocs): this
  }
}

Route.macro('dok', function dok(this: Route, isi: RouteDocs) {
  const key = routeKey(this.toJSON())
  docsByRoute.set(key, isi)
  keysOfQuery.set(key, new Set(Object.keys(isi.query?.toJSONSchema().properties ?? {})))
  return this
})

const docsByRoute = new Map<string, RouteDocs>()
const keysOfQuery = new Map<string, ReadonlySet<string>>()
const NONE: ReadonlySet<string> = new Set()

const routeKey = ({ methods, pattern }: Pick<RouteJSON, 'methods' | 'pattern'>): string =>
  `${methods.find((m) => m !== 'HEAD') ?? 'HEAD'} ${pattern}`

/** The keys that the route's query string may have. */
export const queryKeys = (route: Pick<RouteJSON, 'methods' | 'pattern'>): ReadonlySet<string> =>
  keysOfQuery.get(routeKey(route)) ?? NONE

const OPEN_MEDIA = ['text/csv', 'application/atom+xml', 'application/json']

/** A list, or open data in a file: what a replica may answer. */
export function isList(route: Pick<RouteJSON, 'methods' | 'pattern'>): boolean {
  const key = routeKey(route)
  const docs = key.startsWith('GET ') ? docsByRoute.get(key) : undefined
  if (!docs) return false
  return (docs.rows ?? docs.answer)?.endsWith('[]') ?? OPEN_MEDIA.includes(docs.media ?? '')
}

/** The documentation of `GET /vendor/:id`, if the route declared one. */
export const docsOf = (metode: string, pola: string): RouteDocs | undefined =>
  docsByRoute.get(`${metode} ${pola}`)
