import { styled } from '@mui/material/styles'
import { ui } from '@eproc/i18n/id/ui'
import { useSekarang } from '../api/time.ts'

const Isi = styled('span')(({ theme }) => ({
  color: theme.vars.palette.waktu.main,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}))

/** Time left in words: its two largest units, "2 hari 3 jam". */
function teksSisa(ms: number): string {
  const t = ui.hitungMundur
  const seconds = Math.floor(ms / 1000)
  const hari = Math.floor(seconds / 86_400)
  const jam = Math.floor((seconds % 86_400) / 3600)
  const menit = Math.floor((seconds % 3600) / 60)
  if (hari) return `${t.hari(hari)} ${t.jam(jam)}`
  if (jam) return `${t.jam(jam)} ${t.menit(menit)}`
  if (menit) return `${t.menit(menit)} ${t.detik(seconds % 60)}`
  return t.detik(seconds)
}

/** Countdown on the server's clock. `sampai`: ISO 8601. */
export function HitungMundur({ sampai, onHabis }: { sampai: string; onHabis?: () => void }) {
  const sisa = new Date(sampai).getTime() - useSekarang()
  if (sisa <= 0) {
    if (onHabis) queueMicrotask(onHabis)
    return <Isi role="timer">{ui.hitungMundur.habis}</Isi>
  }
  return (
    <Isi as="time" role="timer" aria-live="off" {...{ dateTime: sampai }}>
      {ui.hitungMundur.sisa(teksSisa(sisa))}
    </Isi>
  )
}
