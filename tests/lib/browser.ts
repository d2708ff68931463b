/** The real browser of the tests: one process, and contexts with their own cookies and storage. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from 'playwright-core'
import { durationToMs } from '@eproc/backend/app/core/clock/duration'
import { findChromium } from './chromium.ts'
import { scaled } from './limits.ts'

export type { BrowserContext, Locator, Page, Request, Route }

/** Widths that every screen must suit (quality §4). */
export const SCREENS = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type Screen = keyof typeof SCREENS

/** What a telephone says of itself: pages are drawn for it on the server. */
export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const FLAGS = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--font-render-hinting=none',
  // Pages live for seconds: what the optimising compilers win, they do not earn back.
  '--js-flags=--no-maglev --no-turbofan --always-sparkplug',
]

/** How far the run has put the clock; pages must not see today. */
const CLOCK_MS = durationToMs(process.env.EPROC_CLOCK || 'PT0S')

/** Runs in the page, before its own scripts (`addInitScript`): a device whose clock is so far ahead. */
export function moveBrowserClock(ms: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + ms
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], self) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], self),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

let browser: Promise<Browser> | undefined

/** The one browser of this process. */
function openBrowser(): Promise<Browser> {
  browser ??= (async () =>
    chromium.launch({
      executablePath: await findChromium(),
      args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      handleSIGINT: false,
      timeout: scaled(30_000),
    }))()
  return browser
}

export async function closeBrowser(): Promise<void> {
  const old = browser
  browser = undefined
  if (old) await (await old).close()
}

/**
 * A context for the server at `url`, as a person in Jakarta has it who wants no movement; `abroad` on a device that
 * speaks English and lives in Los Angeles, `drivenClock` on one whose clock the test drives (`page.clock`).
 */
export async function openContext(
  url: string,
  options: {
    screen?: Screen
    dark?: boolean
    abroad?: boolean
    worker?: boolean
    touch?: boolean
    drivenClock?: boolean
  } = {}
): Promise<BrowserContext> {
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: url,
    viewport: SCREENS[options.screen ?? 'desk'],
    locale: options.abroad ? 'en-US' : 'id-ID',
    timezoneId: options.abroad ? 'America/Los_Angeles' : 'Asia/Jakarta',
    colorScheme: options.dark ? 'dark' : 'light',
    ...(options.screen === 'phone' ? { userAgent: PHONE_AGENT } : {}),
    reducedMotion: 'reduce',
    hasTouch: options.touch === true,
    acceptDownloads: true,
    // Contexts are used again by the next visitor; the test of the worker has one of its own.
    serviceWorkers: options.worker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(scaled(15_000))
  // Not both: either moves the clock of a new page by what the other has moved it already.
  if (options.drivenClock) await context.clock.install({ time: Date.now() + CLOCK_MS })
  else if (CLOCK_MS !== 0) await context.addInitScript(moveBrowserClock, CLOCK_MS)
  return context
}
