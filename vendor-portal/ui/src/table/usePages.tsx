import { useState, type ReactNode } from 'react'
import { TablePager } from './TablePager.tsx'

const PER_PAGE = 10

/** A page of what was read as a whole; no pager where the first one holds everything. */
export function usePages<T>(rows: readonly T[]): {
  shown: readonly T[]
  /** where the first of them stands among all */
  from: number
  pager: ReactNode
} {
  const [asked, setAsked] = useState({ page: 1, perPage: PER_PAGE })
  const { perPage } = asked
  const page = Math.min(asked.page, Math.max(1, Math.ceil(rows.length / perPage)))
  const from = (page - 1) * perPage
  const change = (next: Partial<typeof asked>) => setAsked({ perPage, page: 1, ...next })
  return {
    shown: rows.slice(from, from + perPage),
    from,
    pager: rows.length > PER_PAGE && (
      <TablePager state={{ page, perPage, change }} total={rows.length} />
    ),
  }
}
