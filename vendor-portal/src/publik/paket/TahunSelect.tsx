import TextField from '@mui/material/TextField'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { currentYear } from '@eproc/ui/api/time.ts'

export function TahunSelect(p: { tahun: number; onChange: (tahun: number) => void }) {
  return (
    <TextField
      select
      size="small"
      label={publikPaket.tahun}
      value={p.tahun}
      onChange={(e) => p.onChange(Number(e.target.value))}
      sx={{ width: { xs: '100%', sm: 120 } }}
      slotProps={{ select: { native: true } }}
    >
      {tahunAnggaran(currentYear()).map((t) => (
        <option key={t} value={t}>
          {t}
        </option>
      ))}
    </TextField>
  )
}
