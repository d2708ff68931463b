import Button from '@mui/material/Button'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { useNow } from '@eproc/ui/api/time.ts'
import { Countdown } from '@eproc/ui/feedback/Countdown.tsx'

const teks = tenderStaf.dialog

interface TahapSekarangProps {
  tab: readonly TabTahap[]
  chosen: string
  onChoose: (key: string) => void
}

/** The present tahap with its countdown, unless it stands there itself; when there is none, the next one. */
export function TahapSekarang(p: TahapSekarangProps) {
  const now = useNow()
  const running = p.tab.filter((t) => t.berjalan)
  // What time alone opens: nothing more of a package that has ended.
  const next = p.tab.find((t) => t.dibukaPada !== null && Date.parse(t.dibukaPada) > now)
  const shown = running.length > 0 ? running : next ? [next] : []
  if (p.tab.length === 0) return <span>{teks.belumTerbit}</span>
  if (shown.length === 0) return <span>{teks.tidakAdaTahap}</span>
  const elsewhere = shown.filter((t) => running.length === 0 || t.kunci !== p.chosen)
  return (
    <>
      {elsewhere.map((t) => (
        <span
          key={t.kunci}
          style={{ display: 'inline-flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <span>{running.length > 0 ? teks.sekarang : teks.berikutnya}:</span>
          <Button size="small" onClick={() => p.onChoose(t.kunci)} sx={{ whiteSpace: 'normal' }}>
            {t.nama}
          </Button>
          <Countdown until={(running.length > 0 ? t.selesai : t.dibukaPada)!} />
        </span>
      ))}
    </>
  )
}
