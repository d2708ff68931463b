import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { SortButton, useListContext, useStore } from 'react-admin'
import { tanggal } from '@eproc/domain/common/format'
import type { MonitorBagan } from '@eproc/domain/pantauan/answers'
import { pantauan as text } from '@eproc/i18n/id/pantauan'
import { useNow } from '@eproc/ui/api/time.ts'
import { ListNoResults } from '../shared/list/ListStates.tsx'
import { Axis, Frame, Head, Legend, Line, Tick } from './chart_parts.tsx'
import { chartWindow, placeOf, SPANS, ticksOf, type Span } from './chart_window.ts'
import { ScheduleRow } from './ScheduleRow.tsx'

const MINUTE = 60_000

/** Gantt-like: a row a package, a bar a stage, a line for now; the table of the same is one click away. */
export function ScheduleChart() {
  const { data, isPending } = useListContext<MonitorBagan>()
  const [span, setSpan] = useStore<Span>('monitor.bagan.jangkauan', 3)
  const [step, setStep] = useState(0)
  // A line that moves by the minute is enough.
  const now = Math.floor(useNow() / MINUTE) * MINUTE
  const shown = chartWindow(now, span, step)
  if (isPending) return null
  if (!data || data.length === 0) return <ListNoResults />
  const here = placeOf(shown, now)
  return (
    <>
      <Head>
        <Period span={span} onSpan={setSpan} step={step} onStep={setStep} />
        <SortButton fields={['selesai', 'kode', 'nama', 'divisi']} />
        <Legend />
      </Head>
      <Frame>
        <Axis aria-hidden>
          {ticksOf(shown).map((ms) => (
            <Tick key={ms} style={{ left: `${placeOf(shown, ms)}%` }}>
              {tanggal(ms).slice(0, 6)}
            </Tick>
          ))}
          {here >= 0 && here <= 100 && (
            <Line style={{ left: `${here}%`, bottom: '50%' }}>{text.sekarang}</Line>
          )}
        </Axis>
        <ul>
          {data.map((paket) => (
            <ScheduleRow key={paket.id} paket={paket} shown={shown} now={now} />
          ))}
        </ul>
      </Frame>
    </>
  )
}

interface PeriodProps {
  span: Span
  onSpan: (span: Span) => void
  step: number
  onStep: (step: number) => void
}

/** How much time is shown, and which. */
const Period = ({ span, onSpan, step, onStep }: PeriodProps) => (
  <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    <ToggleButtonGroup
      size="small"
      exclusive
      color="primary"
      value={span}
      aria-label={text.jangkauan}
      onChange={(_, value: Span | null) => value && onSpan(value)}
    >
      {SPANS.map((months) => (
        <ToggleButton key={months} value={months} sx={{ minHeight: 36, px: 1.5 }}>
          {text.bulan(months)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton aria-label={text.mundur} onClick={() => onStep(step - 1)}>
        <NavigateBefore />
      </IconButton>
      <Button disabled={step === 0} onClick={() => onStep(0)}>
        {text.kini}
      </Button>
      <IconButton aria-label={text.maju} onClick={() => onStep(step + 1)}>
        <NavigateNext />
      </IconButton>
    </span>
  </span>
)
