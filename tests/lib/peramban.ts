/** A real browser for the tests: pages at desk and phone width, axe checks, pictures. */
import { createRequire } from 'node:module'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { cariChromium } from './chromium.ts'
import { peladenBersama } from './peladen.ts'

export type { BrowserContext, Page }

/** Widths that every screen must suit (quality §4). */
export const LAYAR = {
  lebar: { width: 1440, height: 900 },
  sempit: { width: 390, height: 844 },
} as const

const BENDERA = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--font-render-hinting=none',
]

let peramban: Promise<Browser> | undefined

/** The one browser of this process. */
export function bukaPeramban(): Promise<Browser> {
  peramban ??= (async () =>
    chromium.launch({
      executablePath: await cariChromium(),
      args: [...BENDERA, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      handleSIGINT: false,
    }))()
  return peramban
}

export async function tutupPeramban(): Promise<void> {
  const lama = peramban
  peramban = undefined
  if (lama) await (await lama).close()
}

/** Errors that the pages of a context raised: exceptions, console errors, answers of 500 and above. */
export type Keluhan = { daftar: string[] }

/**
 * A page of its own (own cookies and storage) on the shared server or on `url`. Close it with
 * `page.context().close()`; pages that a test leaves open are closed with the browser.
 */
export async function bukaHalaman(
  opsi: { layar?: keyof typeof LAYAR; url?: string; gelap?: boolean } = {}
): Promise<{ page: Page; keluhan: Keluhan }> {
  const konteks = await (
    await bukaPeramban()
  ).newContext({
    baseURL: opsi.url ?? (await peladenBersama()).url,
    viewport: LAYAR[opsi.layar ?? 'lebar'],
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: opsi.gelap ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  konteks.setDefaultTimeout(15_000)
  const keluhan: Keluhan = { daftar: [] }
  konteks.on('weberror', (galat) => keluhan.daftar.push(String(galat.error())))
  konteks.on('console', (pesan) => {
    // Refused calls (4xx) are part of many tests; the browser reports them by itself.
    if (pesan.type() === 'error' && !pesan.text().startsWith('Failed to load resource')) {
      keluhan.daftar.push(pesan.text())
    }
  })
  konteks.on('response', (jawaban) => {
    if (jawaban.status() >= 500) keluhan.daftar.push(`${jawaban.status()} ${jawaban.url()}`)
  })
  return { page: await konteks.newPage(), keluhan }
}

type Pelanggaran = {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}
type Axe = { run(akar: unknown, opsi: unknown): Promise<{ violations: Pelanggaran[] }> }

const sumberAxe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
)
const ATURAN = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Throws with every WCAG 2.2 AA violation on the page, naming the elements. */
export async function periksaAxe(page: Page, opsi: { kecuali?: string[] } = {}): Promise<void> {
  // Through the debugger's channel, so that a strict content security policy is no obstacle.
  await page.evaluate(sumberAxe)
  const pelanggaran = await page.evaluate(
    async ([aturan, kecuali]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const hasil = await axe.run(
        { exclude: kecuali.map((pemilih) => [pemilih]) },
        { runOnly: { type: 'tag', values: aturan }, resultTypes: ['violations'] }
      )
      return hasil.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map((n) => ({
          target: n.target.map(String),
          failureSummary: n.failureSummary ?? '',
        })),
      }))
    },
    [ATURAN, opsi.kecuali ?? []] as const
  )
  if (pelanggaran.length === 0) return
  const rincian = pelanggaran.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((n) => `    ${n.target.join(' ')}\n      ${n.failureSummary.replaceAll('\n', '\n      ')}`).join('\n')}`
  )
  throw new Error(`Pelanggaran WCAG di ${page.url()}\n  ${rincian.join('\n  ')}`)
}

/** Throws when the page scrolls sideways, which at 390 px means that something is cut off. */
export async function periksaLebar(page: Page): Promise<void> {
  const [isi, layar] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  if (isi! > layar! + 1) throw new Error(`${page.url()} melebar ${isi} px pada layar ${layar} px`)
}

/** Saves a picture to TES_GAMBAR (or the run's data folder); answers its path. */
export async function potret(page: Page, nama: string): Promise<string> {
  const folder = process.env.TES_GAMBAR || join(process.env.DATA_DIR!, 'gambar')
  mkdirSync(folder, { recursive: true })
  const jalur = join(folder, `${nama}.png`)
  await page.screenshot({ path: jalur, fullPage: true, animations: 'disabled' })
  return jalur
}
