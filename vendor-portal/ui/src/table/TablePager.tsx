import Kiri from '@mui/icons-material/ChevronLeft'
import Kanan from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { angka } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import type { KeadaanTabel } from './table_state.ts'

const Baris = styled('div')(({ theme }) => ({
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

const UKURAN = [10, 15, 25, 50, 100]

/** Rows a page, range, and page buttons. */
export function KakiTabel({ keadaan, total }: { keadaan: KeadaanTabel; total: number }) {
  const { halaman, perHalaman, ubah } = keadaan
  const akhir = Math.max(1, Math.ceil(total / perHalaman))
  const dari = Math.min((halaman - 1) * perHalaman + 1, total)
  const sampai = Math.min(halaman * perHalaman, total)
  const size = UKURAN.includes(perHalaman) ? UKURAN : [...UKURAN, perHalaman].sort((a, b) => a - b)
  return (
    <Baris>
      <label>
        {ui.tabel.barisPerHalaman}
        <select value={perHalaman} onChange={(e) => ubah({ perHalaman: Number(e.target.value) })}>
          {size.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite">
        {`${angka(dari)}–${angka(sampai)} ${ui.tabel.dari} ${angka(total)}`}
      </span>
      <span>
        <IconButton
          size="small"
          aria-label={ui.tabel.sebelumnya}
          disabled={halaman <= 1}
          onClick={() => ubah({ halaman: halaman - 1 })}
        >
          <Kiri />
        </IconButton>
        <IconButton
          size="small"
          aria-label={ui.tabel.berikutnya}
          disabled={halaman >= akhir}
          onClick={() => ubah({ halaman: halaman + 1 })}
        >
          <Kanan />
        </IconButton>
      </span>
    </Baris>
  )
}
