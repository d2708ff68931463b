import type { Infer } from '@vinejs/vine/types'
import type { Baris, Catatan } from '#app/dosir/catatan'
import { kolom, wajib } from '#app/dosir/isian_dosir'
import type { aktaValidator } from '#app/dosir/akta/akta_validator'
import { ID_BELUM_ADA } from '@eproc/domain/dosir'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import type { Akta } from '@eproc/domain/jawaban/dosir'

export type MasukAkta = Infer<typeof aktaValidator>
export type DokAkta = keyof typeof DOKUMEN.akta

interface IsiAkta {
  aktaANo: string
  aktaATgl: string
  aktaANotaris: string
  aktaUNo: string | null
  aktaUTgl: string | null
  aktaUNotaris: string | null
}

export const akta: Catatan<IsiAkta, DokAkta> = {
  bagian: 'akta',
  kolom: {
    aktaANo: 'akta_a_no',
    aktaATgl: 'akta_a_tgl',
    aktaANotaris: 'akta_a_notaris',
    aktaUNo: 'akta_u_no',
    aktaUTgl: 'akta_u_tgl',
    aktaUNotaris: 'akta_u_notaris',
  },
  dokumen: {
    aktaADoc: { kolom: 'akta_a_doc', aturan: DOKUMEN.akta.aktaADoc },
    aktaUDoc: { kolom: 'akta_u_doc', aturan: DOKUMEN.akta.aktaUDoc },
  },
  cari: [],
}

export const susunAkta = (masuk: MasukAkta): IsiAkta => ({
  aktaANo: wajib(masuk.aktaANo),
  aktaATgl: wajib(masuk.aktaATgl),
  aktaANotaris: wajib(masuk.aktaANotaris),
  aktaUNo: kolom(masuk.aktaUNo),
  aktaUTgl: kolom(masuk.aktaUTgl),
  aktaUNotaris: kolom(masuk.aktaUNotaris),
})

/** The answer; `vendorId` -999 for a vendor that has nothing yet. */
export function bentukAkta(baris: Baris<IsiAkta, DokAkta> | null, vendorId: number): Akta {
  if (baris) {
    const { id, ...isi } = baris
    return { aktaId: id, ...isi }
  }
  return {
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
  }
}
