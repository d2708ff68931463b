import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { Pilihan } from '@eproc/domain/common/choices'
import type { KeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'

const TUNDA_MS = 400

interface Dasar {
  keadaan: KeadaanTabel
  kunci: string
  label: string
  lebar?: number
}

const pasang = ({ keadaan, kunci: key }: Dasar, nilai: string) =>
  keadaan.ubah({ penyaring: { ...keadaan.penyaring, [key]: nilai } })

/** Penyaring dengan daftar pilihan; kosong berarti semua. */
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

/** Penyaring teks atau tanggal; teks menunggu sampai pengetikan berhenti. */
export function PenyaringTeks(p: Dasar & { tanggal?: boolean }) {
  const kini = p.keadaan.penyaring[p.kunci] ?? ''
  const [ketikan, setKetikan] = useState(kini)
  const [dari, setDari] = useState(kini)
  if (dari !== kini) {
    setDari(kini)
    setKetikan(kini)
  }
  useEffect(() => {
    if (ketikan.trim() === kini) return
    const jam = window.setTimeout(() => pasang(p, ketikan.trim()), p.tanggal ? 0 : TUNDA_MS)
    return () => window.clearTimeout(jam)
    // The timer belongs to what was typed; the table's state is read when it rings.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ketikan])
  return (
    <TextField
      size="small"
      type={p.tanggal ? 'date' : 'search'}
      label={p.label}
      value={ketikan}
      onChange={(e) => setKetikan(e.target.value)}
      sx={{ width: { xs: '100%', sm: p.lebar ?? 180 } }}
    />
  )
}
