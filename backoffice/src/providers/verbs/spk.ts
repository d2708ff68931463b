import type { SpkAnswer, SpkFile, SpkTender } from '@eproc/domain/spk/answers'
import type { HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { api } from '@eproc/ui/api/api.ts'
import { download } from './download.ts'

/** Work orders (S3 §7.4). */
export const spkVerbs = {
  /** the newest running tenders with these words in code or name */
  tenderSpk: (q: string, perHalaman: number) =>
    api.get<SpkTender[]>('/api/spk', { query: { perHalaman, q: q || null } }),
  bacaSpk: (tenderId: number) => api.get<SpkAnswer>(`/api/spk/${tenderId}`),
  simpanSpk: (input: { tenderId: number; versi: number | null; spk: readonly HeaderInput[] }) =>
    api.post<SpkAnswer>('/api/spk', input),
  unduhSpk: async (tenderId: number, nama: string) => {
    const { file } = await api.get<SpkFile>(`/api/spk/pdf/${tenderId}`)
    await download(`/${file}`, nama)
  },
}
