import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { api } from '@eproc/ui/api/api.ts'

const KUNCI = ['kotak-masuk'] as const

/** What waits for the user; read again when the bell rings. */
export function useKotakMasuk() {
  const klien = useQueryClient()
  useLiveStream(() => void klien.invalidateQueries({ queryKey: KUNCI }))
  return useQuery({
    queryKey: KUNCI,
    queryFn: () => api.ambil<ButirKotak[]>('/api/rup/kotak-masuk'),
  })
}
