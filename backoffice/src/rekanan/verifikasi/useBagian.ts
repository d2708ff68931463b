import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Hak } from '@eproc/domain/common/rights'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type { KeadaanVerifikasi, RiwayatBagian } from '@eproc/domain/verifikasi/answers'
import { api } from '@eproc/ui/api/api.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'

/** Rights of the user at work. */
export function useHak(hak: Hak): boolean {
  return useSesi().pengguna?.hak.includes(hak) ?? false
}

/** Frame of the dialog: bagian, certificate, blacklist, version. */
export const useKeadaan = (id: number) =>
  useQuery({
    queryKey: ['verifikasi', id],
    queryFn: () => api.ambil<KeadaanVerifikasi>(`/api/vendor/verifikasi/${id}`),
    placeholderData: keepPreviousData,
  })

/**
 * Content of one bagian. `versi` is part of the key: when the rekanan changes its data, what is shown and what is
 * decided stay the same.
 */
export const useIsiBagian = (id: number, jalur: string, versi: number, pribadi: boolean) =>
  useQuery({
    queryKey: ['dosir', id, jalur, versi, pribadi],
    queryFn: () => api.ambil<unknown>(jalur, pribadi ? { query: { pribadi: 1 } } : {}),
    placeholderData: keepPreviousData,
    gcTime: pribadi ? 0 : 60_000,
  })

/** Changes since the latest verification, and decisions on one bagian. */
export const useRiwayat = (id: number, bagian: BagianKey, versi: number, aktif: boolean) =>
  useQuery({
    queryKey: ['riwayat', id, bagian, versi],
    queryFn: () => api.ambil<RiwayatBagian>(`/api/vendor/verifikasi/${id}/perubahan/${bagian}`),
    enabled: aktif,
  })

/** Reads everything again that shows this rekanan, after a decision or live news. */
export function useSegarkan() {
  const klien = useQueryClient()
  return useCallback(
    async (id?: number) => {
      await Promise.all([
        klien.invalidateQueries({
          queryKey: id === undefined ? ['verifikasi'] : ['verifikasi', id],
        }),
        klien.invalidateQueries({ queryKey: ['rekanan'] }),
      ])
    },
    [klien]
  )
}
