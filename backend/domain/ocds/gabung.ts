/**
 * One record of a contracting process: its releases merged in their order by the rules of OCDS 1.1 (merging). A later value
 * takes the place of an earlier one, objects are merged, lists of objects with an id by that id, other lists as a whole,
 * and null takes a value away. (`wholeListMerge` is on no list that the portal publishes.)
 */
import type { Rilis } from './rilis.ts'

/** The state of the process after its last release. */
export type RilisGabungan = Omit<Rilis, 'tag'> & { tag: readonly ['compiled'] }

type Json = string | number | boolean | null | readonly Json[] | JsonObject
interface JsonObject {
  readonly [key: string]: Json
}
type Identified = JsonObject & { id: string | number }

/** Of each release by itself. */
const PER_RELEASE = new Set(['id', 'date', 'tag'])

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isIdentified = (value: Json): value is Identified =>
  isObject(value) && (typeof value.id === 'string' || typeof value.id === 'number')
const isListById = (value: Json | undefined): value is readonly Identified[] =>
  Array.isArray(value) && value.length > 0 && (value as readonly Json[]).every(isIdentified)

function mergeList(before: readonly Identified[], now: readonly Identified[]): Json {
  const byId = new Map<string | number, Json>(before.map((one) => [one.id, one]))
  for (const one of now) byId.set(one.id, merge(byId.get(one.id), one))
  return [...byId.values()]
}

function merge(before: Json | undefined, now: Json): Json {
  if (isListById(now)) return mergeList(isListById(before) ? before : [], now)
  if (!isObject(now)) return now
  const merged: Record<string, Json> = isObject(before) ? { ...before } : {}
  for (const [key, value] of Object.entries(now)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

/** @param rilis all of one process in their order; at least one */
export function gabungRilis(rilis: readonly Rilis[]): RilisGabungan {
  const last = rilis.at(-1)!
  const merged = rilis.reduce<Json>((all, one) => {
    const said = Object.entries(one as unknown as JsonObject).filter(([k]) => !PER_RELEASE.has(k))
    return merge(all, Object.fromEntries(said))
  }, {})
  const head = { ocid: last.ocid, id: `${last.ocid}-${last.date}`, date: last.date }
  return { ...head, tag: ['compiled'], ...(merged as object) } as unknown as RilisGabungan
}
