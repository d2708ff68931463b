import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { AcuanRup, RincianKegiatan } from '@eproc/domain/rup/answers'
import { api } from '@eproc/ui/api/api.ts'
import type { AlamatDialog } from '../shared/sumber.ts'

/** react-admin resources; their data lives at /rest/program and /rest/kegiatan. */
export const PROGRAM_RESOURCE = 'rup/program'
export const KEGIATAN_RESOURCE = 'rup/kegiatan'

/** Choices of the form for one year; for planners only. */
export const useAcuan = (tahun: number, perlu: boolean) =>
  useQuery({
    queryKey: ['rup', 'acuan', tahun],
    queryFn: () => api.ambil<AcuanRup>(`/api/rup/acuan/${tahun}`),
    enabled: perlu,
    staleTime: 0,
  })

export const useRincianKegiatan = (id: number) =>
  useQuery({
    queryKey: ['rup', 'kegiatan', id],
    queryFn: () => api.ambil<RincianKegiatan>(`/api/rup/kegiatan/${id}`),
    staleTime: 0,
    retry: false,
  })

/** Reads everything again after a decision: list, details and inbox. */
export function useSegarkanRup(): () => Promise<void> {
  const klien = useQueryClient()
  return () => klien.invalidateQueries()
}

/** Dialog to add or change, told by the address: `?program=baru`, `?program=12`; the list keeps its filters. */
export function useAddressQuery(key: string): AlamatDialog {
  const [alamat, setAlamat] = useSearchParams()
  const raw = alamat.get(key) ?? ''
  const pasang = (nilai: string | null) =>
    setAlamat(
      (previous) => {
        const baru = new URLSearchParams(previous)
        if (nilai === null) baru.delete(key)
        else baru.set(key, nilai)
        return baru
      },
      { preventScrollReset: true }
    )
  return {
    buka: raw === 'baru' ? 'tambah' : /^\d{1,9}$/.test(raw) ? Number(raw) : null,
    tambah: () => pasang('baru'),
    ubah: (id) => pasang(String(id)),
    tutup: () => pasang(null),
  }
}
