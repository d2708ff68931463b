/** What every screen must be: accessible, and no wider than its window. */
import { createRequire } from 'node:module'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS, type Page } from './browser.ts'

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}
interface Axe {
  run(root: unknown, options: unknown): Promise<{ violations: Violation[] }>
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
)
type Rules = { type: 'tag' | 'rule'; values: string[] }
const ALL: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** What an element may break by its place and size alone. */
const PLACE: Rules = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] }

export interface CheckOptions {
  /** Selectors of what axe leaves out: frames of the browser's own document viewer. */
  except?: string[]
  /** Of the rules those about colours alone: the others were held in the other scheme. */
  coloursOnly?: boolean
  /** Brings a dialog back where it does not outlive the change from a table to cards. */
  reopen?: () => Promise<void>
}

/**
 * Checks a screen at desk and at phone width (WCAG 2.2 AA, nothing wider than the window) and leaves it as wide as it
 * was, unless a dialog had to be opened again. At the second width all rules are held for what was not shown at the
 * first, and for the rest those about places and sizes: neither names nor colours depend on the width. With TES_GAMBAR
 * a picture of each goes to that folder.
 */
export async function checkScreen(
  page: Page,
  name: string,
  options: CheckOptions = {}
): Promise<void> {
  const own = page.viewportSize()!
  const other = own.width === SCREENS.desk.width ? SCREENS.phone : SCREENS.desk
  await checkAsIs(page, name, options)
  const open = await openDialogs(page)
  await page.setViewportSize(other)
  if (options.reopen) await settled(page)
  const reopened = options.reopen && (await openDialogs(page)) < open
  if (reopened) await options.reopen!()
  await checkWith(page, name, options, true)
  // What closes by itself would pass unseen.
  const left = await openDialogs(page)
  if (left !== open) throw new Error(`${name}: ${open} dialogs, but ${left} at ${other.width} px`)
  if (reopened) return
  await page.setViewportSize(own)
  await settled(page)
}

const openDialogs = (page: Page): Promise<number> =>
  page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }).count()

/** Checks a screen at the width that it has. */
export async function checkAsIs(
  page: Page,
  name: string,
  options: CheckOptions = {}
): Promise<void> {
  await checkWith(page, name, options, false)
}

async function checkWith(
  page: Page,
  name: string,
  options: CheckOptions,
  again: boolean
): Promise<void> {
  await settled(page, true)
  await picture(page, name)
  await checkAccessibility(page, options, again)
  await checkWidth(page)
}

/**
 * Waits until the fonts are there and nothing moves any more, so that contrast and widths are the real ones. Asked twice:
 * what the first answer let happen (a document that has come, a button that wakes) begins to move after it.
 */
async function settled(page: Page, toTop = false): Promise<void> {
  await page.evaluate(drawnAndStill, toTop)
  await page.waitForFunction(drawnAndStill, false)
}

/** Runs in the page. */
async function drawnAndStill(toTop: boolean): Promise<boolean> {
  // A button that is just half-way below a heading would count as too small to be touched.
  if (toTop) {
    for (const e of document.querySelectorAll('*')) if (e.scrollTop > 0) e.scrollTop = 0
  }
  // What the width decides is drawn in the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return (
    document.fonts.status === 'loaded' &&
    document
      .getAnimations()
      .every((a) => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity)
  )
}

/** Throws with every WCAG 2.2 AA violation on the page, naming the elements. */
async function checkAccessibility(
  page: Page,
  { except = [], coloursOnly = false }: CheckOptions,
  again: boolean
): Promise<void> {
  const how = {
    rules: coloursOnly ? COLOURS : ALL,
    place: PLACE,
    exclude: except.map((selector) => [selector]),
    again,
  }
  let violations = await page.evaluate(runAxe, how)
  if (!violations) {
    // Through the debugger's channel, so that a strict content security policy is no obstacle.
    await page.evaluate(axeSource)
    violations = (await page.evaluate(runAxe, how))!
  }
  if (violations.length === 0) return
  const details = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((n) => `    ${n.target.join(' ')}\n      ${(n.failureSummary ?? '').replaceAll('\n', '\n      ')}`).join('\n')}`
  )
  throw new Error(
    `WCAG violations at ${page.viewportSize()!.width} px on ${page.url()}\n  ${details.join('\n  ')}`
  )
}

/** Throws when the page or an open dialog scrolls sideways, which at 390 px means that something is cut off. */
export async function checkWidth(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.MuiDialogContent-root')]
      .filter((e) => e.scrollWidth > e.clientWidth + 1)
      .map((e) => `${e.tagName.toLowerCase()} ${e.scrollWidth} > ${e.clientWidth}`)
  )
  if (wide.length > 0) throw new Error(`Too wide: ${wide.join(', ')} px on ${page.url()}`)
}

/** The tallest picture of a screen, in px: what scrolls for longer is a list, of which nobody looks at the end. */
const TALLEST = 6000

/** Saves a picture to the folder TES_GAMBAR, in a window so tall that nothing scrolls; without it nothing is drawn. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TES_GAMBAR
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const own = page.viewportSize()!
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')]
        .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowY))
        .map((e) => e.scrollHeight - e.clientHeight)
    )
  )
  await page.setViewportSize({ ...own, height: Math.min(own.height + hidden, TALLEST) })
  await page.screenshot({
    path: join(folder, `${name}-${own.width}.png`),
    fullPage: true,
    animations: 'disabled',
  })
  await page.setViewportSize(own)
}

interface AxeRun {
  rules: Rules
  place: Rules
  exclude: string[][]
  again: boolean
}

/** Runs in the page, and remembers what it was shown; null where the page has no axe yet. */
async function runAxe({ rules, place, exclude, again }: AxeRun): Promise<Violation[] | null> {
  const world = globalThis as unknown as { axe?: Axe; shown?: WeakSet<Element> }
  const { axe } = world
  if (!axe) return null
  const visible = [...document.body.querySelectorAll('*')].filter((e) => e.checkVisibility())
  const before = world.shown
  world.shown = new WeakSet(visible)
  // No rule of ours reads style sheets or media, so they need not be fetched first.
  const run = async (include: Element[], runOnly: Rules) => {
    const options = { runOnly, resultTypes: ['violations'], preload: false }
    return (await axe.run({ include, exclude }, options)).violations
  }
  const found = await (async () => {
    if (!again || !before) return run([document.documentElement], rules)
    const isNew = (e: Element | null) => e !== null && !before.has(e)
    const roots = visible.filter(
      (e) => isNew(e) && !isNew(e.parentElement) && !e.closest('[aria-hidden=true]')
    )
    const anew = roots.length > 0 ? await run(roots, rules) : []
    return [...(await run([document.documentElement], place)), ...anew]
  })()
  // What axe answers besides holds the elements themselves, which stay in the page.
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary = '' }) => ({
      target: target.map(String),
      failureSummary,
    })),
  }))
}
