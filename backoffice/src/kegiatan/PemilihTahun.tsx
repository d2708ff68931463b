import TextField from '@mui/material/TextField'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { tahunIni } from '@eproc/ui/api/time.ts'

export function PemilihTahun(p: { tahun: number; onUbah: (tahun: number) => void }) {
  return (
    <TextField
      select
      size="small"
      label={rupLayar.tahun}
      value={p.tahun}
      onChange={(e) => p.onUbah(Number(e.target.value))}
      sx={{ width: { xs: '100%', sm: 150 } }}
      slotProps={{ select: { native: true } }}
    >
      {tahunAnggaran(tahunIni()).map((t) => (
        <option key={t} value={t}>
          {t}
        </option>
      ))}
    </TextField>
  )
}
