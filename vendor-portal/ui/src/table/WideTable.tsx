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
import type { TableContentProps, Kolom, TabelDataProps } from './columns.ts'

const Wadah = styled('div')(({ theme }) => ({
  'overflowX': 'auto',
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'backgroundColor': theme.vars.palette.background.paper,
  '& :where(tr)': { backgroundColor: theme.vars.palette.background.paper },
  // What one can do with a row stays in view when the table is wider than the page.
  '& [data-aksi]': { position: 'sticky', right: 0, backgroundColor: 'inherit' },
}))

const rata = { kanan: 'right', tengah: 'center' } as const
const sejajar = <T,>(k: Kolom<T>) => (k.rata ? rata[k.rata] : 'left')

/* A click on a control inside the row is that control's, not the row's. */
const dariKendali = (e: MouseEvent | KeyboardEvent) =>
  (e.target as HTMLElement).closest('a, button, input, select, textarea, label') !== null

export function TableContent<T>(p: TableContentProps<T>) {
  const { kolom: column, keadaan, memuat, onBuka } = p
  const lebarSeluruh = column.length + (p.aksi ? 1 : 0)
  return (
    <Wadah tabIndex={0} role="group" aria-label={p.judul}>
      <Table>
        <TableHead>
          <TableRow>
            {column.map((k) => (
              <TableCell
                key={k.kunci}
                align={sejajar(k)}
                style={{ width: k.lebar }}
                {...(k.urut && keadaan?.urut.replace('-', '') === k.urut
                  ? {
                      sortDirection: keadaan.urut.startsWith('-')
                        ? ('desc' as const)
                        : ('asc' as const),
                    }
                  : {})}
              >
                {k.urut && keadaan ? <TombolUrut kolom={k} urut={k.urut} p={p} /> : k.judul}
              </TableCell>
            ))}
            {p.aksi && (
              <TableCell align="right" data-aksi>
                {ui.tabel.aksi}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {memuat
            ? Array.from({ length: p.barisKerangka }, (_, i) => (
                <TableRow key={i}>
                  {Array.from({ length: lebarSeluruh }, (__, j) => (
                    <TableCell key={j}>
                      <Skeleton width={j === 0 ? '80%' : '60%'} />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : p.baris?.map((b) => (
                <TableRow
                  key={p.kunciBaris(b)}
                  hover={onBuka !== undefined}
                  sx={{
                    ...(onBuka ? { cursor: 'pointer' } : {}),
                    ...(p.gelap?.(b)
                      ? { 'bgcolor': 'bilah.latar', '& td': { color: 'bilah.teks' } }
                      : {}),
                    '&:focus-visible': { outlineOffset: -3 },
                  }}
                  {...(onBuka
                    ? {
                        'tabIndex': 0,
                        'aria-label': p.namaBaris ? ui.tabel.bukaBaris(p.namaBaris(b)) : undefined,
                        'onClick': (e: MouseEvent) => !dariKendali(e) && onBuka(b),
                        'onKeyDown': (e: KeyboardEvent) =>
                          e.key === 'Enter' && !dariKendali(e) && onBuka(b),
                      }
                    : {})}
                >
                  {column.map((k) => (
                    <TableCell key={k.kunci} align={sejajar(k)}>
                      {k.isi(b)}
                    </TableCell>
                  ))}
                  {p.aksi && (
                    <TableCell align="right" data-aksi sx={{ whiteSpace: 'nowrap' }}>
                      {p.aksi(b)}
                    </TableCell>
                  )}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </Wadah>
  )
}

function TombolUrut<T>({
  kolom: column,
  urut,
  p,
}: {
  kolom: Kolom<T>
  urut: string
  p: TabelDataProps<T>
}) {
  const kini = p.keadaan!.urut
  const naik = kini === urut
  const turun = kini === `-${urut}`
  return (
    <TableSortLabel
      active={naik || turun}
      direction={turun ? 'desc' : 'asc'}
      aria-label={ui.tabel.urutkan(column.judul)}
      onClick={() => p.keadaan!.ubah({ urut: naik ? `-${urut}` : urut })}
    >
      {column.judul}
    </TableSortLabel>
  )
}
