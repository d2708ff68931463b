import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { KalenderPaket, TabAnswer } from '@eproc/domain/tender/answers'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import { api } from '@eproc/ui/api/api.ts'

const kalenderAddress = (paketId: number) => `/api/paket/${paketId}/kalender`

/** A package under way: its stages as the server tells them, and what is done with the whole. */
export const tahapVerbs = {
  /** Stages with their state, its reason and the caller's rights. */
  tabTender: (paketId: number) => api.get<TabAnswer>(`/api/paket/${paketId}/tab`),
  rincianTender: (paketId: number) => api.get<RincianPaket>(`/api/paket/${paketId}`),
  jadwalTender: (paketId: number) => api.get<JadwalTenderRow[]>(`/api/rup/paket/jadwal/${paketId}`),
  /** The caller's own calendar of the package: its address, a new one, none. */
  kalenderTender: (paketId: number) => api.get<KalenderPaket>(kalenderAddress(paketId)),
  gantiKalender: (paketId: number) => api.post<KalenderPaket>(kalenderAddress(paketId)),
  cabutKalender: (paketId: number) => api.delete<KalenderPaket>(kalenderAddress(paketId)),
  /** A member of the pokja declares to be free of conflicts of interest. */
  nyatakanBebasBenturan: (paketId: number) => api.post(`/api/paket/${paketId}/benturan`),
  selesaikanTender: (paketId: number) => api.put(`/api/rup/lelang/selesai/${paketId}`),
}
