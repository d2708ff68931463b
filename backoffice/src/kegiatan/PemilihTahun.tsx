import TextField from '@mui/material/TextField'
import { TAHUN_ANGGARAN } from '@eproc/domain/pilihan'
import { rupLayar } from '@eproc/i18n/id/rup_layar'

/** Pemilih Tahun Anggaran di atas tabel. */
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
      {TAHUN_ANGGARAN.map((t) => (
        <option key={t} value={t}>
          {t}
        </option>
      ))}
    </TextField>
  )
}
