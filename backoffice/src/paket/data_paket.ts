import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { api } from '@eproc/ui/api/api.ts'
import { tahunIni } from '@eproc/ui/api/waktu.ts'

/** Tahun anggaran dari alamat (`?tahun=`); awalnya tahun ini menurut jam server. */
export function useTahun(): [number, (tahun: number) => void] {
  const [alamat, setAlamat] = useSearchParams()
  const diminta = Number(alamat.get('tahun'))
  const kini = tahunIni()
  const tahun = tahunAnggaran(kini).includes(diminta) ? diminta : kini
  return [
    tahun,
    (baru) =>
      setAlamat((lama) => {
        lama.set('tahun', String(baru))
        lama.delete('halaman')
        return lama
      }),
  ]
}

/** Satu paket lengkap; `id` null: belum ada. */
export const usePaket = (id: number | null) =>
  useQuery({
    queryKey: ['paket', 'satu', id],
    queryFn: () => api.ambil<RincianPaket>(`/api/paket/${id}`),
    enabled: id !== null,
  })

/** Membaca ulang semua yang berasal dari paket. */
export function useSegarkanPaket(): () => Promise<void> {
  const klien = useQueryClient()
  return () => klien.invalidateQueries({ queryKey: ['paket'] })
}
