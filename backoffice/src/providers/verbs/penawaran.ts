import type { Peserta } from '@eproc/domain/tender/answers_peserta'
import type {
  PembukaanAnswer,
  OpeningToSign,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { PemusnahanPaket } from '@eproc/domain/tender/penawaran/answers_pemusnahan'
import type { PemeriksaanHarga } from '@eproc/domain/tender/penawaran/answers_rincian'
import { api } from '@eproc/ui/api/api.ts'
import { download, guardedFile } from './download.ts'

const pemusnahan = (paketId: number) => `/api/tender/pemusnahan/${paketId}`
const pembukaan = (paketId: number) => `/api/tender/pembukaan/${paketId}`
/** Of a reserve that stands in for somebody the same steps have addresses of their own. */
const cadangan = (paketId: number) => `${pembukaan(paketId)}/cadangan`

export interface OpeningInput {
  tahap: string
  alasan?: string
  /** of a reserve: who is absent, and why */
  alasanCadangan?: string
  pernyataan?: string
  tandaTangan?: string
  /** of who asks: the own shares, sealed to each other holder */
  titipan?: { untuk: string; isi: string }[]
  /** of who confirms: what was found in each offer */
  hasil?: { penawaran: string; kunci?: string; bukti?: string }[]
}

/** Who takes part, and their offers up to the opening. */
export const penawaranVerbs = {
  pesertaTender: (paketId: number) => api.get<Peserta[]>(`/api/rup/paket/peserta/${paketId}`),
  penawaranTender: (paketId: number) =>
    api.get<PenawaranRekanan[]>(`/api/lelang/penawaran/${paketId}`),
  /** Unit prices of opened offers, checked; for whoever may read prices. */
  pemeriksaanHarga: (paketId: number) =>
    api.get<PemeriksaanHarga>(`/api/tender/rincian-harga/${paketId}`),
  pembukaanTender: (paketId: number, tahap: string) =>
    api.get<PembukaanAnswer>(`${pembukaan(paketId)}/${tahap}`),
  mintaPembukaan: (paketId: number, input: OpeningInput) =>
    api.post(input.alasanCadangan ? `${cadangan(paketId)}/minta` : pembukaan(paketId), input),
  sahkanPembukaan: (paketId: number, input: OpeningInput) =>
    api.post(`${input.alasanCadangan ? cadangan(paketId) : pembukaan(paketId)}/sahkan`, input),
  /** That vendors open their own offers, where no two holders are left who could. */
  vendorsOpen: (paketId: number, input: { tahap: string; alasan: string }) =>
    api.post<PembukaanAnswer>(`${pembukaan(paketId)}/rekanan`, input),
  /** What is kept sealed after the package's end; `step` of its destruction: '' asks, /tolak, /sahkan. */
  pemusnahan: (paketId: number) => api.get<PemusnahanPaket>(pemusnahan(paketId)),
  musnahkan: (paketId: number, step: string, alasan?: string) =>
    api.post<PemusnahanPaket>(pemusnahan(paketId) + step, { alasan }),
  /** What a holder of a key signs for either. */
  openingToSign: async (paketId: number, tahap: string, reserve = false) =>
    (
      await api.post<OpeningToSign>(
        `${reserve ? cadangan(paketId) : pembukaan(paketId)}/pernyataan`,
        { tahap }
      )
    ).data,
  /** An opened document; the server decrypts it while sending, and journals it. */
  unduhPenawaran: download,
  /** The same to be read on the page; journaled, too. */
  bacaPenawaran: guardedFile,
}
