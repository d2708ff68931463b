/** What a table is told: its columns, rows and tools. */
import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../feedback/EmptyState.tsx'
import type { TableState } from './table_state.ts'

/** One column. */
export interface Column<T> {
  key: string
  title: string
  content: (row: T) => ReactNode
  /** Sort key of the server, when the column can be sorted. */
  sort?: string
  /** Numbers and money stand on the right. */
  align?: 'right' | 'center'
  width?: number | string
  /** Never broken: amounts (all that stands right), days, numbers of documents. */
  oneLine?: boolean
  /** Title of the card on a phone (the first column when none says so). */
  main?: boolean
  /** Not on the card of a phone. */
  notOnPhone?: boolean
}

/** Must the content of this column stay on one line? */
export const unbroken = <T>(column: Column<T>): boolean =>
  column.oneLine ?? column.align === 'right'

export interface SimpleTableProps<T> {
  /** The table's name for screen readers. */
  title: string
  columns: readonly Column<T>[]
  rows: readonly T[] | undefined
  total?: number
  rowKey: (row: T) => string | number
  /** From useTableState; without it the whole table shows, without tools. */
  state?: TableState
  /** Waiting for the first data. */
  loading?: boolean
  errors?: unknown
  /** how their message is told */
  failed?: (message: string) => string
  /** Opens a row (click or Enter); `rowName` is read out. */
  onOpen?: (row: T) => void
  rowName?: (row: T) => string
  /** Buttons at the row's end. */
  actions?: (row: T) => ReactNode
  /** Empty, when nothing is searched. */
  empty?: Partial<EmptyStateProps>
  /** Search box above the table; a text is its hint. */
  search?: boolean | string
  /** Filters beside the search box. */
  filters?: ReactNode
  onRefresh?: () => void
  /** A dark row, for instance a blacklisted vendor. */
  dark?: (row: T) => boolean
}

export interface TableContentProps<T> extends SimpleTableProps<T> {
  skeletonRows: number
}
