import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { keMs } from '@eproc/domain/common/format'

const Pair = styled('span')(({ theme }) => ({
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

const JAKARTA_MS = 7 * 3_600_000

function parts(value: string | null | undefined): { day: string; time: string } {
  const ms = keMs(value ?? null)
  if (ms === null) return { day: '', time: '' }
  const text = new Date(ms + JAKARTA_MS).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/* '9' → '', '930' → '09:30', '9:3' waits for more. */
function tidyTime(typed: string): string | null {
  const match = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim())
  if (!match) return null
  const [time, minute] = [Number(match[1]), Number(match[2])]
  return time < 24 && minute < 60
    ? `${String(time).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    : null
}

export interface TimeInputProps {
  /** ISO 8601, empty while not planned. */
  value: string | null | undefined
  onChange: (value: string | null) => void
  dayLabel: string
  timeLabel: string
  /** Time filled in by itself when only a day is chosen. */
  firstTime: string
  invalid?: boolean
  disabled?: boolean
  describedBy?: string
}

/** Day and 24-hour time of Jakarta, the same in every browser and device language. */
export function TimeInput(p: TimeInputProps) {
  const now = parts(p.value)
  const [typed, setTyped] = useState<string | null>(null)
  const joined = (day: string, time: string) => (day ? `${day}T${time}:00+07:00` : null)
  return (
    <Pair>
      <input
        type="date"
        aria-label={p.dayLabel}
        aria-invalid={p.invalid === true}
        aria-describedby={p.describedBy}
        max="2099-12-31"
        value={now.day}
        disabled={p.disabled === true}
        onChange={(e) => p.onChange(joined(e.target.value, now.time || p.firstTime))}
      />
      <input
        type="text"
        inputMode="numeric"
        placeholder="00:00"
        maxLength={5}
        aria-label={p.timeLabel}
        aria-invalid={p.invalid === true}
        value={typed ?? now.time}
        disabled={p.disabled === true || now.day === ''}
        onChange={(e) => {
          setTyped(e.target.value)
          const time = /^\d{2}:\d{2}$/.test(e.target.value) ? tidyTime(e.target.value) : null
          if (time) p.onChange(joined(now.day, time))
        }}
        onBlur={() => {
          const time = typed === null ? null : tidyTime(typed)
          if (time) p.onChange(joined(now.day, time))
          setTyped(null)
        }}
      />
    </Pair>
  )
}
