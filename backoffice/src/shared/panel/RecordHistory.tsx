import { useCanAccess } from 'react-admin'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import type { HistoryProps } from './History.tsx'

/* With the words of every deed: fetched by who reads the audit, below a record that stands already. */
const History = lazyPart(() => import('./History.tsx'))

/** What was done to a record, by whom and when, the newest first (decisions §2: for those who read the audit). */
export function RecordHistory({ filter }: HistoryProps) {
  const { canAccess } = useCanAccess({ resource: 'admin/audit', action: 'list' })
  if (!canAccess) return null
  return (
    <OptionalPart>
      <History filter={filter} />
    </OptionalPart>
  )
}
