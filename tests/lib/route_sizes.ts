/** What the routes of the back office weigh as they are sent (brotli), and what they may (quality §1). */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DIST = join(import.meta.dirname, '../../backoffice/dist')

interface Chunk {
  file: string
  imports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

/** kB of JavaScript until the first list stands; the goal is 300. */
export const FIRST_LIST_BUDGET = 303
const FIRST_LIST = 'src/coa/CoaList.tsx'

/** kB of a lazy route beyond the first list; the first line that fits holds. */
const BUDGETS: readonly [route: RegExp, kB: number][] = [
  // The one route with charts.
  [/^src\/laporan\/dasbor\//, 92],
  // A panel counts with the dialog around it, which is there before it.
  [/^src\/tender\//, 52],
  [/^src\/paket\/form\//, 38],
  [/^src\/panitia\/DrafDialogs/, 33],
  [/./, 30],
]

export interface RouteSize {
  route: string
  kB: number
  budget: number
}

const bytes = (file: string): number => {
  const path = join(DIST, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** The first list, then every lazy route with what it brings beyond it, the heaviest first. */
export function routeSizes(): { first: number; routes: RouteSize[] } {
  const chunks = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const withImports = (key: string, all = new Set<string>()): Set<string> => {
    if (all.has(key)) return all
    all.add(key)
    for (const next of chunks[key]!.imports ?? []) withImports(next, all)
    return all
  }
  const weigh = (keys: Iterable<string>): number =>
    [...keys].reduce((sum, key) => sum + bytes(chunks[key]!.file), 0) / 1000
  const first = withImports(FIRST_LIST)
  for (const key of Object.keys(chunks)) if (chunks[key]!.isEntry) withImports(key, first)
  const routes = Object.keys(chunks)
    .filter((key) => chunks[key]!.isDynamicEntry)
    .map((route) => ({
      route,
      kB: weigh([...withImports(route)].filter((key) => !first.has(key))),
      budget: BUDGETS.find(([which]) => which.test(route))![1],
    }))
  return { first: weigh(first), routes: routes.toSorted((a, b) => b.kB - a.kB) }
}
