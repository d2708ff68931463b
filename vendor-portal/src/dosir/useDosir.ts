import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ID_BELUM_ADA, type KunciBagian } from '@eproc/domain/dosir/bagian'
import type { StatusDosir } from '@eproc/domain/dosir/answers'
import { keHari } from '@eproc/domain/common/format'
import { api, type Jawaban } from '@eproc/ui/api/api.ts'
import { useKabar } from '@eproc/ui/api/kabar.ts'
import { segarkanSesi, useSesi } from '@eproc/ui/session/sesi.ts'
import { sekarang } from '@eproc/ui/api/waktu.ts'

/** Id rekanan yang masuk; null sampai Data Perusahaan atau Data Pribadi disimpan. */
export function useRekananId(): number | null {
  const id = useSesi().rekanan?.id ?? ID_BELUM_ADA
  return id === ID_BELUM_ADA ? null : id
}

/** Hari ini menurut jam server, yyyy-MM-dd di Jakarta. */
export const hariIniServer = (): string => keHari(sekarang()) ?? ''

/** Status dan catatan setiap bagian (GET /vendor/{id}). */
export function useStatusDosir() {
  const id = useRekananId()
  return useQuery({
    queryKey: ['dosir', id, 'status'],
    queryFn: () => api.ambil<StatusDosir>(`/vendor/${id}`),
    enabled: id !== null,
  })
}

/** Data satu bagian; `jalur` memuat id rekanan. */
export function useBagian<T>(bagian: KunciBagian, jalur: (id: number) => string) {
  const id = useRekananId()
  return useQuery({
    queryKey: ['dosir', id, bagian],
    queryFn: () => api.ambil<T>(jalur(id!)),
    enabled: id !== null,
  })
}

/** Menyimpan satu bagian: kemajuan unggahan, kabar dari server, dan status yang disegarkan. */
export function useSimpan() {
  const klien = useQueryClient()
  const { kabarkan } = useKabar()
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const mutasi = useMutation({
    mutationFn: async (kerja: (kemajuan: (n: number) => void) => Promise<Jawaban<unknown>>) => {
      setKemajuan(null)
      return kerja(setKemajuan)
    },
    onSuccess: async (jawaban) => {
      kabarkan(jawaban.message)
      await Promise.all([klien.invalidateQueries({ queryKey: ['dosir'] }), segarkanSesi()])
    },
  })
  return { simpan: mutasi.mutateAsync, sibuk: mutasi.isPending, kemajuan }
}
