import { styled } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'
import { useNow } from '../api/time.ts'

const Content = styled('span')(({ theme }) => ({
  color: theme.vars.palette.waktu.main,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}))

/** Time left in words: its two largest units, "2 hari 3 jam". */
function remainingText(ms: number): string {
  const t = ui.hitungMundur
  const seconds = Math.floor(ms / 1000)
  const days = Math.floor(seconds / 86_400)
  const timer = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  if (days) return timer ? `${t.hari(days)} ${t.jam(timer)}` : t.hari(days)
  if (timer) return `${t.jam(timer)} ${t.menit(minutes)}`
  if (minutes) return `${t.menit(minutes)} ${t.detik(seconds % 60)}`
  return t.detik(seconds)
}

/** Countdown on the server's clock. `until`: ISO 8601. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const rest = new Date(until).getTime() - useNow()
  if (rest <= 0) {
    if (onEnd) queueMicrotask(onEnd)
    return <Content role="timer">{ui.hitungMundur.habis}</Content>
  }
  return (
    <Content as="time" role="timer" aria-live="off" {...{ dateTime: until }}>
      {ui.hitungMundur.sisa(remainingText(rest))}
    </Content>
  )
}
