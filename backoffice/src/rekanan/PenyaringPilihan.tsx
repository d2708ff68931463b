import Tutup from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { ui } from '@eproc/i18n/id/ui'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import type { Pilihan } from '@eproc/domain/common/choices'

export interface PenyaringPilihanProps {
  label: string
  pilihan: readonly Pilihan[]
  /** Text of the choice without a filter, 'Semua' when left out. */
  kosong?: string
  /** '' means no filter */
  nilai: string
  onUbah: (nilai: string) => void
}

/** A table's filter, cleared with one button. */
export function PenyaringPilihan(p: PenyaringPilihanProps) {
  const { label, pilihan, nilai, onUbah, kosong = verifikasi.daftar.semua } = p
  return (
    <TextField
      select
      size="small"
      label={label}
      value={nilai}
      onChange={(e) => onUbah(e.target.value)}
      fullWidth={false}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 140px' } }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        input: {
          endAdornment: nilai ? (
            <InputAdornment position="end" sx={{ mr: 3 }}>
              <IconButton
                size="small"
                aria-label={`${ui.isian.hapusPilihan}: ${label}`}
                onClick={() => onUbah('')}
              >
                <Tutup fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : undefined,
        },
      }}
    >
      <option value="">{kosong}</option>
      {pilihan.map((satu) => (
        <option key={satu.kode} value={satu.kode}>
          {satu.teks}
        </option>
      ))}
    </TextField>
  )
}
