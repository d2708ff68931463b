import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { InformasiPaket, JawabanTab } from '@eproc/domain/tender/answers'
import { api } from '@eproc/ui/api/api.ts'
import { useAliran } from '@eproc/ui/api/aliran.ts'

const JEDA_SEGAR_MS = 3000

/** Tab tahap dan keadaannya menurut server (GET /api/paket/{id}/tab). */
export const useTabPaket = (id: number) =>
  useQuery({
    queryKey: ['paket', id, 'tab'],
    queryFn: () => api.ambil<JawabanTab>(`/api/paket/${id}/tab`),
  })

/** Informasi paket beserta jadwalnya (S1 §2.10). */
export const useInformasiPaket = (id: number) =>
  useQuery({
    queryKey: ['paket', id, 'informasi'],
    queryFn: () => api.ambil<InformasiPaket>(`/api/paket/${id}/informasi`),
  })

/**
 * Mengambil ulang semua data paket ini; panggilan yang beruntun (hitung mundur berdetak pada nol) digabung
 * menjadi satu tiap tiga detik.
 */
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

/** Kabar langsung (undangan, addendum, jawaban, pengumuman) menyegarkan paket yang sedang dibuka. */
export function useKabarPaket(id: number) {
  const segarkan = useSegarkanPaket(id)
  useAliran(() => segarkan())
}
