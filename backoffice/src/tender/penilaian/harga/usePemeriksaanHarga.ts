import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../../../providers/useOffice.ts'
import { useTender } from '../../context.ts'

/** Once opened, unit prices do not change; asked for by those alone who may read them. */
export function usePemeriksaanHarga(paketId: number) {
  const office = useOffice()
  const { may } = useTender()
  return useQuery({
    queryKey: ['tender', paketId, 'rincian-harga'],
    queryFn: () => office.pemeriksaanHarga(paketId),
    enabled: may('tender.penawaran.baca'),
  })
}
