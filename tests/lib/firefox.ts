/**
 * A page in Firefox, for drills that try the product beyond Chromium. `TES_FIREFOX` is the folder of npm's
 * `puppeteer-core`, which is no dependency (in a folder of its own: `npm install puppeteer-core`); `FIREFOX_PATH` the browser.
 */
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { waitFor } from './wait.ts'

export const PUPPETEER = process.env.TES_FIREFOX

/** What is used of puppeteer's page. */
interface PuppeteerPage {
  goto(url: string): Promise<unknown>
  $(selector: string): Promise<{ uploadFile(path: string): Promise<void> } | null>
  evaluate<A extends unknown[], R>(run: (...given: A) => R, ...given: A): Promise<R>
  on(event: 'pageerror', tell: (error: Error) => void): void
}

interface PuppeteerBrowser {
  newPage(): Promise<PuppeteerPage>
  version(): Promise<string>
  close(): Promise<void>
}

export interface FirefoxPage {
  version: string
  open(path: string): Promise<void>
  /** Fields and what a section says, by their ids and labels. */
  upload(id: string, path: string): Promise<void>
  fill(id: string, text: string): Promise<void>
  press(section: string, button: string): Promise<void>
  says(section: string, words: string): Promise<void>
  /** What a press gives to keep: its place on the disk. */
  downloaded(press: () => Promise<void>): Promise<string>
  /** Milliseconds for which the page did not get to run meanwhile, at most. */
  longestPause(work: () => Promise<void>): Promise<number>
  close(): Promise<void>
}

interface Watching {
  pause: number
  timer: number
}

/** Runs in the page. */
function watch(): void {
  let last = performance.now()
  const watching: Watching = { pause: 0, timer: 0 }
  watching.timer = window.setInterval(() => {
    const now = performance.now()
    watching.pause = Math.max(watching.pause, now - last)
    last = now
  }, 4)
  Object.assign(globalThis, { watching })
}

/** Runs in the page. */
function watched(): number {
  const { watching } = globalThis as unknown as { watching: Watching }
  window.clearInterval(watching.timer)
  return watching.pause
}

export async function openFirefox(): Promise<FirefoxPage> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-firefox-'))
  const entry = join(PUPPETEER!, 'lib', 'esm', 'puppeteer', 'puppeteer-core.js')
  const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as {
    default: { launch(options: object): Promise<PuppeteerBrowser> }
  }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.useDownloadDir': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/json,application/octet-stream',
    },
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const section = (name: string) => `section[aria-label="${name}"]`
  return {
    version: await browser.version(),
    open: async (path) => void (await page.goto(pathToFileURL(path).href)),
    async upload(id, path) {
      await (await page.$(`#${id}`))!.uploadFile(path)
    },
    fill: (id, text) =>
      waitFor(`the field ${id} in Firefox`, () =>
        page.evaluate(
          (of, value) => {
            const field = document.querySelector<HTMLInputElement>(of)
            if (field) field.value = value
            return field !== null
          },
          `#${id}`,
          text
        )
      ),
    press: (name, label) =>
      page.evaluate(
        (of, words) => {
          const all = [...document.querySelectorAll<HTMLButtonElement>(`${of} button`)]
          all.find(({ textContent }) => textContent === words)!.click()
        },
        section(name),
        label
      ),
    says: (name, words) =>
      waitFor(`Firefox to say '${words}'`, () =>
        page.evaluate(
          (of, said) =>
            (document.querySelector<HTMLElement>(of)?.innerText ?? '')
              .replaceAll('\u00a0', ' ')
              .includes(said),
          `${section(name)} [role=status]`,
          words
        )
      ),
    async downloaded(press) {
      const before = new Set(readdirSync(folder))
      await press()
      const saved = () => readdirSync(folder).filter((name) => !before.has(name))
      await waitFor('a file from Firefox', () =>
        Promise.resolve(saved().length === 1 && !saved()[0]!.endsWith('.part'))
      )
      return join(folder, saved()[0]!)
    },
    async longestPause(work) {
      await page.evaluate(watch)
      await work()
      return page.evaluate(watched)
    },
    async close() {
      await browser.close()
      if (complaints.length > 0) throw new Error(`Firefox: ${complaints.join(', ')}`)
    },
  }
}
