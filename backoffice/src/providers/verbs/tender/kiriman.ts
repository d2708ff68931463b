import type { BaNegosiasiRow, SanggahRow, SppbjRow } from '@eproc/domain/tender/answers_hasil'
import { api, keFormData } from '@eproc/ui/api/api.ts'
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
      kemajuan,
    }),
  beritaAcaraNegosiasi: (paketId: number) =>
    api.ambil<BaNegosiasiRow[]>(`${BERITA_ACARA}/${paketId}`),
  kirimBeritaAcara: ({ paketId, list }: KirimanInput, kemajuan: Progress) =>
    api.post(BERITA_ACARA, kirimanBody({ paketPenyediaId: paketId }, 'listBaPeserta', list), {
      kemajuan,
    }),
  sppbjTender: (paketId: number) => api.ambil<SppbjRow[]>(`${SPPBJ}/${paketId}`),
  kirimSppbj: ({ paketId, list }: KirimanInput, kemajuan: Progress) =>
    api.post(SPPBJ, kirimanBody({ paketPenyediaId: paketId }, 'listSppbj', list), { kemajuan }),
  sanggahTender: (paketId: number, tipe: string) =>
    api.ambil<SanggahRow[]>(`${SANGGAH}/${paketId}/${tipe}`),
  jawabSanggah: ({ paketId, tipe, list }: TypedKirimanInput, kemajuan: Progress) => {
    const head = { paketPenyediaId: paketId, tipe, tipeFileAdmin: 'A' }
    return api.post(SANGGAH, kirimanBody(head, 'listSanggah', list), { kemajuan })
  },
  /** An appeal that arrived outside the application. */
  catatBanding: (paketId: number, vendorId: number, fileSanggahVendor: File) =>
    api.post(
      `${SANGGAH}/banding`,
      keFormData({ paketPenyediaId: paketId, vendorId, fileSanggahVendor })
    ),
}
