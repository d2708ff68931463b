import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { keMs } from '@eproc/domain/common/format'

const Pasangan = styled('span')(({ theme }) => ({
  'display': 'inline-flex',
  'gap': 6,
  '& > input': {
    'font': 'inherit',
    'height': 40,
    'padding': '0 8px',
    'borderRadius': 8,
    'border': `1px solid ${theme.vars.palette.text.disabled}`,
    'backgroundColor': theme.vars.palette.background.paper,
    'color': 'inherit',
    'colorScheme': 'light dark',
    'minWidth': 0,
    '&:disabled': { opacity: 0.55 },
    '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  },
  '& > input:first-of-type': { width: 148 },
  '& > input:last-of-type': { width: 66, textAlign: 'center' },
}))

const MS_JAKARTA = 7 * 3_600_000

function bagian(nilai: string | null | undefined): { hari: string; jam: string } {
  const ms = keMs(nilai ?? null)
  if (ms === null) return { hari: '', jam: '' }
  const teks = new Date(ms + MS_JAKARTA).toISOString()
  return { hari: teks.slice(0, 10), jam: teks.slice(11, 16) }
}

/* '9' → '', '930' → '09:30', '9:3' waits for more. */
function rapikanJam(ketikan: string): string | null {
  const cocok = /^(\d{1,2})[:.]?(\d{2})$/.exec(ketikan.trim())
  if (!cocok) return null
  const [jam, menit] = [Number(cocok[1]), Number(cocok[2])]
  return jam < 24 && menit < 60
    ? `${String(jam).padStart(2, '0')}:${String(menit).padStart(2, '0')}`
    : null
}

export interface TimeInputProps {
  /** ISO 8601, empty while not planned. */
  nilai: string | null | undefined
  onUbah: (nilai: string | null) => void
  labelHari: string
  labelJam: string
  /** Time filled in by itself when only a day is chosen. */
  jamAwal: string
  salah?: boolean
  disabled?: boolean
  keterangan?: string
}

/** Day and 24-hour time of Jakarta, the same in every browser and device language. */
export function TimeInput(p: TimeInputProps) {
  const kini = bagian(p.nilai)
  const [ketikan, setKetikan] = useState<string | null>(null)
  const susun = (hari: string, jam: string) => (hari ? `${hari}T${jam}:00+07:00` : null)
  return (
    <Pasangan>
      <input
        type="date"
        aria-label={p.labelHari}
        aria-invalid={p.salah === true}
        aria-describedby={p.keterangan}
        max="2099-12-31"
        value={kini.hari}
        disabled={p.disabled === true}
        onChange={(e) => p.onUbah(susun(e.target.value, kini.jam || p.jamAwal))}
      />
      <input
        type="text"
        inputMode="numeric"
        placeholder="00:00"
        maxLength={5}
        aria-label={p.labelJam}
        aria-invalid={p.salah === true}
        value={ketikan ?? kini.jam}
        disabled={p.disabled === true || kini.hari === ''}
        onChange={(e) => {
          setKetikan(e.target.value)
          const jam = /^\d{2}:\d{2}$/.test(e.target.value) ? rapikanJam(e.target.value) : null
          if (jam) p.onUbah(susun(kini.hari, jam))
        }}
        onBlur={() => {
          const jam = ketikan === null ? null : rapikanJam(ketikan)
          if (jam) p.onUbah(susun(kini.hari, jam))
          setKetikan(null)
        }}
      />
    </Pasangan>
  )
}
