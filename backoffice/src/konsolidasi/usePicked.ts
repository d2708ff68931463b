import { useGetMany, useListContext } from 'react-admin'
import type { Kegiatan } from '@eproc/domain/rup/answers'

/** The kegiatan that are picked, also those of other pages of the list; a package has one PPK and one budget year. */
export function usePicked() {
  const { selectedIds } = useListContext<Kegiatan>()
  const { data } = useGetMany<Kegiatan>(
    'rup/kegiatan',
    { ids: selectedIds },
    { enabled: selectedIds.length > 0 }
  )
  const picked = selectedIds.length > 0 ? (data ?? []).filter((k) => k !== undefined) : []
  const first = picked[0]
  const fits = (k: Kegiatan) =>
    first === undefined || (k.ppkId === first.ppkId && k.tahunAnggaran === first.tahunAnggaran)
  return { picked, fits, isOnePackage: picked.length > 0 && picked.every(fits) }
}
