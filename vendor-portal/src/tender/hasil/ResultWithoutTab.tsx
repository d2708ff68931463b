import { useQuery } from '@tanstack/react-query'
import type { HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { api } from '@eproc/ui/api/api.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OwnHasil } from './OwnHasil.tsx'

/** One's own result with its reasons, where the template has no stage that announces to vendors (TLA). */
export default function ResultWithoutTab({ paketId }: { paketId: number }) {
  const query = useQuery({
    queryKey: ['paket', paketId, 'hasil'],
    queryFn: () => api.get<HasilPaket>(`/api/tender/hasil/${paketId}`),
  })
  return (
    <Loaded query={query}>
      {({ sendiri, pemenang }) =>
        sendiri && <OwnHasil hasil={sendiri} pemenang={pemenang?.vendorId === sendiri.vendorId} />
      }
    </Loaded>
  )
}
