import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Characters to search for; the server takes no longer words. */
export const MAX_SEARCH = 200

/** State of a table kept in the address: ?halaman=2&q=semen&urut=-nama&<filter>=… */
export interface TableState {
  /** Counts from 1. */
  page: number
  perPage: number
  q: string
  /** `nama` ascending, `-nama` descending, '' no order. */
  sort: string
  filters: Record<string, string>
  /** Changes a part of the state; anything but the page returns to page 1. */
  change: (
    part: Partial<Omit<TableState, 'change' | 'query' | 'filters'>> & {
      filters?: Record<string, string>
    }
  ) => void
  /** Ready to be the API's query: halaman, perHalaman, q, urut, and the filters. */
  query: Record<string, string | number>
}

export interface TableStateOptions {
  perPage?: number
  sort?: string
  /** Names of the known filters with their initial values. */
  filters?: Record<string, string>
  /** Prefix of the keys in the address when a page has several tables. */
  prefix?: string
}

const NO_OPTIONS: TableStateOptions = {}

/* What the parts are called in the address and in the API's query (decisions §1). */
const KEYS = { page: 'halaman', perPage: 'perHalaman', q: 'q', sort: 'urut' } as const

/** State of one table (page, search, order, filters) in the page's address. */
export function useTableState(options: TableStateOptions = NO_OPTIONS): TableState {
  const [address, setAddress] = useSearchParams()
  const { perPage: rows = 10, sort: order = '', filters: initial, prefix = '' } = options
  return useMemo(() => {
    const read = (key: string, fallback: string) => address.get(prefix + key) ?? fallback
    const number = (key: string, fallback: number) => {
      const n = Number(read(key, String(fallback)))
      return Number.isInteger(n) && n > 0 ? n : fallback
    }
    const page = number(KEYS.page, 1)
    const perPage = Math.min(number(KEYS.perPage, rows), 200)
    const q = read(KEYS.q, '')
    const sort = read(KEYS.sort, order)
    const filters = Object.fromEntries(
      Object.entries(initial ?? {}).map(([k, v]) => [k, read(k, v)])
    )
    const defaults = addressOf({
      page: 1,
      perPage: rows,
      q: '',
      sort: order,
      filters: initial ?? {},
    })
    return {
      page,
      perPage,
      q,
      sort,
      filters,
      query: { halaman: page, perHalaman: perPage, q, urut: sort, ...filters },
      change: (part) => {
        const changed = addressOf({ page: 1, ...part })
        setAddress(
          (previous) => {
            const next = new URLSearchParams(previous)
            for (const [k, v] of Object.entries(changed)) {
              if (v === defaults[k]) next.delete(prefix + k)
              else next.set(prefix + k, v)
            }
            return next
          },
          { replace: true, preventScrollReset: true }
        )
      },
    }
  }, [address, setAddress, rows, order, initial, prefix])
}

/** Parts of the state as the address writes them. */
function addressOf({ filters, ...part }: Parameters<TableState['change']>[0]) {
  const written: Record<string, string> = { ...filters }
  for (const [k, v] of Object.entries(part)) written[KEYS[k as keyof typeof KEYS]] = String(v)
  return written
}

/** For lists that are complete in the browser: searches, sorts and cuts as the state says. */
export function pageLocally<T>(
  all: readonly T[],
  state: TableState,
  by: {
    search?: (row: T) => string
    sort?: Record<string, (row: T) => string | number | null | undefined>
  }
): { rows: T[]; total: number } {
  const q = state.q.trim().toLowerCase()
  let result =
    q && by.search ? all.filter((b) => by.search!(b).toLowerCase().includes(q)) : [...all]
  const descending = state.sort.startsWith('-')
  const value = by.sort?.[descending ? state.sort.slice(1) : state.sort]
  if (value) {
    result = result.sort((a, b) => {
      const x = value(a) ?? ''
      const y = value(b) ?? ''
      const order =
        typeof x === 'number' && typeof y === 'number'
          ? x - y
          : String(x).localeCompare(String(y), 'id', { numeric: true })
      return descending ? -order : order
    })
  }
  const start = (state.page - 1) * state.perPage
  return { rows: result.slice(start, start + state.perPage), total: result.length }
}
