import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { HAK_AKSES, type Hak } from '@eproc/domain/common/rights'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { BarisJadwalTender, JawabanTab } from '@eproc/domain/tender/answers'
import { api } from '@eproc/ui/api/api.ts'

/** Kunci kueri satu paket; membatalkan `['tender', id]` mengambil ulang semua panelnya. */
export const kunciTender = (paketId: number, ...sisa: readonly unknown[]) => [
  'tender',
  paketId,
  ...sisa,
]

/** Tab tahap menurut server: keadaan, alasan, hak. */
export const useTab = (paketId: number) =>
  useQuery({
    queryKey: kunciTender(paketId, 'tab'),
    queryFn: () => api.ambil<JawabanTab>(`/api/paket/${paketId}/tab`),
    placeholderData: keepPreviousData,
  })

export const useRincian = (paketId: number) =>
  useQuery({
    queryKey: kunciTender(paketId, 'rincian'),
    queryFn: () => api.ambil<RincianPaket>(`/api/paket/${paketId}`),
    placeholderData: keepPreviousData,
  })

export const useJadwal = (paketId: number) =>
  useQuery({
    queryKey: kunciTender(paketId, 'jadwal'),
    queryFn: () => api.ambil<BarisJadwalTender[]>(`/api/rup/paket/jadwal/${paketId}`),
    placeholderData: keepPreviousData,
  })

/** Bacaan satu panel. */
export const useIsiPanel = <T>(paketId: number, jalur: string) =>
  useQuery({
    queryKey: kunciTender(paketId, jalur),
    queryFn: () => api.ambil<T>(jalur),
    placeholderData: keepPreviousData,
  })

/** Mengambil ulang semua yang menampilkan paket ini, setelah tindakan atau kabar baru. */
export function useSegarkanTender(paketId: number) {
  const klien = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        klien.invalidateQueries({ queryKey: ['tender', paketId] }),
        klien.invalidateQueries({ queryKey: ['paket'] }),
      ]),
    [klien, paketId]
  )
}

export type BolehHak = (hak: Hak) => boolean

/** Rights that a pokja member keeps before the declaration (the server's rule, seen from here). */
const TANPA_PERNYATAAN: readonly Hak[] = ['tender.benturan.nyatakan', 'audit.baca', 'rekanan.pilih']

/** Hak pemanggil atas paket ini; pokja yang belum menyatakan bebas benturan belum dapat bertindak. */
export function useBoleh(tab: JawabanTab | undefined): BolehHak {
  return useMemo(() => {
    const belum = tab?.pokja?.bebasBenturan === false
    return (hak) =>
      tab?.bisa.includes(hak) === true &&
      !(belum && 'pokja' in HAK_AKSES[hak] && !TANPA_PERNYATAAN.includes(hak))
  }, [tab])
}
