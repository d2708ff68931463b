import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, MouseEvent } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { unbroken, type TableContentProps, type Column, type SimpleTableProps } from './columns.ts'

const Container = styled('div')(({ theme }) => ({
  'overflowX': 'auto',
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.background.paper,
  '& :where(tr)': { backgroundColor: theme.vars.palette.background.paper },
  // What one can do with a row stays in view when the table is wider than the page.
  '& [data-aksi]': { position: 'sticky', right: 0, backgroundColor: 'inherit' },
}))

const aligned = <T,>(k: Column<T>): NonNullable<Column<T>['align']> | 'left' => k.align ?? 'left'
const cell = <T,>(k: Column<T>) => ({
  align: aligned(k),
  ...(unbroken(k) ? { sx: { whiteSpace: 'nowrap' } } : {}),
})

/* A click on a control inside the row is that control's, not the row's. */
const fromControl = (e: MouseEvent | KeyboardEvent) =>
  (e.target as HTMLElement).closest('a, button, input, select, textarea, label') !== null

export function TableContent<T>(p: TableContentProps<T>) {
  const { columns, state, loading, onOpen } = p
  const totalWidth = columns.length + (p.actions ? 1 : 0)
  return (
    <Container tabIndex={0} role="group" aria-label={p.title}>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map((k) => (
              <TableCell
                key={k.key}
                align={aligned(k)}
                style={{ width: k.width }}
                {...(k.sort && state?.sort.replace('-', '') === k.sort
                  ? {
                      sortDirection: state.sort.startsWith('-')
                        ? ('desc' as const)
                        : ('asc' as const),
                    }
                  : {})}
              >
                {k.sort && state ? <SortButton columns={k} sort={k.sort} p={p} /> : k.title}
              </TableCell>
            ))}
            {p.actions && (
              <TableCell align="right" data-aksi>
                {ui.tabel.aksi}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {loading
            ? Array.from({ length: p.skeletonRows }, (_, i) => (
                <TableRow key={i}>
                  {Array.from({ length: totalWidth }, (__, j) => (
                    <TableCell key={j}>
                      <Skeleton width={j === 0 ? '80%' : '60%'} />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : p.rows?.map((b) => (
                <TableRow
                  key={p.rowKey(b)}
                  hover={onOpen !== undefined}
                  sx={{
                    ...(onOpen ? { cursor: 'pointer' } : {}),
                    ...(p.dark?.(b)
                      ? { 'bgcolor': 'bilah.latar', '& td': { color: 'bilah.teks' } }
                      : {}),
                    '&:focus-visible': { outlineOffset: -3 },
                  }}
                  {...(onOpen
                    ? {
                        'tabIndex': 0,
                        'aria-label': p.rowName ? ui.tabel.bukaBaris(p.rowName(b)) : undefined,
                        'onClick': (e: MouseEvent) => !fromControl(e) && onOpen(b),
                        'onKeyDown': (e: KeyboardEvent) =>
                          e.key === 'Enter' && !fromControl(e) && onOpen(b),
                      }
                    : {})}
                >
                  {columns.map((k) => (
                    <TableCell key={k.key} {...cell(k)}>
                      {k.content(b)}
                    </TableCell>
                  ))}
                  {p.actions && (
                    <TableCell align="right" data-aksi sx={{ whiteSpace: 'nowrap' }}>
                      {p.actions(b)}
                    </TableCell>
                  )}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </Container>
  )
}

function SortButton<T>({
  columns,
  sort,
  p,
}: {
  columns: Column<T>
  sort: string
  p: SimpleTableProps<T>
}) {
  const now = p.state!.sort
  const rises = now === sort
  const falls = now === `-${sort}`
  return (
    <TableSortLabel
      active={rises || falls}
      direction={falls ? 'desc' : 'asc'}
      aria-label={ui.tabel.urutkan(columns.title)}
      onClick={() => p.state!.change({ sort: rises ? `-${sort}` : sort })}
    >
      {columns.title}
    </TableSortLabel>
  )
}
