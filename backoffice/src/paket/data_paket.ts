import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { keHari } from '@eproc/domain/format'
import type { RincianPaket } from '@eproc/domain/jawaban/paket'
import { TAHUN_ANGGARAN } from '@eproc/domain/pilihan'
import { api } from '@eproc/ui/api.ts'
import { sekarang } from '@eproc/ui/waktu.ts'

/** Tahun anggaran dari alamat (`?tahun=`); awalnya tahun ini menurut jam server. */
export function useTahun(): [number, (tahun: number) => void] {
  const [alamat, setAlamat] = useSearchParams()
  const diminta = Number(alamat.get('tahun'))
  const kini = Number(keHari(sekarang())?.slice(0, 4))
  const tahun = TAHUN_ANGGARAN.includes(diminta) ? diminta : kini
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
