/**
 * People in front of the screens, each with cookies and storage of their own. Who leaves makes room for the next one:
 * a browser that has its scripts at hand shows a page in half the time of a new one.
 */
import { signInAs } from '@eproc/database/factories/pengguna'
import { openContext, SCREENS, type BrowserContext, type Page, type Screen } from './browser.ts'
import { sharedServer } from './server.ts'

export interface Visitor {
  page: Page
  /** What the pages complained about: exceptions, console errors, answers of 500 and above. None is tolerated. */
  complaints: string[]
  /** Leaves before the end of the test. */
  leave(): Promise<void>
}

interface Seat {
  context: BrowserContext
  page: Page
  /** Of the visitor that sits there now. */
  complaints: string[]
}

/** What an empty seat shows. */
const IDLE = '/_vp/ikon-192.png'

const free: Seat[] = []
const present = new Set<Visitor>()

interface Options {
  screen?: Screen
  /** A session, so that nobody goes through the login form but its own tests. */
  token?: string
  /** Another server than the shared one. */
  url?: string
  /** A browser that was never used, and is not used again: for tests that tamper with it. */
  fresh?: boolean
  /** A device that speaks English and lives in Los Angeles, with a dark screen. */
  abroad?: boolean
  /** A device that is touched, and has a camera. */
  touch?: boolean
  /** A device whose clock the test drives by `page.clock`; it begins at the run's time, and is not used again. */
  drivenClock?: boolean
}

/** A page for a new person, at desk width unless said otherwise. */
export async function visit(options: Options = {}): Promise<Visitor> {
  const { url, fresh, abroad, touch, drivenClock } = options
  const reusable = !url && !fresh && !abroad && !touch && !drivenClock
  const seat = (reusable && free.pop()) || (await newSeat(options))
  seat.complaints = []
  await seat.page.setViewportSize(SCREENS[options.screen ?? 'desk'])
  const session = options.token ? await seat.page.addInitScript(keepToken, options.token) : null
  const visitor: Visitor = {
    page: seat.page,
    complaints: seat.complaints,
    async leave() {
      if (!present.delete(visitor)) return
      await session?.dispose()
      if (reusable && (await tidy(seat))) free.push(seat)
      else await seat.context.close()
    },
  }
  present.add(visitor)
  return visitor
}

/** A page of a signed-in account. */
export const visitAs = async (account: { id: number }, screen?: Screen): Promise<Visitor> =>
  visit({ token: await signInAs(account), ...(screen ? { screen } : {}) })

/** Throws with what the pages of all who are present complained about. */
export function assertNoComplaints(): void {
  const all = [...present].flatMap(({ complaints }) => complaints.splice(0))
  if (all.length > 0) throw new Error(`The pages complained:\n  ${all.join('\n  ')}`)
}

/** Says what those who are present had before them, for a test that failed. */
export async function tellScreens(): Promise<void> {
  for (const { page } of present) {
    const words = await page
      .locator('[role=alert], [role=status], [role=dialog], [role=alertdialog]')
      .filter({ visible: true })
      .allInnerTexts()
      .catch(() => [])
    const shown = words.map((text) => ends(text.replaceAll(/\s+/g, ' ')))
    const refused = await page
      .locator('[aria-invalid=true]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? field.id))
      .catch(() => [])
    if (refused.length > 0) shown.push(`invalid: ${refused.join(', ')}`)
    process.stderr.write(`On ${page.url()}:\n  ${shown.join('\n  ')}\n`)
  }
}

/** A long text by its beginning, which says where it stands, and its end, where deeds are. */
const ends = (text: string): string =>
  text.length > 800 ? `${text.slice(0, 300)} … ${text.slice(-500)}` : text

/** Ends every visit; throws when a page complained. To be called after each test that had visitors. */
export async function everybodyLeaves(): Promise<void> {
  try {
    assertNoComplaints()
  } finally {
    for (const visitor of [...present]) await visitor.leave()
  }
}

function keepToken(token: string): void {
  // Neither frames of the document viewer nor an empty page have storage.
  if (globalThis.self === globalThis.top && globalThis.location.protocol === 'http:') {
    globalThis.localStorage.setItem('eproc.token', token)
  }
}

async function newSeat(options: Options): Promise<Seat> {
  const { url, abroad = false, touch = false, drivenClock = false } = options
  const server = url ?? (await sharedServer()).url
  const context = await openContext(server, { abroad, dark: abroad, touch, drivenClock })
  const seat: Seat = { context, page: await context.newPage(), complaints: [] }
  context.on('weberror', (error) => seat.complaints.push(String(error.error())))
  context.on('console', (message) => {
    // Refused calls (4xx) are part of many tests; the browser reports them by itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      seat.complaints.push(message.text())
    }
  })
  context.on('response', (answer) => {
    if (answer.status() >= 500) seat.complaints.push(`${answer.status()} ${answer.url()}`)
  })
  return seat
}

/** Leaves nothing of the one who sat there; false when that was not possible. */
async function tidy({ context, page }: Seat): Promise<boolean> {
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    // What a test that failed held up would hold up the next visitor, too.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A picture of the same server: an empty page would end the process that knows the scripts, and begin another.
    await page.goto(IDLE)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}
