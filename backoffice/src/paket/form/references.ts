import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../../providers/useOffice.ts'

/** Places of work that may be chosen. */
export function useLokasi() {
  const office = useOffice()
  const { data = [] } = useQuery({
    queryKey: ['lokasi-proyek', 'pilihan'],
    queryFn: () => office.lokasiPaket(),
    staleTime: 300_000,
  })
  return data
}

/** Kinds of business, as a field of many choices reads them. */
export function useKbliQuery() {
  const office = useOffice()
  return {
    queryKey: ['kbli', 'rup'],
    get: async () =>
      (await office.kbliPaket()).map((k) => ({ id: k.id, text: `${k.kode} ${k.nama}` })),
  }
}
