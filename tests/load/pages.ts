/**
 * `npm run bench -- pages`: the front page beside a minimal page with React and MUI, and the back office's first list beside
 * a minimal react-admin list, in one run (quality §1): Chromium with a CPU four times slower, 1.6 Mbit/s, 150 ms. Nothing is in the browser's cache; medians of `--kali 5` turns.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { closeBrowser, openContext, type Page } from '../lib/browser.ts'
import { FIRST_LIST_BUDGET, routeSizes } from '../lib/route_sizes.ts'
import { ownWorld, startServer } from '../lib/server.ts'

const at = process.argv.indexOf('--kali')
const TURNS = Number(at < 0 ? 5 : process.argv[at + 1])
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}
const CPU_SLOWER = 4
/** Of the demonstration's accounts; their seeder needs a running application to be imported. */
const PASSWORD = 'Rahasia-2026!'
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

interface Figures {
  requests: number
  /** kB of JavaScript as they came over the wire */
  js: number
  /** seconds */
  lcp: number
  useful: number
  blocking: number
}
interface Watched {
  lcp: number
  blocking: number
  /** when the row was there to be read, in milliseconds since the navigation; 0 before */
  row: number
}

/** Runs in the page, before its own scripts. The test looks twice a second at most: the page itself sees when the row comes. */
function watch(row: string): void {
  const seen: Watched = { lcp: 0, blocking: 0, row: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const cell = `//body//*[not(self::script) and normalize-space(text()) = ${JSON.stringify(row)}]`
  const watcher = new MutationObserver(() => {
    if (!document.evaluate(cell, document, null, XPathResult.ANY_TYPE).iterateNext()) return
    watcher.disconnect()
    requestAnimationFrame(() => (seen.row = performance.now()))
  })
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Opens the list in a browser that was never there; it is useful when its first row can be read. */
async function open(url: string, path: string, row: string, token?: string): Promise<Figures> {
  const context = await openContext(url)
  const page = await context.newPage()
  await page.addInitScript(watch, row)
  if (token) await page.addInitScript((value) => localStorage.setItem('eproc.token', value), token)
  const wire = await slowDown(page)
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 })
  await page.getByText(row, { exact: true }).first().waitFor({ timeout: 60_000 })
  // Long tasks after it count, too; the network is never idle, because the page listens for news.
  await page.waitForTimeout(5000)
  const {
    lcp,
    blocking,
    row: useful,
  } = await page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen)
  await context.close()
  return { ...wire, lcp: lcp / 1000, useful: useful / 1000, blocking: blocking / 1000 }
}

/** A telephone on a telephone's network; what it fetches is counted from now on. */
async function slowDown(page: Page): Promise<{ requests: number; js: number }> {
  const wire = { requests: 0, js: 0 }
  const debug = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  debug.on('Network.responseReceived', ({ requestId, type }) => {
    wire.requests += 1
    if (type === 'Script') scripts.add(requestId)
  })
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) wire.js += encodedDataLength / 1000
  })
  await debug.send('Network.enable')
  await debug.send('Network.emulateNetworkConditions', NETWORK)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return wire
}

