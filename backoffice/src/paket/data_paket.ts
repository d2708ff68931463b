import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { api } from '@eproc/ui/api/api.ts'
import { tahunIni } from '@eproc/ui/api/time.ts'

/** Budget year of the address (`?tahun=`); at first this year by the server's clock. */
export function useTahun(): [number, (tahun: number) => void] {
  const [alamat, setAlamat] = useSearchParams()
  const diminta = Number(alamat.get('tahun'))
  const kini = tahunIni()
  const tahun = tahunAnggaran(kini).includes(diminta) ? diminta : kini
  return [
    tahun,
    (baru) =>
      setAlamat((previous) => {
        previous.set('tahun', String(baru))
        previous.delete('halaman')
        return previous
      }),
  ]
}

/** One whole paket; `id` null: there is none yet. */
export const usePaket = (id: number | null) =>
  useQuery({
    queryKey: ['paket', 'satu', id],
    queryFn: () => api.ambil<RincianPaket>(`/api/paket/${id}`),
    enabled: id !== null,
  })

/** Reads everything again that comes from paket. */
export function useSegarkanPaket(): () => Promise<void> {
  const klien = useQueryClient()
  return () => klien.invalidateQueries({ queryKey: ['paket'] })
}
