/**
 * What the ways out of a page have in common: whoever was asked once is not asked again, by us or by the browser. To
 * be loaded before the router listens (session.ts does): of Back the router hears only when it may.
 */

/** A way out that was held back. */
export interface Leaving {
  go: () => void
}
export type AskToLeave = (next: Leaving) => void
/** Is this an address at which nothing of what is guarded is left? */
export type Within = (to: URL) => boolean
export const NOWHERE: Within = () => false

const asking: { ask: AskToLeave; within: Within }[] = []
let free = false
/* The router's count of the entry that is shown. */
let here = 0
let returning = false

const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * Goes without a question: it was answered, or there is none. Lasts until the address has changed, for Back arrives
 * later: a form that closes because it is saved counts as changed again before that.
 */
export function leaveFreely(go: () => void): void {
  free = true
  go()
}
export const leavesFreely = (): boolean => free

let waiting: { go: () => void; left: boolean } | null = null

/** Does what redraws the page: now, or with the next page when something typed here would be lost by it. */
export function withNothingTyped(go: () => void): void {
  if (asking.length === 0) go()
  else waiting = { go, left: false }
}

/** The address is another page's. What was left stays, hidden, until the other page has come. */
export function pageChanged(): void {
  if (waiting) waiting.left = true
  doWaiting()
}

function doWaiting(): void {
  if (!waiting?.left || asking.length > 0) return
  const { go } = waiting
  waiting = null
  go()
}

/** The address has changed: from here on it is asked again. */
export function arrived(): void {
  free = false
  here = place()
}

/** Puts `ask` before every way out, until the answer is called. */
export function guardLeaving(ask: AskToLeave, within = NOWHERE): () => void {
  const guard = { ask, within }
  asking.push(guard)
  return () => {
    asking.splice(asking.indexOf(guard), 1)
    free = false
    doWaiting()
  }
}

/** Goes at once, or after the question whether what was typed may be left. */
export function leave(go: () => void): void {
  const guard = asking.at(-1)
  if (guard && !free) guard.ask({ go: () => leaveFreely(go) })
  else go()
}

/* Back has happened already: the entry is taken again, and nothing was left. */
function holdBack(e: PopStateEvent): void {
  const guard = asking.at(-1)
  const steps = place() - here
  if (returning) {
    returning = false
    e.stopImmediatePropagation()
  } else if (guard && steps !== 0 && !free && !guard.within(new URL(window.location.href))) {
    e.stopImmediatePropagation()
    returning = true
    window.history.go(-steps)
    guard.ask({ go: () => leaveFreely(() => window.history.go(steps)) })
  }
}
if (typeof window !== 'undefined') window.addEventListener('popstate', holdBack)
