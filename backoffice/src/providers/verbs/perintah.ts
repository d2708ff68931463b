import type { OrderToSign, PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { api, toFormData } from '@eproc/ui/api/api.ts'
import { download } from './download.ts'

const perintah = (paketId: number) => `/api/tender/perintah/${paketId}`

export interface OrderInput {
  nomor: string
  lembaga: string
  tanggal: string
  keterangan: string
  /** empty: all vendors */
  rekanan: number[]
  dokumen: File | null
}

interface StandIn {
  cadangan?: boolean
  alasanCadangan?: string
}

/** Access to never opened offers under an order. */
export const perintahVerbs = {
  perintahPaket: (paketId: number) => api.get<PerintahPaket>(perintah(paketId)),
  /** Fields first, the document last. */
  catatPerintah: (paketId: number, input: OrderInput, progress: (part: number) => void) => {
    const { dokumen, ...fields } = input
    return api.post<PerintahPaket>(perintah(paketId), toFormData({ ...fields, dokumen }), {
      progress,
    })
  },
  putuskanPerintah: (
    paketId: number,
    id: number,
    step: 'sahkan' | 'tolak' | 'tutup',
    alasan?: string
  ) => api.post<PerintahPaket>(`${perintah(paketId)}/${id}/${step}`, { alasan }),
  /** What a holder of a key signs. */
  orderToSign: async (paketId: number, id: number, cadangan: boolean) =>
    (await api.post<OrderToSign>(`${perintah(paketId)}/${id}/pernyataan`, { cadangan })).data,
  langkahPerintah: (
    paketId: number,
    id: number,
    step: 'minta' | 'buka',
    input: SignedOpening & StandIn
  ) => api.post<PerintahPaket>(`${perintah(paketId)}/${id}/${step}`, input),
  arsipPerintah: (paketId: number, id: number, name: string) =>
    download(`/tender/${paketId}/perintah/${id}/arsip`, name),
}
