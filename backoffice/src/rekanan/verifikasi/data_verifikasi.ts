import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Hak } from '@eproc/domain/common/rights'
import type { KunciBagian } from '@eproc/domain/dosir/bagian'
import type { KeadaanVerifikasi, RiwayatBagian } from '@eproc/domain/verifikasi/answers'
import { api } from '@eproc/ui/api/api.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'

/** Hak pengguna yang masuk. */
export function useHak(hak: Hak): boolean {
  return useSesi().pengguna?.hak.includes(hak) ?? false
}

/** Kerangka dialog: bagian, sertifikat, blacklist, versi. */
export const useKeadaan = (id: number) =>
  useQuery({
    queryKey: ['verifikasi', id],
    queryFn: () => api.ambil<KeadaanVerifikasi>(`/api/vendor/verifikasi/${id}`),
    placeholderData: keepPreviousData,
  })

/**
 * Isi satu bagian. `versi` menjadi bagian kunci: bila rekanan mengubah datanya, yang tampil dan yang
 * diputuskan tetap sama.
 */
export const useIsiBagian = (id: number, jalur: string, versi: number, pribadi: boolean) =>
  useQuery({
    queryKey: ['dosir', id, jalur, versi, pribadi],
    queryFn: () => api.ambil<unknown>(jalur, pribadi ? { kueri: { pribadi: 1 } } : {}),
    placeholderData: keepPreviousData,
    gcTime: pribadi ? 0 : 60_000,
  })

/** Perubahan sejak verifikasi terakhir dan keputusan atas satu bagian. */
export const useRiwayat = (id: number, bagian: KunciBagian, versi: number, aktif: boolean) =>
  useQuery({
    queryKey: ['riwayat', id, bagian, versi],
    queryFn: () => api.ambil<RiwayatBagian>(`/api/vendor/verifikasi/${id}/perubahan/${bagian}`),
    enabled: aktif,
  })

/** Mengambil ulang semua yang menampilkan rekanan ini, setelah keputusan atau kabar baru. */
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
