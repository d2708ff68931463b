/** What the routes of the back office weigh as they are sent (brotli), and what they may (quality §1). */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DIST = join(import.meta.dirname, '../../backoffice/dist')
const PORTAL = join(import.meta.dirname, '../../vendor-portal/dist')

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

/** kB of JavaScript until the first list stands. */
export const FIRST_LIST_BUDGET = 251
const FIRST_LIST = 'src/coa/CoaList.tsx'

/** What many pages share and the first list does without: fetched once, and counted once. */
const PARTS = /^_(parts|tools)-/

/** kB of a lazy route beyond the first list; the first line that fits holds. */
const BUDGETS: readonly [route: RegExp, kB: number][] = [
  // Fetched as soon as the rows of a list stand: filters, menus, columns, pages.
  [/^_tools-/, 44.8],
  [PARTS, 28.6],
  // The one route with charts. What the bundler calls its imports moves it by some fifty bytes.
  [/^src\/laporan\/dasbor\//, 94.6],
  // The calendar of a day's field, fetched when somebody opens it.
  [/dates\/CalendarPopover/, 40],
  // The judge's desk: documents, comparison, prices and drafts around its form.
  [/^src\/tender\/(panel\/EvaluasiPanel|penilaian\/)/, 67],
  // A form with choices and a file, in the dialog of its package.
  [/^src\/tender\/informasi\/perintah\//, 68.2],
  // A panel counts with the dialog around it, which is there before it.
  [/^src\/tender\/|calendar\/KalenderDialog/, 58],
  // A sitting, in the dialog of its list.
  [/^src\/rekanan\/verifikasi\//, 33.8],
  // Six steps with their rules.
  [/^src\/paket\/form\//, 47.2],
  [/^src\/panitia\/DrafDialogs/, 35.6],
  [/./, 30.8],
]

export interface RouteSize {
  route: string
  kB: number
  budget: number
}

type Manifest = Record<string, Chunk>

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** Parts of both apps that wait for a style sheet of their own; the entries' sheets stand in the page. */
export const waitingForSheets = (): string[] =>
  [DIST, PORTAL].flatMap((dist) =>
    Object.entries(manifestOf(dist))
      .filter(([, { isEntry, css = [] }]) => !isEntry && css.length > 0)
      .map(([part]) => part)
  )

function withImports(chunks: Manifest, key: string, all = new Set<string>()): Set<string> {
  if (all.has(key)) return all
  all.add(key)
  for (const next of chunks[key]!.imports ?? []) withImports(chunks, next, all)
  return all
}

const bytes = (file: string): number => {
  const path = join(DIST, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

/** Files of the portal that a page without login brings along and whose name says `part`. */
export const publicParts = (part: string): string[] =>
  firstLoads(part, (key, { isEntry }) => isEntry === true || /^src\/(publik|akun)\//.test(key))

/** The same of any page of the portal. */
export const portalParts = (part: string): string[] =>
  firstLoads(part, (key, { isEntry }) => isEntry === true || /^src\/.*Page\.tsx$/.test(key))

function firstLoads(part: string, isPage: (key: string, chunk: Chunk) => boolean): string[] {
  const chunks = manifestOf(PORTAL)
  const found = new Set<string>()
  const pages = Object.keys(chunks).filter((key) => isPage(key, chunks[key]!))
  for (const page of pages) for (const key of withImports(chunks, page)) found.add(key)
  return [...found].filter((key) => key.includes(part))
}

/** The first list, then every lazy route with what it brings beyond it, the heaviest first. */
export function routeSizes(): { first: number; routes: RouteSize[] } {
  const chunks = manifestOf(DIST)
  const weigh = (keys: Iterable<string>): number =>
    [...keys].reduce((sum, key) => sum + bytes(chunks[key]!.file), 0) / 1000
  const first = withImports(chunks, FIRST_LIST)
  for (const key of Object.keys(chunks)) if (chunks[key]!.isEntry) withImports(chunks, key, first)
  const parts = Object.keys(chunks).filter((key) => PARTS.test(key) && !first.has(key))
  const routes = Object.keys(chunks)
    .filter((key) => chunks[key]!.isDynamicEntry || parts.includes(key))
    .map((route) => ({
      route,
      kB: weigh(
        [...withImports(chunks, route)].filter(
          (key) => !first.has(key) && (key === route || !parts.includes(key))
        )
      ),
      budget: BUDGETS.find(([which]) => which.test(route))![1],
    }))
  return { first: weigh(first), routes: routes.toSorted((a, b) => b.kB - a.kB) }
}
