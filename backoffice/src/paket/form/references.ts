import { useQuery } from '@tanstack/react-query'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { useOffice } from '../../providers/useOffice.ts'

/** Places of work that may be chosen. */
export function useLokasi() {
  const office = useOffice()
  return useQuery({
    queryKey: ['lokasi-proyek', 'pilihan'],
    queryFn: () => office.lokasiPaket(),
    staleTime: 300_000,
  })
}

type Kbli = RincianPaket['listKbli'][number]
const keKbli = ({ id, kode, nama }: Kbli) => ({ id, text: `${kode} ${nama}` })

/** Kinds of business of the newest edition, as a field of many choices reads them, and those that the package has. */
export function useKbliQuery(paket?: RincianPaket) {
  const office = useOffice()
  return {
    queryKey: ['kbli', 'rup'],
    get: async () => (await office.kbliPaket()).map(keKbli),
    stored: paket?.listKbli.map(keKbli),
  }
}
