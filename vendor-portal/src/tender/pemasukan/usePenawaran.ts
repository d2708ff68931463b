import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PenawaranSendiri } from '@eproc/domain/tender/answers_penawaran'
import { api } from '@eproc/ui/api/api.ts'

const kunciPenawaran = (paketId: number) => ['paket', paketId, 'penawaran']

/** Penawaran sendiri: nama, ukuran, SHA-256, waktu setiap versi; isinya tidak pernah. */
export const usePenawaran = (paketId: number, vendorId: number) =>
  useQuery({
    queryKey: kunciPenawaran(paketId),
    queryFn: () => api.ambil<PenawaranSendiri>(`/api/lelang/penawaran/${paketId}/${vendorId}`),
  })

/** Memasang jawaban server sesudah satu berkas diterima. */
export function usePasangPenawaran(paketId: number) {
  const klien = useQueryClient()
  return useCallback(
    (penawaran: PenawaranSendiri) => klien.setQueryData(kunciPenawaran(paketId), penawaran),
    [klien, paketId]
  )
}
