import type { Peserta } from '@eproc/domain/tender/answers'
import type { BeritaAcaraPembukaan, PenawaranRekanan } from '@eproc/domain/tender/answers_penawaran'
import type { PemeriksaanHarga } from '@eproc/domain/tender/answers_rincian'
import { api } from '@eproc/ui/api/api.ts'
import { download, guardedFile } from './download.ts'

const pembukaan = (paketId: number) => `/api/tender/pembukaan/${paketId}`

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
  /** Where no second member has to confirm, this opens at once. */
  mintaPembukaan: (paketId: number, tahap: string, alasan?: string) =>
    api.post(pembukaan(paketId), { tahap, alasan }),
  sahkanPembukaan: (paketId: number, tahap: string, alasan?: string) =>
    api.post(`${pembukaan(paketId)}/sahkan`, { tahap, alasan }),
  /** An opened document; the server decrypts it while sending, and journals it. */
  unduhPenawaran: download,
  /** The same to be read on the page; journaled, too. */
  bacaPenawaran: guardedFile,
}
