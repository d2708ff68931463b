import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { InformasiPaket, TabAnswer } from '@eproc/domain/tender/answers'
import { api } from '@eproc/ui/api/api.ts'
import { useLiveStream } from '@eproc/ui/api/stream.ts'

const JEDA_SEGAR_MS = 3000

/** Tabs of the tahap and their states as the server tells them (GET /api/paket/{id}/tab). */
export const useTabPaket = (id: number) =>
  useQuery({
    queryKey: ['paket', id, 'tab'],
    queryFn: () => api.ambil<TabAnswer>(`/api/paket/${id}/tab`),
  })

/** Information on a paket with its jadwal (S1 §2.10). */
export const useInformasiPaket = (id: number) =>
  useQuery({
    queryKey: ['paket', id, 'informasi'],
    queryFn: () => api.ambil<InformasiPaket>(`/api/paket/${id}/informasi`),
  })

/** Reads all data of this paket again; calls in a row (countdowns that reach zero) become one every three seconds. */
export function useSegarkanPaket(id: number) {
  const klien = useQueryClient()
  const terakhir = useRef(0)
  return useCallback(
    (segera = true) => {
      const kini = performance.now()
      if (!segera && kini - terakhir.current < JEDA_SEGAR_MS) return
      terakhir.current = kini
      void klien.invalidateQueries({ queryKey: ['paket', id] })
      void klien.invalidateQueries({ queryKey: ['paket-rekanan'] })
    },
    [klien, id]
  )
}

/** Live news (invitation, addendum, answer, announcement) refreshes the open paket. */
export function useKabarPaket(id: number) {
  const segarkan = useSegarkanPaket(id)
  useLiveStream(() => segarkan())
}
