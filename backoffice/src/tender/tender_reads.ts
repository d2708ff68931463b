import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { HAK_AKSES, type Hak } from '@eproc/domain/common/rights'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { JadwalTenderRow, TabAnswer } from '@eproc/domain/tender/answers'
import { api } from '@eproc/ui/api/api.ts'

/** Query key of one paket; invalidating `['tender', id]` reads all of its panels again. */
export const tenderKey = (paketId: number, ...sisa: readonly unknown[]) => [
  'tender',
  paketId,
  ...sisa,
]

/** Tabs of the tahap as the server tells them: state, reason, rights. */
export const useTabTender = (paketId: number) =>
  useQuery({
    queryKey: tenderKey(paketId, 'tab'),
    queryFn: () => api.ambil<TabAnswer>(`/api/paket/${paketId}/tab`),
    placeholderData: keepPreviousData,
  })

export const useRincianPaket = (paketId: number) =>
  useQuery({
    queryKey: tenderKey(paketId, 'rincian'),
    queryFn: () => api.ambil<RincianPaket>(`/api/paket/${paketId}`),
    placeholderData: keepPreviousData,
  })

export const useJadwalTender = (paketId: number) =>
  useQuery({
    queryKey: tenderKey(paketId, 'jadwal'),
    queryFn: () => api.ambil<JadwalTenderRow[]>(`/api/rup/paket/jadwal/${paketId}`),
    placeholderData: keepPreviousData,
  })

/** What one panel reads. */
export const useIsiPanel = <T>(paketId: number, jalur: string) =>
  useQuery({
    queryKey: tenderKey(paketId, jalur),
    queryFn: () => api.ambil<T>(jalur),
    placeholderData: keepPreviousData,
  })

/** Reads everything again that shows this paket, after an action or live news. */
export function useSegarkanTender(paketId: number) {
  const klien = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        klien.invalidateQueries({ queryKey: ['tender', paketId] }),
        klien.invalidateQueries({ queryKey: ['rup/paket'] }),
      ]),
    [klien, paketId]
  )
}

export type BolehHak = (hak: Hak) => boolean

/** Rights that a pokja member keeps before the declaration (the server's rule, seen from here). */
const TANPA_PERNYATAAN: readonly Hak[] = ['tender.benturan.nyatakan', 'audit.baca', 'rekanan.pilih']

/** Rights of the caller on this paket; a pokja member cannot act before declaring no conflict of interest. */
export function useBoleh(tab: TabAnswer | undefined): BolehHak {
  return useMemo(() => {
    const belum = tab?.pokja?.bebasBenturan === false
    return (hak) =>
      tab?.bisa.includes(hak) === true &&
      !(belum && 'pokja' in HAK_AKSES[hak] && !TANPA_PERNYATAAN.includes(hak))
  }, [tab])
}
