import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import { BARIS_LAPORAN } from '@eproc/domain/laporan/laporan'
import { ra } from '@eproc/i18n/id/ra_office'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { TabelDataProps } from '@eproc/ui/table/columns.ts'

type FigureTableProps<T> = Pick<
  TabelDataProps<T>,
  'judul' | 'kolom' | 'baris' | 'kunciBaris' | 'errors' | 'kosong'
>

/** Figures that are all here: a short table, five rows a page (S3 §9). */
export function FigureTable<T>(table: FigureTableProps<T>) {
  const [page, setPage] = useState(0)
  const { baris } = table
  const rows = baris?.length ?? 0
  // Another year may have fewer.
  const shown = page * BARIS_LAPORAN < rows ? page : 0
  return (
    <>
      <TabelData
        {...table}
        baris={baris?.slice(shown * BARIS_LAPORAN, (shown + 1) * BARIS_LAPORAN)}
      />
      {rows > BARIS_LAPORAN && (
        <TablePagination
          component="div"
          count={rows}
          page={shown}
          rowsPerPage={BARIS_LAPORAN}
          rowsPerPageOptions={[]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
          getItemAriaLabel={(type) =>
            type === 'next' ? ra.navigation.next : ra.navigation.previous
          }
        />
      )}
    </>
  )
}
