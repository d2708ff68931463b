import TextField from '@mui/material/TextField'
import type { Pilihan } from '@eproc/domain/common/choices'
import type { KeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'

interface Dasar {
  keadaan: KeadaanTabel
  kunci: string
  label: string
  lebar?: number
}

const pasang = ({ keadaan, kunci: key }: Dasar, nilai: string) =>
  keadaan.ubah({ penyaring: { ...keadaan.penyaring, [key]: nilai } })

/** A filter with a list of choices; empty means all. */
export function PenyaringPilihan(p: Dasar & { pilihan: readonly Pilihan[]; semua: string }) {
  return (
    <TextField
      select
      size="small"
      value={p.keadaan.penyaring[p.kunci] ?? ''}
      onChange={(e) => pasang(p, e.target.value)}
      sx={{ width: { xs: '100%', sm: p.lebar ?? 200 } }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': p.label } }}
    >
      <option value="">{p.semua}</option>
      {p.pilihan.map((o) => (
        <option key={o.kode} value={o.kode}>
          {o.teks}
        </option>
      ))}
    </TextField>
  )
}
