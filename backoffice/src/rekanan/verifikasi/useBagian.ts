import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { useOffice } from '../../providers/useOffice.ts'

/**
 * Content of one section. `basis`, the version of the vendor that it is read at, is part of the key, and what was read for it is never read again (`static`): when the
 * rekanan changes its data, what is shown and what is decided stay the same, and a decision made meanwhile is refused as
 * stale. It also keeps every other refresh from reading personal data once more, which would be journaled.
 */
export function useIsiBagian(path: string, pribadi: boolean, basis: number) {
  const { id } = useRecordContext<KeadaanVerifikasi>()!
  const office = useOffice()
  return useQuery({
    queryKey: ['dosir', id, path, basis, pribadi],
    queryFn: () => office.isiBagian(path, pribadi),
    // Of this section, while it is read at another version; never of the one before it.
    placeholderData: (previous: unknown, query) =>
      query?.queryKey[2] === path ? previous : undefined,
    staleTime: 'static',
    gcTime: pribadi ? 0 : 60_000,
  })
}

/** The verified version beside the present one. */
export function useBandingBagian(bagian: BagianKey) {
  const { id, versi } = useRecordContext<KeadaanVerifikasi>()!
  const office = useOffice()
  return useQuery({
    queryKey: ['banding', id, bagian, versi],
    queryFn: () => office.bandingBagian(id, bagian),
  })
}

/** Changes since the latest verification, and decisions on one section. A decision changes the version too. */
export function useRiwayatBagian(bagian: BagianKey) {
  const { id, versi } = useRecordContext<KeadaanVerifikasi>()!
  const office = useOffice()
  return useInfiniteQuery({
    queryKey: ['riwayat', id, bagian, versi],
    queryFn: ({ pageParam }) => office.riwayatBagian(id, bagian, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ lebihLama, keputusan }) => (lebihLama ? keputusan.at(-1)?.id : null),
  })
}
