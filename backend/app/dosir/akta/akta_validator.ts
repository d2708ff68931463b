import vine from '@vinejs/vine'
import { bersama, idBoleh, isi } from '#app/dosir/bagian/dosir_input'

/** `aktaId` -999 means that there is none yet. */
export const aktaValidator = vine.create({
  ...bersama,
  aktaId: idBoleh(),
  aktaANo: isi(),
  aktaATgl: isi(30),
  aktaANotaris: isi(),
  aktaUNo: isi(),
  aktaUTgl: isi(30),
  aktaUNotaris: isi(),
})
