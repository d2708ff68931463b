import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { bacaJam, gabungWaktu, jamLengkap, pecahWaktu } from '@eproc/domain/common/isian_hari'
import { hariLayar as words } from '@eproc/i18n/id/hari'
import { DayField } from './DayField.tsx'

export interface MomentFieldProps {
  /** ISO 8601, empty while not planned; an impossible day comes back as it was typed. */
  value: string | null | undefined
  onChange: (value: string | null) => void
  dayLabel: string
  timeLabel: string
  /** Time filled in by itself when only a day is chosen. */
  firstTime: string
  invalid?: boolean
  disabled?: boolean
  describedBy?: string | undefined
}

/** Day and 24-hour time of Jakarta, the same in every browser and device language. */
export function MomentField(p: MomentFieldProps) {
  const { hari, jam } = pecahWaktu(p.value)
  const [typed, setTyped] = useState<string | null>(null)
  /* What is no time stays in the value as well, so that the rules refuse it. */
  const settle = (text: string) => {
    const time = bacaJam(text) ?? text.trim()
    if (time !== '' && time !== jam) p.onChange(gabungWaktu(hari, time))
  }
  const finish = () => {
    if (typed !== null) settle(typed)
    setTyped(null)
  }
  const impossible = typed === null && jam !== '' && bacaJam(jam) === null
  return (
    <span style={{ display: 'inline-flex', gap: 6 }}>
      <span style={{ width: 164 }}>
        <DayField
          compact
          label={p.dayLabel}
          value={hari}
          onChange={(day) => p.onChange(gabungWaktu(day, jam || p.firstTime))}
          invalid={p.invalid === true}
          disabled={p.disabled === true}
          describedBy={p.describedBy}
        />
      </span>
      <TextField
        sx={{ width: 76 }}
        placeholder={words.contohJam}
        value={typed ?? jam}
        error={p.invalid === true || impossible}
        helperText={impossible && words.jamTidakAda}
        disabled={p.disabled === true || hari === ''}
        onChange={(e) => {
          setTyped(e.target.value)
          if (e.target.value.length === 5 || jamLengkap(e.target.value)) settle(e.target.value)
        }}
        onBlur={finish}
        // Enter sends the form without leaving the field.
        onKeyDown={(e) => e.key === 'Enter' && finish()}
        slotProps={{
          htmlInput: {
            'aria-label': p.timeLabel,
            'inputMode': 'numeric',
            'maxLength': 5,
            'style': { textAlign: 'center' },
            ...(p.describedBy ? { 'aria-describedby': p.describedBy } : {}),
          },
        }}
      />
    </span>
  )
}
