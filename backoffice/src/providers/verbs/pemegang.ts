import type { HolderKeyRow, HolderKeysOwn } from '@eproc/domain/pemegang/answers'
import { api } from '@eproc/ui/api/api.ts'

const KEYS = '/api/kunci-pemegang'

/** Keys of people (sealing.md §2); what is sent was made in the browser. */
export const pemegangVerbs = {
  ownKeys: () => api.get<HolderKeysOwn>(KEYS),
  registerKey: (body: object) => api.post<HolderKeysOwn>(KEYS, body),
  rewrapKey: (id: number, body: object) => api.put<HolderKeysOwn>(`${KEYS}/${id}/bungkus`, body),
  revokeKeys: (alasan: string) => api.post<HolderKeysOwn>(`${KEYS}/cabut`, { alasan }),
  confirmKey: (id: number, body: object) =>
    api.post<HolderKeyRow>(`${KEYS}/${id}/konfirmasi`, body),
}
