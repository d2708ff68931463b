/** Everything that somebody without a session can read, and prices in it, however they are written. */
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { catatRilis } from '@eproc/backend/app/ocds/catat_rilis'
import { terbitkanRilis } from '@eproc/backend/app/ocds/terbitkan_rilis'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { budgetYear } from '../../lib/dates.ts'
import { releaseComplaints } from '../../lib/ocds_schema.ts'
import { rows } from '../../lib/query.ts'
import { MATRIKS, PRINSIPAL } from '../hak/rute.ts'

/** Public answers that know no package: the document of the API, forms, reference lists, stored files. */
const ELSEWHERE =
  /^\/(docs\/api|openapi\.json|daftar\/|kbli$|sbu$|berkas\/|api\/rup\/kbli|api\/kabupaten|api\/provinsi|sert\/)/
/** Which are no list of results: a price has no place in them, whenever it is. */
const WITHOUT_PRICES = [
  '/feed/pengadaan.atom',
  '/api/lelang/hasil-tender.csv',
  '/api/lelang/hasil-tender',
  '/api/lelang/masa-sanggah',
  '/api/rup/rencana/',
  '/api/rup/paket/',
  '/api/paket/',
]

interface Answer {
  path: string
  text: string
}

/** The public routes of the rights' own table, so that a new one is crawled without being named here. */
function addresses({ id, kode }: { id: number; kode: string }): string[] {
  const routes = MATRIKS.filter(({ siapa }) => siapa.length === PRINSIPAL.length)
    .flatMap(({ rute }) => rute)
    .filter((route) => route.startsWith('GET '))
    .map((route) => route.slice(4))
  return routes
    .filter((path) => !ELSEWHERE.test(path))
    .map((path) =>
      path
        .replace(':ocid', `ocds-000000-${kode}.json`)
        .replace(/:(?:year|tahun)\b/, String(budgetYear()))
        .replace(/:(?:paketId|id)\b/, String(id))
        .replace(/:tipe\b/, 'B')
        .replace(/:\w+|\*/g, 'x')
    )
}

/** Reads every one of them as nobody in particular, who has all the time there is: no call counts against the next. */
export async function crawl(
  client: ApiClient,
  paket: { id: number; kode: string }
): Promise<Answer[]> {
  await rows('delete from batas_laju')
  const answers = await Promise.all(
    addresses(paket).map(async (path) => {
      const answer = await client.get(path).accept('json')
      if (answer.status() >= 500 || answer.status() === 429) {
        throw new Error(`${answer.status()} ${path}`)
      }
      return { path, text: answer.text() ?? JSON.stringify(answer.body()) }
    })
  )
  return answers
}

/** 812345678, 812.345.678, 812,345,678, 812 345 678 */
const written = (price: number) => new RegExp([...String(price)].join('[.,\\s\\u00a0]?'))

/** A price that is nowhere else: nine digits, the last eight at random. */
function distinctive(from: number): number {
  return from + 1 + Math.floor(Math.random() * 9_999_998)
}

export interface Prices {
  menang: number
  kalah: number[]
  negosiasi: number
  kontrak: number
}
export const createPrices = (): Prices => ({
  menang: distinctive(810_000_000),
  kalah: [distinctive(830_000_000), distinctive(850_000_000)],
  negosiasi: distinctive(790_000_000),
  kontrak: distinctive(770_000_000),
})

/** What may be read of them now. */
export type Allowed = Partial<Record<keyof Prices, boolean>>

const found = (answers: readonly Answer[], price: number) =>
  answers.filter(({ text }) => written(price).test(text)).map(({ path }) => path)

/**
 * Asks that nothing is told too early, and that OCDS tells what may be told. The losers' prices are in no file of open
 * data at all; after the announcement the page of results may have them. Of what is agreed later no page is ahead of OCDS.
 */
export function assertPrices(
  assert: Assert,
  answers: readonly Answer[],
  prices: Prices,
  allowed: Allowed,
  state: string
): void {
  const ocds = answers.filter(({ path }) => path.startsWith('/ocds/'))
  const lists = answers.filter(({ path }) => WITHOUT_PRICES.some((p) => path.startsWith(p)))
  const published = allowed.menang === true
  if (published) {
    // The public page of results tells all of them, which also shows that the crawl would have found them before.
    const told = (price: number) =>
      found(answers, price).some((p) => p.startsWith('/api/tender/hasil/'))
    for (const price of [prices.menang, ...prices.kalah])
      assert.isTrue(told(price), `${state} ${price}`)
  }
  for (const [key, list] of Object.entries(prices) as [keyof Prices, number | number[]][]) {
    const open = published && (key === 'menang' || key === 'kalah' || allowed[key] === true)
    for (const price of [list].flat()) {
      if (!open) assert.deepEqual(found(answers, price), [], `${state}: ${key} ${price}`)
      assert.deepEqual(found(lists, price), [], `${state}: ${key} ${price} in a list`)
      const told = found(ocds, price)
      // A record tells what holds now: of a negotiated price no more the one before.
      const releases = told.filter((path) => path.startsWith('/ocds/releases'))
      if (allowed[key]) assert.lengthOf(releases, 2, `${state}: ${key} ${price} in OCDS`)
      else assert.deepEqual(told, [], `${state}: ${key} ${price} in OCDS`)
    }
  }
}

/** What the jobs do meanwhile. */
export const jobs = () => terbitkanRilis({ semua: true })
/** What a deed on the package does at its end. */
export const deed = (id: number) => transaction((trx) => catatRilis(trx, id))

/** Every release of the run is as the standard's schema says. */
export async function assertValid(assert: Assert): Promise<void> {
  const all = await rows<{ peristiwa: string; isi: unknown }>(
    'select peristiwa, isi from rilis_ocds'
  )
  for (const { peristiwa, isi } of all) assert.deepEqual(releaseComplaints(isi), [], peristiwa)
}
