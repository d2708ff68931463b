import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import type { PerubahanPaket, RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { Unread } from '../../shared/panel/Unread.tsx'
import { ChangeTable } from '../../shared/record/SideBySide.tsx'
import { twoValues } from './two_values.tsx'

const text = paketLayar.rincian

/* First value before and last value after over all changes. */
function merged(
  changes: readonly PerubahanPaket[]
): (readonly [field: string, before: unknown, after: unknown])[] {
  const result = new Map<string, [unknown, unknown]>()
  for (const { beda: diff, aksi } of changes) {
    if (aksi !== 'paket.ubah') continue
    for (const [field, [before, after]] of Object.entries(diff)) {
      result.set(field, [result.has(field) ? result.get(field)![0] : before, after])
    }
  }
  return [...result]
    .filter(([, [a, b]]) => JSON.stringify(a) !== JSON.stringify(b))
    .map(([k, [a, b]]) => [k, a, b] as const)
}

/** What changed since the latest approval, before and after. */
export function Differences() {
  const { id } = useRecordContext<RincianPaket>()!
  const office = useOffice()
  const query = useQuery({
    queryKey: ['rup/paket', 'perubahan', id],
    queryFn: () => office.perubahanPaket(id),
  })
  if (!query.data && !query.error) return null
  const rows = merged(query.data ?? [])
  return (
    <section aria-labelledby="perubahan">
      <Typography variant="h3" id="perubahan" sx={{ mb: 1.5 }}>
        {text.perubahan}
      </Typography>
      {!query.data ? (
        <Unread of={[query]} />
      ) : rows.length === 0 ? (
        <MessageBox tone="info">{text.tanpaPerubahan}</MessageBox>
      ) : (
        <ChangeTable rows={rows.map((row) => twoValues(...row))} />
      )}
    </section>
  )
}
