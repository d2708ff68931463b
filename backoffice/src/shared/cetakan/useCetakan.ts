import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOffice } from '../../providers/useOffice.ts'

/** Documents of a package's stages, with the printout in force and what the reader may do with it. */
export function useCetakan(paketId: number, enabled = true) {
  const office = useOffice()
  return useQuery({
    queryKey: ['cetakan-paket', paketId],
    queryFn: () => office.cetakanPaket(paketId),
    placeholderData: keepPreviousData,
    enabled,
  })
}
