import TextField from '@mui/material/TextField'
import { TAHUN_ANGGARAN } from '@eproc/domain/pilihan'
import { publikPaket } from '@eproc/i18n/id/publik_paket'

export function PilihTahun(p: { tahun: number; onUbah: (tahun: number) => void }) {
  return (
    <TextField
      select
      size="small"
      label={publikPaket.tahun}
      value={p.tahun}
      onChange={(e) => p.onUbah(Number(e.target.value))}
      sx={{ width: { xs: '100%', sm: 160 } }}
      slotProps={{ select: { native: true } }}
    >
      {TAHUN_ANGGARAN.map((t) => (
        <option key={t} value={t}>
          {t}
        </option>
      ))}
    </TextField>
  )
}
