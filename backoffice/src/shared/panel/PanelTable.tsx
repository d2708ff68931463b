import Button from '@mui/material/Button'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  DataTable,
  ListContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  useList,
  useListContext,
  useRefresh,
  useResourceContext,
  useTranslateLabel,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { CardContent } from '@eproc/ui/table/CardTable.tsx'
import { ListNoResults } from '../list/ListStates.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'

/* A wide table scrolls by keyboard too. */
const Scroll = styled('div')(({ theme }) => ({
  'overflowX': 'auto',
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  '& .RaDataTable-root': { overflow: 'visible', border: 0 },
  '& .RaDataTable-tableWrapper': { overflowX: 'visible' },
}))

interface PanelListProps<T extends object> {
  resource: string
  rows: readonly T[] | undefined
  /** why there are no rows */
  error?: unknown
  rowId: (row: T) => string | number
  children: ReactNode
}

/** Rows that a panel has at hand as a list of react-admin. */
export function PanelList<T extends object>({ rows, children, ...p }: PanelListProps<T>) {
  return (
    <ResourceContextProvider value={p.resource}>
      {/* The key: react-admin's list starts with the rows it is born with. */}
      <LocalList key={rows ? 'rows' : 'none'} {...p} rows={rows}>
        {children}
      </LocalList>
    </ResourceContextProvider>
  )
}

function LocalList<T extends object>(p: Omit<PanelListProps<T>, 'resource'>) {
  const list = useList<T & RaRecord>({
    ...(p.rows ? { data: p.rows.map((row) => ({ ...row, id: p.rowId(row) })) } : {}),
    isPending: !p.rows && !p.error,
    error: p.rows ? null : ((p.error ?? null) as Error | null),
  })
  return <ListContextProvider value={list}>{p.children}</ListContextProvider>
}

type Column = ReactElement<DataTableColumnProps>

interface PanelTableProps {
  title: string
  /** said when there are no rows; nothing, when absent */
  empty?: string
  /** how a list that could not be read is told */
  failed?: (message: string) => string
  /** the column that heads a card on a phone */
  primary?: string
  /** DataTable.Col */
  children: ReactNode
}

/** react-admin's DataTable of the list around it; on a phone each row is a card of the same columns. */
export function PanelTable({ title, empty, failed, primary = 'nama', children }: PanelTableProps) {
  const { data, error, isPending, filterValues } = useListContext()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const columns = Children.toArray(children).filter((child): child is Column =>
    isValidElement(child)
  )
  const content = () => {
    if (error && !data?.length) return <Unread message={(failed ?? String)(errorMessage(error))} />
    if (isPending) return <PanelSkeleton />
    if (!data?.length)
      return filterValues?.q ? <ListNoResults /> : empty && <EmptyState title={empty} />
    if (isPhone) return <Cards title={title} primary={primary} columns={columns} />
    return (
      <Scroll tabIndex={0} role="group" aria-label={title}>
        <DataTable bulkActionButtons={false} rowClick={false} hover={false}>
          {columns}
        </DataTable>
      </Scroll>
    )
  }
  return (
    <section aria-label={title} aria-busy={isPending}>
      {content()}
    </section>
  )
}

function Unread({ message }: { message: string }) {
  const refresh = useRefresh()
  return (
    <EmptyState
      illustration="error"
      title={ui.errors.muatData}
      content={message}
      actions={
        <Button variant="outlined" onClick={refresh}>
          {ui.tombol.cobaLagi}
        </Button>
      }
    />
  )
}

function Cards(p: { title: string; primary: string; columns: readonly Column[] }) {
  const { data = [] } = useListContext()
  const resource = useResourceContext()!
  const label = useTranslateLabel()
  return (
    <CardContent<RaRecord>
      title={p.title}
      rows={data}
      rowKey={(row) => row.id}
      loading={false}
      skeletonRows={0}
      columns={p.columns.map(
        ({ props: { source = '', label: own, render, children, field: Field } }) => ({
          key: source,
          title: String(label({ label: own, source, resource })),
          main: source === p.primary,
          content: (row) => (
            <RecordContextProvider value={row}>
              {children ??
                (render ? (
                  render(row)
                ) : Field ? (
                  <Field source={source} />
                ) : (
                  (row[source] as ReactNode)
                ))}
            </RecordContextProvider>
          ),
        })
      )}
    />
  )
}
