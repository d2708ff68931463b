import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../providers/useOffice.ts'

/** What the forms of one budget year choose from; null: no form is open. */
export function useAcuan(tahun: number | null) {
  const office = useOffice()
  return useQuery({
    queryKey: ['rup', 'acuan', tahun],
    queryFn: () => office.acuanRup(tahun!),
    enabled: tahun !== null,
    staleTime: 0,
  }).data
}
