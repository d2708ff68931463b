import type { DokumenTender } from '@eproc/domain/tender/answers_dokumen'
import type { TipeBerkasTahap } from '@eproc/domain/tender/answers_jadwal'
import { BERKAS_BA_PL, type BaPlAnswer, type BerkasBaPl } from '@eproc/domain/tender/answers_hasil'
import type { PaketTab } from '@eproc/domain/tender/answers'
import { api, toFormData } from '@eproc/ui/api/api.ts'
import { callerId, type Progress } from './sending.ts'

export interface BerkasTahapInput {
  paket: Pick<PaketTab, 'id' | 'kode' | 'nama' | 'metodePemilihan'>
  urut: number
  tipe: Exclude<TipeBerkasTahap, 'jadwal'>
  showVendor: boolean
  file: File
}
export interface UnggahDokumenInput {
  paketId: number
  tahap: string
  fileSDP: File | null
  fileTambahan: File | null
  keterangan: string | null
}
export type BaPlInput = Record<BerkasBaPl, File | null>

const DOKUMEN = '/api/lelang/prakualifikasi/upload'
const BA_PL = '/api/rup/lelang/penunjukan-langsung/berita-acara'

/** Files of a package's stages. */
export const berkasVerbs = {
  unggahBerkasTahap: ({ paket, ...input }: BerkasTahapInput, kemajuan: Progress) => {
    const { id, kode, nama, metodePemilihan } = paket
    const body = toFormData({
      paketPenyediaId: id,
      paket: { id, kode, nama, metodePemilihan },
      userId: callerId(),
      ...input,
    })
    return api.post('/api/rup/jadwal-private/upload', body, { progress: kemajuan })
  },
  dokumenTender: (paketId: number) => api.get<DokumenTender>(`${DOKUMEN}/${paketId}`),
  unggahDokumen: ({ paketId, ...input }: UnggahDokumenInput, kemajuan: Progress) =>
    api.post<DokumenTender>(DOKUMEN, toFormData({ paketPenyediaId: paketId, ...input }), {
      progress: kemajuan,
    }),
  /** The minutes of a direct appointment, each file's address or null. */
  beritaAcaraPl: (paketId: number) => api.get<BaPlAnswer>(`${BA_PL}/${paketId}`),
  unggahBeritaAcaraPl: (paketId: number, files: BaPlInput, kemajuan: Progress) => {
    const chosen = Object.fromEntries(BERKAS_BA_PL.map((name) => [name, files[name]]))
    return api.post(BA_PL, toFormData({ paketPenyediaId: paketId, ...chosen }), {
      progress: kemajuan,
    })
  },
}
