import type { DehydratedState } from '@tanstack/react-query'

/** What a page brings along that the server has drawn, in `<script id="data-halaman" type="application/json">`. */
export interface PageData {
  /** The server's clock when it was drawn, epoch milliseconds. */
  now: number
  phone: boolean
  /** The answers that it was drawn from. */
  queries: DehydratedState
}

export const PAGE_DATA_ID = 'data-halaman'

/** Where the theme's breakpoint `sm` begins, lists are tables; below it cards. */
export const PHONE = '(max-width:599.95px)'

/** Of the page in this browser; null when the server sent the bare shell. */
export function readPageData(): PageData | null {
  const content = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!content) return null
  const data = JSON.parse(content) as PageData
  // Fresh by this device's clock, too: one that goes wrong would ask again for all that has just come.
  for (const { state } of data.queries.queries) state.dataUpdatedAt = Date.now()
  return data
}
