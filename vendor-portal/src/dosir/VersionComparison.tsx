import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BandingBagian } from '@eproc/domain/dosir/answers_banding'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { banding } from '@eproc/i18n/id/banding'
import { api } from '@eproc/ui/api/api.ts'
import { Comparison } from '@eproc/ui/feedback/Comparison.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useRekananId } from './useDosir.ts'

/** Opened on demand: what was verified beside what the rekanan has changed since. */
export function VersionComparison({ bagian }: { bagian: BagianKey }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      style={{ marginBottom: 24 }}
      onToggle={(e) => setOpen((e.target as HTMLDetailsElement).open)}
    >
      <summary style={{ fontWeight: 600, cursor: 'pointer', padding: '8px 0' }}>
        {banding.buka}
      </summary>
      {open && <Differences bagian={bagian} />}
    </details>
  )
}

function Differences({ bagian }: { bagian: BagianKey }) {
  const id = useRekananId()
  const query = useQuery({
    queryKey: ['dosir', id, 'banding', bagian],
    queryFn: () => api.get<BandingBagian | null>(`/api/vendor/${id}/banding/${bagian}`),
  })
  return (
    <Loaded query={query}>
      {(data) => (data ? <Comparison data={data} /> : <MessageBox>{banding.tanpaBeda}</MessageBox>)}
    </Loaded>
  )
}
