import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OfficeProvider } from '../providers/dataProvider.ts'
import { useOffice } from '../providers/useOffice.ts'
import { usePaket } from './context.ts'

type Read<T> = (office: OfficeProvider, paketId: number) => Promise<T>

/* What was read stays in view while it is read again. */
function useRead<T>(paketId: number, key: readonly unknown[], read: Read<T>) {
  const office = useOffice()
  return useQuery({
    queryKey: ['tender', paketId, ...key],
    queryFn: () => read(office, paketId),
    placeholderData: keepPreviousData,
  })
}

/** Tabs of the tahap as the server tells them: state, reason, rights. */
export const useTabTender = (paketId: number) =>
  useRead(paketId, ['tab'], (office, id) => office.tabTender(id))

export const useRincianPaket = (paketId: number) =>
  useRead(paketId, ['rincian'], (office, id) => office.rincianTender(id))

/** What a panel reads of its package: `usePanelRead(['hasil'], (office, id) => office.hasilTender(id))`. */
export const usePanelRead = <T>(key: readonly unknown[], read: Read<T>) =>
  useRead(usePaket().id, key, read)

export const useJadwal = () => usePanelRead(['jadwal'], (office, id) => office.jadwalTender(id))
export const usePenawaran = () =>
  usePanelRead(['penawaran'], (office, id) => office.penawaranTender(id))
export const useEvaluasi = () =>
  usePanelRead(['evaluasi'], (office, id) => office.evaluasiTender(id))
/** Technical scores by member, for who may read prices. */
export const useNilaiAnggota = () =>
  usePanelRead(['evaluasi', 'anggota'], (office, id) => office.nilaiAnggota(id))
export const useKontrak = () => usePanelRead(['kontrak'], (office, id) => office.kontrakTender(id))
