/**
 * `npm run bench -- sealing`: MB/s of sealing in a browser's worker and whether its page freezes, time of an opening, and
 * the server's CPU for a plain file beside that of the scheme before it. Options: `--mb 50`, `--vendors 50`.
 */
import { createHash } from 'node:crypto'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Page } from 'playwright-core'
import { openStream, ringkas, sealStream } from '@eproc/backend/app/tender/penawaran/segel/frames'
import { closeBrowser, openContext } from '../lib/browser.ts'
import { serveWorker } from '../lib/worker_page.ts'
import { hashSealed } from '@eproc/sealing/offer/content'
import { prepareOffer } from '@eproc/sealing/offer/seal'
import { FACTS, setOf, someKeys } from '../lib/offers.ts'
import { mebibytes, readContents, unlock, type Unlocked } from './sealing_work.ts'
import type { Answer, Question } from './sealing_worker.ts'

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? Number(process.argv[at + 1]) : usual
}
const MIB = option('mb', 50)
const VENDORS = option('vendors', 50)
const OFFER_MIB = 20
const RUNS = 5
const MB = (1024 * 1024) / 1e6

const say = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`)
const speed = (mib: number, ms: number): string => `${((mib * MB * 1000) / ms).toFixed(0)} MB/s`
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** Wall clock, and CPU of all threads for each MB; the best of some runs, since neighbours only add. */
async function costs(mib: number, work: () => Promise<unknown>): Promise<[number, number]> {
  await work()
  const all: [number, number][] = []
  for (let run = 0; run < RUNS; run++) {
    const [cpu, begin] = [process.cpuUsage(), performance.now()]
    await work()
    const { user, system } = process.cpuUsage(cpu)
    all.push([performance.now() - begin, (user + system) / 1000 / (mib * MB)])
  }
  return [Math.min(...all.map(([ms]) => ms)), Math.min(...all.map(([, ms]) => ms))]
}

/** The scheme before: two hashes, frames of 64 KiB, and what is stored is read back and decrypted. */
async function sealAsBefore(mib: number): Promise<void> {
  const [plain, key] = [createHash('sha256'), Buffer.alloc(32, 7)]
  const source = async function* () {
    for await (const piece of mebibytes(mib)) {
      for (let at = 0; at < piece.length; at += 65_536) {
        const part = Buffer.from(piece.buffer, at, 65_536)
        plain.update(part)
        yield part
      }
    }
  }
  const stored: Buffer[] = []
  const sealed = createHash('sha256')
  for await (const frames of sealStream(key, 'bench', source())) {
    sealed.update(frames)
    stored.push(frames)
  }
  const read = await ringkas(openStream(key, 'bench', Readable.from(stored)))
  if (read.sha256 !== plain.digest('hex') || !sealed.digest('hex')) throw new Error('another hash')
}

/** The holders' scheme: what is stored is read back and hashed, for nobody here can decrypt it. */
async function sealToHolders(mib: number): Promise<void> {
  const { holders } = setOf(await someKeys(5))
  const prepared = await prepareOffer(FACTS, holders)
  const stored: Uint8Array[] = []
  for await (const chunk of prepared.seal(mebibytes(mib))) stored.push(chunk)
  const { content } = await hashSealed(Readable.from(stored))
  if (content !== prepared.sealed().content) throw new Error('another hash')
}

/** A browser's ciphertext is hashed as it comes in, and once more when it is stored. */
async function takeSealed(mib: number): Promise<void> {
  await hashSealed(mebibytes(mib))
  await hashSealed(mebibytes(mib))
}

function sayUnlocked(where: string, offers: number, { reseal, check, combine }: Unlocked): void {
  const all = seconds(reseal + check + combine)
  const parts = [reseal, check, combine].map(seconds).join(' + ')
  say(`${where}: unlock ${offers} offers (5 holders)`, `${all} (first, check, second: ${parts})`)
}

function sayRead(where: string, ms: number): void {
  const what = `${where}: read ${VENDORS} x ${OFFER_MIB} MiB`
  say(what, `${seconds(ms)}, ${speed(VENDORS * OFFER_MIB, ms)}`)
}

async function onServer(): Promise<void> {
  const ways = {
    'seal and read back, as before': sealAsBefore,
    'seal to holders and read back': sealToHolders,
    'take what a browser sealed': takeSealed,
  }
  for (const [what, work] of Object.entries(ways)) {
    const [ms, cpu] = await costs(MIB, () => work(MIB))
    say(`Node: ${what}, ${MIB} MiB`, `${speed(MIB, ms)}, CPU ${cpu.toFixed(2)} ms/MB`)
  }
  sayUnlocked('Node', VENDORS * 4, await unlock(VENDORS, 4))
  sayUnlocked('Node', VENDORS, await unlock(VENDORS, 1))
  sayRead('Node', await readContents(VENDORS, OFFER_MIB))
}

/** The worker's answer, and the longest time that the page did not get to run meanwhile. */
function ask(page: Page, question: Question): Promise<{ said: Answer; pause: number }> {
  return page.evaluate(async (asked) => {
    const worker = new Worker('/worker.js', { type: 'module' })
    let [last, pause] = [performance.now(), 0]
    const timer = setInterval(() => {
      const now = performance.now()
      pause = Math.max(pause, now - last)
      last = now
    }, 4)
    const said = await new Promise<Answer>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => done(data))
      worker.addEventListener('error', (event) => fail(new Error(event.message)))
      worker.postMessage(asked)
    })
    clearInterval(timer)
    worker.terminate()
    return { said, pause }
  }, question)
}

async function inBrowser(): Promise<void> {
  const served = await serveWorker(join(import.meta.dirname, 'sealing_worker.ts'))
  const context = await openContext(served.url)
  context.setDefaultTimeout(0)
  try {
    const page = await context.newPage()
    await page.goto('/')
    const measure = async (question: Question) => {
      const { said, pause } = await ask(page, question)
      if ('error' in said) throw new Error(said.error)
      return { said, pause }
    }
    const browser = `Chromium ${context.browser()?.version() ?? ''}`
    const runs: { ms: number; pause: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      const { said, pause } = await measure({ what: 'seal', mib: MIB })
      if ('ms' in said) runs.push({ ms: said.ms, pause })
    }
    const fastest = speed(MIB, Math.min(...runs.map(({ ms }) => ms)))
    const pause = Math.max(...runs.map((run) => run.pause)).toFixed(0)
    say(
      `${browser}: seal ${MIB} MiB in a worker (>= 30 MB/s)`,
      `${fastest}, page paused ${pause} ms at most`
    )
    for (const each of [1, 4] as const) {
      const { said } = await measure({ what: 'unlock', vendors: VENDORS, each })
      if ('reseal' in said) sayUnlocked(browser, VENDORS * each, said)
    }
    const read = await measure({ what: 'read', offers: VENDORS, mib: OFFER_MIB })
    if ('ms' in read.said) sayRead(browser, read.said.ms)
  } finally {
    await context.close()
    await closeBrowser()
    served.stop()
  }
}

say('Device', `${cpus()[0]?.model ?? ''}, ${availableParallelism()} cores, Node ${process.version}`)
await onServer()
await inBrowser()
process.exit(0)
