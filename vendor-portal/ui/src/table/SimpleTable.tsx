import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '../api/api.ts'
import { TableToolbar } from './TableToolbar.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { CardContent } from './CardTable.tsx'
import { TableContent } from './WideTable.tsx'
import { TablePager } from './TablePager.tsx'
import type { SimpleTableProps } from './columns.ts'

const SKELETON_ROWS = 5
const asItIs = (message: string) => message

/**
 * The shared table: page, order and search live on the server and in the address; a skeleton while loading; empty
 * and failed states; each row is a card on phones.
 */
export function SimpleTable<T>(p: SimpleTableProps<T>) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const beyond = useLastPage(p)
  const loading = p.loading === true || (p.rows === undefined && !p.errors) || beyond
  const filtered =
    p.state !== undefined &&
    (p.state.q !== '' || Object.values(p.state.filters).some((v) => v !== ''))
  const Content = phone ? CardContent : TableContent
  return (
    <section aria-label={p.title} aria-busy={loading}>
      {p.state && <TableToolbar {...p} state={p.state} />}
      {p.errors ? (
        <EmptyState
          illustration="error"
          title={ui.errors.muatData}
          content={(p.failed ?? asItIs)(errorMessage(p.errors))}
          actions={
            p.onRefresh && (
              <Button variant="outlined" onClick={p.onRefresh}>
                {ui.tombol.cobaLagi}
              </Button>
            )
          }
        />
      ) : !loading && p.rows?.length === 0 ? (
        filtered ? (
          <EmptyState
            illustration="cari"
            title={p.state?.q ? ui.tabel.tanpaHasil(p.state.q) : ui.kosong}
            actions={
              <Button
                variant="outlined"
                onClick={() =>
                  p.state?.change({
                    q: '',
                    filters: Object.fromEntries(Object.keys(p.state.filters).map((k) => [k, ''])),
                  })
                }
              >
                {ui.tabel.hapusPenyaring}
              </Button>
            }
          />
        ) : (
          <EmptyState title={ui.kosong} {...p.empty} />
        )
      ) : (
        <Content {...p} loading={loading} skeletonRows={SKELETON_ROWS} />
      )}
      {p.state && !p.errors && (p.total ?? 0) > 0 && (
        <TablePager state={p.state} total={p.total ?? 0} />
      )}
    </section>
  )
}

/** The page at the address is gone, for instance with its last row: on to the one that is the last now. */
function useLastPage<T>({ state, rows, total = 0, errors }: SimpleTableProps<T>): boolean {
  const last = state ? Math.max(1, Math.ceil(total / state.perPage)) : 1
  const beyond =
    !errors && state !== undefined && rows?.length === 0 && total > 0 && state.page > last
  useEffect(() => {
    if (beyond) state.change({ page: last })
  }, [beyond, state, last])
  return beyond
}
