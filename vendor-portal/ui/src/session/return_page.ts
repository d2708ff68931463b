/** The page that the end of a session interrupted, in this tab: the next login of the same user returns to it. */
const KEY = 'eproc.kembali'

interface ReturnPage {
  /** null: not known any more */
  userId: number | null
  path: string
}

export function rememberPage(userId: number | null): void {
  const path = window.location.pathname + window.location.search
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ userId, path } satisfies ReturnPage))
  } catch {
    /* Then the user finds the way alone. */
  }
}

/** The address of that page; null for another user than the one who was interrupted. */
export function interruptedPage(userId: number): string | null {
  try {
    const raw = window.sessionStorage.getItem(KEY)
    const page = raw ? (JSON.parse(raw) as Partial<ReturnPage>) : null
    const own = page?.userId === null || page?.userId === userId
    return own && typeof page?.path === 'string' ? page.path : null
  } catch {
    return null
  }
}

/** Was a page interrupted in this tab, and nobody has logged in since? */
export function wasInterrupted(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function forgetPage(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    /* Nothing was remembered either. */
  }
}
