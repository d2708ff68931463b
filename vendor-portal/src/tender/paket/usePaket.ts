import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type { InformasiPaket } from '@eproc/domain/tender/answers_paket'
import { api } from '@eproc/ui/api/api.ts'
import { useLiveStream } from '@eproc/ui/api/stream.ts'

const REFRESH_PAUSE_MS = 3000

/** Tabs of the tahap and their states as the server tells them (GET /api/paket/{id}/tab). */
export const useTabPaket = (id: number) =>
  useQuery({
    queryKey: ['paket', id, 'tab'],
    queryFn: () => api.get<TabAnswer>(`/api/paket/${id}/tab`),
  })

/** Information on a paket with its jadwal (S1 §2.10). */
export const useInformasiPaket = (id: number) =>
  useQuery({
    queryKey: ['paket', id, 'informasi'],
    queryFn: () => api.get<InformasiPaket>(`/api/paket/${id}/informasi`),
  })

/** Reads all data of this paket again; calls in a row (countdowns that reach zero) become one every three seconds. */
export function useRefreshPaket(id: number) {
  const client = useQueryClient()
  const last = useRef(0)
  return useCallback(
    (atOnce = true) => {
      const present = performance.now()
      if (!atOnce && present - last.current < REFRESH_PAUSE_MS) return
      last.current = present
      void client.invalidateQueries({ queryKey: ['paket', id] })
      void client.invalidateQueries({ queryKey: ['paket-rekanan'] })
    },
    [client, id]
  )
}

/** Live news (invitation, addendum, answer, announcement) refreshes the open paket. */
export function usePaketNews(id: number) {
  const refresh = useRefreshPaket(id)
  useLiveStream(() => refresh())
}
