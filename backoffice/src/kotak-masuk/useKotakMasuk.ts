import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { useOffice } from '../providers/useOffice.ts'

const KEY = ['kotak-masuk'] as const

/** As a list takes it: an object's id alone would be that of a kegiatan and of a paket. */
const asRows = (items: readonly ButirKotak[]) =>
  items.map((item) => ({ ...item, id: `${item.jenis}-${item.id}` }))
export type KotakRow = ReturnType<typeof asRows>[number]

/** What waits for the user, at most `batas` of each kind; read again when the bell rings. */
export function useKotakMasuk(batas: number) {
  const office = useOffice()
  const client = useQueryClient()
  useLiveStream(() => void client.invalidateQueries({ queryKey: KEY }))
  return useQuery({
    queryKey: [...KEY, batas],
    queryFn: () => office.kotakMasuk(batas),
    select: ({ rows, total }) => ({ rows: asRows(rows), total }),
    placeholderData: keepPreviousData,
  })
}
