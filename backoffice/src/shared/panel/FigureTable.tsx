import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import { BARIS_LAPORAN } from '@eproc/domain/laporan/laporan'
import { ra } from '@eproc/i18n/id/ra_office'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { SimpleTableProps } from '@eproc/ui/table/columns.ts'

type FigureTableProps<T> = Pick<
  SimpleTableProps<T>,
  'title' | 'columns' | 'rows' | 'rowKey' | 'errors' | 'empty'
>

/** Figures that are all here: a short table, five rows a page (S3 §9). */
export function FigureTable<T>(table: FigureTableProps<T>) {
  const [page, setPage] = useState(0)
  const count = table.rows?.length ?? 0
  // Another year may have fewer.
  const shown = page * BARIS_LAPORAN < count ? page : 0
  return (
    <>
      <SimpleTable
        {...table}
        rows={table.rows?.slice(shown * BARIS_LAPORAN, (shown + 1) * BARIS_LAPORAN)}
      />
      {count > BARIS_LAPORAN && (
        <TablePagination
          component="div"
          count={count}
          page={shown}
          rowsPerPage={BARIS_LAPORAN}
          rowsPerPageOptions={[]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to }) => `${from}–${to} / ${count}`}
          getItemAriaLabel={(type) =>
            type === 'next' ? ra.navigation.next : ra.navigation.previous
          }
        />
      )}
    </>
  )
}
