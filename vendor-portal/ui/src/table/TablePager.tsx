import Kiri from '@mui/icons-material/ChevronLeft'
import Kanan from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
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

interface KakiTabelProps {
  keadaan: Pick<KeadaanTabel, 'halaman' | 'perHalaman'> & {
    ubah: (bagian: { halaman?: number; perHalaman?: number }) => void
  }
  total: number
}

/** Rows a page, range, and page buttons. */
export function TablePager({ keadaan, total }: KakiTabelProps) {
  const { halaman, perHalaman, ubah } = keadaan
  const akhir = Math.max(1, Math.ceil(total / perHalaman))
  const dari = Math.min((halaman - 1) * perHalaman + 1, total)
  const sampai = Math.min(halaman * perHalaman, total)
  const size = UKURAN.includes(perHalaman) ? UKURAN : [...UKURAN, perHalaman].sort((a, b) => a - b)
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
        {`${angka(since)}–${angka(until)} ${ui.tabel.dari} ${angka(total)}`}
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
