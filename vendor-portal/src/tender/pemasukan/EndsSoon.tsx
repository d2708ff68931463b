import { keMs } from '@eproc/domain/common/format'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useNow } from '@eproc/ui/api/time.ts'

/* Minutes before the end at which the warning speaks again; in between it keeps still. */
const THRESHOLD_MINUTES = [1, 5, 15, 30, 60]
const MINUTE_MS = 60_000

/** A warning while files are missing, from one hour before the tahap ends (server's clock). */
export function EndsSoon({ ends }: { ends: string | null }) {
  const left = (keMs(ends) ?? Infinity) - useNow()
  const threshold = THRESHOLD_MINUTES.find((minutes) => left <= minutes * MINUTE_MS)
  if (threshold === undefined || left <= 0) return null
  return (
    <MessageBox tone="warning">
      {penawaran.layar.segera(tenderLayar.pemasukan.lessThan(threshold))}
    </MessageBox>
  )
}
