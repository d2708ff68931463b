import type {
  HolderKeyRow,
  HolderKeysOwn,
  HolderSetState,
  SharesChecked,
  SharesToCheck,
} from '@eproc/domain/pemegang/answers'
import { api } from '@eproc/ui/api/api.ts'

const KEYS = '/api/kunci-pemegang'

/** Keys of people (sealing.md §2); what is sent was made in the browser. */
export const pemegangVerbs = {
  ownKeys: () => api.get<HolderKeysOwn>(KEYS),
  registerKey: (body: object) => api.post<HolderKeysOwn>(KEYS, body),
  rewrapKey: (id: number, body: object) => api.put<HolderKeysOwn>(`${KEYS}/${id}/bungkus`, body),
  revokeKeys: (alasan: string) => api.post<HolderKeysOwn>(`${KEYS}/cabut`, { alasan }),
  /** Whose keys a package has, or lacks until it can be published. */
  holderSet: (paketId: number) => api.get<HolderSetState>(`/api/paket/${paketId}/pemegang`),
  remindHolders: (paketId: number) =>
    api.post<HolderSetState>(`/api/paket/${paketId}/pemegang/ingatkan`, {}),
  /** The own shares of offers that wait for one's check. */
  sharesToCheck: (paketId: number) =>
    api.get<SharesToCheck>(`/api/paket/${paketId}/pemegang/bagian`),
  sendShareCheck: (paketId: number, body: object) =>
    api.post<SharesChecked>(`/api/paket/${paketId}/pemegang/bagian`, body),
  setPlain: (paketId: number, polos: boolean) =>
    api.put<HolderSetState>(`/api/paket/${paketId}/pemegang/polos`, { polos }),
  confirmKey: (id: number, body: object) =>
    api.post<HolderKeyRow>(`${KEYS}/${id}/konfirmasi`, body),
}
