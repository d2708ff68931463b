import Kiri from '@mui/icons-material/ChevronLeft'
import Kanan from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { BATAS_HITUNG, lebihDariTerhitung } from '@eproc/domain/common/batas_hitung'
import { angka } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { TableState } from './table_state.ts'

const Row = styled('div')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'justifyContent': 'flex-end',
  'gap': '8px 16px',
  'paddingTop': 12,
  'fontSize': '0.8125rem',
  'color': theme.vars.palette.text.secondary,
  '& select': {
    font: 'inherit',
    color: 'inherit',
    padding: '6px 8px',
    marginLeft: 8,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const SIZE = [10, 15, 25, 50, 100]

interface TablePagerProps {
  state: Pick<TableState, 'page' | 'perPage'> & {
    change: (part: { page?: number; perPage?: number }) => void
  }
  total: number
}

const howMany = (total: number): string =>
  lebihDariTerhitung(total) ? ui.tabel.lebihDari(angka(BATAS_HITUNG)) : angka(total)

/** Rows a page, range, and page buttons. */
export function TablePager({ state, total }: TablePagerProps) {
  const { page, perPage, change } = state
  const end = Math.max(1, Math.ceil(total / perPage))
  const since = Math.min((page - 1) * perPage + 1, total)
  const until = Math.min(page * perPage, total)
  const size = SIZE.includes(perPage) ? SIZE : [...SIZE, perPage].sort((x, y) => x - y)
  return (
    <Row>
      <label>
        {ui.tabel.barisPerHalaman}
        <select value={perPage} onChange={(e) => change({ perPage: Number(e.target.value) })}>
          {size.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite">
        {`${angka(since)}–${angka(until)} ${ui.tabel.dari} ${howMany(total)}`}
      </span>
      <span>
        <IconButton
          size="small"
          aria-label={ui.tabel.sebelumnya}
          disabled={page <= 1}
          onClick={() => change({ page: page - 1 })}
        >
          <Kiri />
        </IconButton>
        <IconButton
          size="small"
          aria-label={ui.tabel.berikutnya}
          disabled={page >= end}
          onClick={() => change({ page: page + 1 })}
        >
          <Kanan />
        </IconButton>
      </span>
    </Row>
  )
}
