import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { DrafTujuan, PaketDiserahkan, RincianTender } from '@eproc/domain/panitia/answers'
import { api } from '@eproc/ui/api/api.ts'
import type { Progress } from './tender/sending.ts'
import { download } from './download.ts'

type Tender = { id: number; versi?: number }

/** What a call about one participant says; nothing said stays as it is. */
export interface EvaluasiPeserta {
  vendorId: number
  paketPenyediaId: number
  [field: string]: unknown
}

/** The committee's deeds (S3 §7.3). */
export const panitiaVerbs = {
  /** Drafts that the package could join. */
  drafTujuan: (paketId: number) => api.get<DrafTujuan[]>(`/api/tender/serah/${paketId}`),
  /** Into a draft, or as a tender of its own. */
  serahkanPaket: ({ id, versi }: Pick<RincianPaket, 'id' | 'versi'>, tenderId: number | null) =>
    api.post<PaketDiserahkan>(`/api/tender/serah/${id}`, {
      versi,
      ...(tenderId ? { tenderId } : {}),
    }),
  ubahStatusTender: ({ id, versi }: Tender, status: 'D1' | 'T0' | 'T1') =>
    api.put<RincianTender>(`/api/tender/status/${id}/${status}`, { versi }),
  buatTopikTender: (
    id: number,
    input: { subject: string; message: string; paketPenyediaId: number | null }
  ) => api.post<RincianTender>(`/api/tender/chat/${id}`, input),
  balasTopikTender: (chatId: number, message: string) =>
    api.post('/api/tender/chat/message', { chatId, message }),
  nilaiPesertaTender: (id: number, input: EvaluasiPeserta) =>
    api.put<RincianTender>(`/api/tender/evaluasi/${id}`, input),
  unggahBeritaAcara: (id: number, file: File, progress: Progress) => {
    const form = new FormData()
    form.append('BeritaAcaraPenjelasan', file)
    return api.post<RincianTender>(`/api/tender/berita-acara/${id}`, form, { progress })
  },
  unduhBerkasTender: (url: string, nama: string) => download(url, nama),
}
