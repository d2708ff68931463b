import type { Peserta } from '@eproc/domain/tender/answers'
import type {
  BeritaAcaraPembukaan,
  OpeningToSign,
  PenawaranRekanan,
} from '@eproc/domain/tender/answers_penawaran'
import type { PemeriksaanHarga } from '@eproc/domain/tender/answers_rincian'
import { api } from '@eproc/ui/api/api.ts'
import { download, guardedFile } from './download.ts'

const pembukaan = (paketId: number) => `/api/tender/pembukaan/${paketId}`

export interface OpeningInput {
  tahap: string
  alasan?: string
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
    api.get<BeritaAcaraPembukaan>(`${pembukaan(paketId)}/${tahap}`),
  mintaPembukaan: (paketId: number, input: OpeningInput) => api.post(pembukaan(paketId), input),
  sahkanPembukaan: (paketId: number, input: OpeningInput) =>
    api.post(`${pembukaan(paketId)}/sahkan`, input),
  /** What a holder of a key signs for either. */
  openingToSign: async (paketId: number, tahap: string) =>
    (await api.post<OpeningToSign>(`${pembukaan(paketId)}/pernyataan`, { tahap })).data,
  /** An opened document; the server decrypts it while sending, and journals it. */
  unduhPenawaran: download,
  /** The same to be read on the page; journaled, too. */
  bacaPenawaran: guardedFile,
}
