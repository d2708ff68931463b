import type { BaNegosiasiRow, SanggahRow, SppbjRow } from '@eproc/domain/tender/answers_hasil'
import { api, toFormData } from '@eproc/ui/api/api.ts'
import { kirimanBody, type Kiriman, type Progress } from './sending.ts'

export interface KirimanInput {
  paketId: number
  list: readonly Kiriman[]
}
/** Invitations and objections have types. */
export interface TypedKirimanInput extends KirimanInput {
  tipe: string
}

const UNDANGAN = '/api/lelang/undangan'
const BERITA_ACARA = '/api/lelang/ba-klarifikasi-negosiasi'
const SPPBJ = '/api/lelang/sppbj'
const SANGGAH = '/api/lelang/masa-sanggah'

/** Letters to vendors, one file each (S3 §2.3). */
export const kirimanVerbs = {
  kirimUndangan: ({ paketId, tipe, list }: TypedKirimanInput, kemajuan: Progress) =>
    api.post(UNDANGAN, kirimanBody({ paketPenyediaId: paketId, tipe }, 'listUndangan', list), {
      progress: kemajuan,
    }),
  beritaAcaraNegosiasi: (paketId: number) =>
    api.get<BaNegosiasiRow[]>(`${BERITA_ACARA}/${paketId}`),
  kirimBeritaAcara: ({ paketId, list }: KirimanInput, kemajuan: Progress) =>
    api.post(BERITA_ACARA, kirimanBody({ paketPenyediaId: paketId }, 'listBaPeserta', list), {
      progress: kemajuan,
    }),
  sppbjTender: (paketId: number) => api.get<SppbjRow[]>(`${SPPBJ}/${paketId}`),
  kirimSppbj: ({ paketId, list }: KirimanInput, kemajuan: Progress) =>
    api.post(SPPBJ, kirimanBody({ paketPenyediaId: paketId }, 'listSppbj', list), {
      progress: kemajuan,
    }),
  sanggahTender: (paketId: number, tipe: string) =>
    api.get<SanggahRow[]>(`${SANGGAH}/${paketId}/${tipe}`),
  jawabSanggah: ({ paketId, tipe, list }: TypedKirimanInput, kemajuan: Progress) => {
    const head = { paketPenyediaId: paketId, tipe, tipeFileAdmin: 'A' }
    return api.post(SANGGAH, kirimanBody(head, 'listSanggah', list), { progress: kemajuan })
  },
  /** An appeal that arrived outside the application. */
  catatBanding: (paketId: number, vendorId: number, fileSanggahVendor: File, progress: Progress) =>
    api.post(
      `${SANGGAH}/banding`,
      toFormData({ paketPenyediaId: paketId, vendorId, fileSanggahVendor }),
      { progress }
    ),
  tarikBanding: (paketId: number, vendorId: number, alasan: string) =>
    api.post(`${SANGGAH}/banding/tarik`, { paketPenyediaId: paketId, vendorId, alasan }),
}
