import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import type { MejaAddress, Tampilan } from './useMejaAddress.ts'

const teks = tenderStaf.evaluasi.meja
const TAMPILAN: readonly Tampilan[] = ['semua', 'satu', 'berdampingan']

interface MejaBarProps {
  rows: readonly EvaluasiStaf[]
  address: MejaAddress
}

/** Chooses the view, and in the view of one vendor the vendor. */
export function MejaBar({ rows, address }: MejaBarProps) {
  const { tampilan, vendorId, show } = address
  const at = rows.findIndex((row) => row.vendorId === vendorId)
  const go = (n: number) => show('satu', rows[n]!.vendorId)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={tampilan}
        aria-label={teks.tampilan}
        onChange={(_, chosen: Tampilan | null) => chosen && show(chosen)}
      >
        {TAMPILAN.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', minHeight: 44, px: 2 }}>
            {teks[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {at >= 0 && (
        <div style={{ display: 'flex', flex: '1 1 320px', gap: 8, alignItems: 'center' }}>
          <IconButton aria-label={teks.sebelum} disabled={at === 0} onClick={() => go(at - 1)}>
            <NavigateBefore />
          </IconButton>
          <TextField
            select
            size="small"
            value={vendorId}
            onChange={(event) => show('satu', Number(event.target.value))}
            slotProps={{ select: { native: true }, htmlInput: { 'aria-label': teks.rekanan } }}
            sx={{ flex: 1, minWidth: 0, maxWidth: 420 }}
          >
            {rows.map((row) => (
              <option key={row.vendorId} value={row.vendorId}>
                {row.nama}
              </option>
            ))}
          </TextField>
          <IconButton
            aria-label={teks.sesudah}
            disabled={at === rows.length - 1}
            onClick={() => go(at + 1)}
          >
            <NavigateNext />
          </IconButton>
          <Typography component="span" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {teks.urut(at + 1, rows.length)}
          </Typography>
        </div>
      )}
    </div>
  )
}
