import vine from '@vinejs/vine'
import { bersama, idBoleh, teks } from '#app/dosir/bagian/dosir_input'

/** `aktaId` -999 means that there is none yet. */
export const aktaValidator = vine.create({
  ...bersama,
  aktaId: idBoleh(),
  aktaANo: teks(),
  aktaATgl: teks(30),
  aktaANotaris: teks(),
  aktaUNo: teks(),
  aktaUTgl: teks(30),
  aktaUNotaris: teks(),
})