/** The minimal pages, built and compressed as ours are, over the same answers. */
async function serveMinimal(
  rows: unknown[],
  packages: unknown
): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-minimal-'))
  await build({
    root: join(import.meta.dirname, 'minimal'),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: ['index.html', 'public.html'].map((name) =>
          join(import.meta.dirname, 'minimal', name)
        ),
      },
    },
  })
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) !== '')
      .map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))])
  )
  rmSync(folder, { recursive: true })
  const server = createServer((request, answer) => {
    const path = request.url!.split('?')[0]!
    if (path === '/rest/coa') {
      const range = `coa 0-${rows.length - 1}/${rows.length}`
      answer.writeHead(200, { 'content-type': 'application/json', 'content-range': range })
      return answer.end(JSON.stringify(rows))
    }
    if (path === '/paket') {
      answer.writeHead(200, { 'content-type': 'application/json' })
      return answer.end(JSON.stringify(packages))
    }
    const name = files.has(path) ? path : '/index.html'
    answer.writeHead(200, { 'content-type': TYPES[extname(name)], 'content-encoding': 'br' })
    return answer.end(files.get(name))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

function medians(all: Figures[]): Figures {
  const of = (key: keyof Figures) => median(all.map((one) => one[key]))
  return {
    requests: of('requests'),
    js: of('js'),
    lcp: of('lcp'),
    useful: of('useful'),
    blocking: of('blocking'),
  }
}

function print(name: string, f: Figures): void {
  process.stdout.write(
    `${name.padEnd(26)} ${String(f.requests).padStart(3)} permintaan  ${f.js.toFixed(0).padStart(4)} kB JS  LCP ${f.lcp.toFixed(2)} dtk  ` +
      `berguna ${f.useful.toFixed(2)} dtk  terhalang ${f.blocking.toFixed(2)} dtk\n`
  )
}

const world = await ownWorld({ demo: true })
const server = await startServer({ env: { ...world.env, NODE_ENV: 'production' } })
const answer = await fetch(`${server.url}/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ userId: 'adminit', password: PASSWORD }),
})
const { token } = ((await answer.json()) as { data: { token: string } }).data
const coa = await fetch(`${server.url}/rest/coa?range=[0,9]`, {
  headers: { authorization: `Bearer ${token}` },
})
const rows = (await coa.json()) as { kode: string }[]
const year = new Date().getFullYear()
const packages = (await (
  await fetch(`${server.url}/api/rup/paket/info/tahun/${year}?halaman=1&perHalaman=5`)
).json()) as { data: { nama: string }[] }
const { nama } = packages.data[0]!
const minimal = await serveMinimal(rows, packages)
type Measured = 'minimal' | 'ours' | 'minimalPublic' | 'ourPublic'
const turns: Record<Measured, Figures[]> = {
  minimal: [],
  ours: [],
  minimalPublic: [],
  ourPublic: [],
}
try {
  for (let turn = 0; turn < TURNS; turn++) {
    turns.minimal.push(await open(minimal.url, '/#/coa', rows[0]!.kode))
    turns.ours.push(await open(server.url, '/admin/coa', rows[0]!.kode, token))
    turns.minimalPublic.push(await open(minimal.url, '/public.html', nama))
    turns.ourPublic.push(await open(server.url, '/', nama))
  }
} finally {
  minimal.stop()
  await closeBrowser()
  await server.henti()
  await world.bersihkan()
}
type Goal = Partial<Record<'useful' | 'blocking' | 'lcp', number>>
const WORDS = { useful: 'berguna', blocking: 'terhalang', lcp: 'LCP' } as const

/** One of ours beside its floor, with what it is to reach. */
function compare(names: [string, string], floor: Figures, ours: Figures, goal: Goal): void {
  print(names[0], floor)
  print(names[1], ours)
  const ratios = (['useful', 'blocking', 'lcp'] as const).map((key) => {
    const ratio = (ours[key] / floor[key]).toFixed(2)
    return `${WORDS[key]} ${ratio}${goal[key] ? ` (sasaran ≤ ${goal[key].toFixed(2)})` : ''}`
  })
  process.stdout.write(`rasio: ${ratios.join(', ')}\n`)
}

compare(
  ['halaman React + MUI minimal', 'halaman depan kita'],
  medians(turns.minimalPublic),
  medians(turns.ourPublic),
  { useful: 0.8, lcp: 0.6 }
)
compare(
  ['daftar react-admin minimal', 'daftar pertama kita'],
  medians(turns.minimal),
  medians(turns.ours),
  { useful: 1, blocking: 0.6 }
)
const sizes = routeSizes()
process.stdout.write(
  `daftar pertama ${sizes.first.toFixed(1)} kB (anggaran ${FIRST_LIST_BUDGET})\n`
)
for (const { route, kB, budget } of sizes.routes.slice(0, 25)) {
  const over = kB > budget ? '  LEBIH' : ''
  process.stdout.write(`  ${kB.toFixed(1).padStart(5)} kB (anggaran ${budget}) ${route}${over}\n`)
}
process.exit(0)
