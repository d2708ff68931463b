import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PenawaranSendiri } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { api } from '@eproc/ui/api/api.ts'

const penawaranKey = (paketId: number) => ['paket', paketId, 'penawaran']

/** One's own penawaran: name, size, SHA-256 and time of each version; never the content. */
export const usePenawaran = (paketId: number, vendorId: number) =>
  useQuery({
    queryKey: penawaranKey(paketId),
    queryFn: () => api.get<PenawaranSendiri>(`/api/lelang/penawaran/${paketId}/${vendorId}`),
  })

/** Puts the server's answer in place after a file is received. */
export function useStorePenawaran(paketId: number) {
  const client = useQueryClient()
  return useCallback(
    (penawaran: PenawaranSendiri) => client.setQueryData(penawaranKey(paketId), penawaran),
    [client, paketId]
  )
}
