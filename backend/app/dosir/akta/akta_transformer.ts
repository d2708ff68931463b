import type { Akta as AktaAnswer } from '@eproc/domain/dosir/answers'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import type Akta from '#app/dosir/akta/akta'
import { type RecordDocuments, kerangka } from '#app/dosir/bagian/record_transformer'

export function keAkta(akta: Akta, dokumen: RecordDocuments): AktaAnswer {
  const { id, ...bersama } = kerangka<'aktaADoc' | 'aktaUDoc'>(akta, dokumen)
  return {
    aktaId: id,
    ...bersama,
    aktaANo: akta.aktaANo,
    aktaATgl: akta.aktaATgl,
    aktaANotaris: akta.aktaANotaris,
    aktaADoc: akta.aktaADoc,
    aktaUNo: akta.aktaUNo,
    aktaUTgl: akta.aktaUTgl,
    aktaUNotaris: akta.aktaUNotaris,
    aktaUDoc: akta.aktaUDoc,
  }
}

/** The answer while there is none; `vendorId` -999 for a vendor that has nothing yet. */
export const aktaKosong = (vendorId: number): AktaAnswer => ({
  aktaId: ID_BELUM_ADA,
  vendorId,
  versi: null,
  diubahPada: null,
  aktaANo: null,
  aktaATgl: null,
  aktaANotaris: null,
  aktaADoc: null,
  aktaUNo: null,
  aktaUTgl: null,
  aktaUNotaris: null,
  aktaUDoc: null,
  berkas: {},
})
