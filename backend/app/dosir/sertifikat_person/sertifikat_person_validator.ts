import vine from '@vinejs/vine'
import { bersama, idBoleh, isi } from '#app/dosir/bagian/isian_dosir'

/** `id` null or -1 means a new record. */
export const sertifikatPersonValidator = vine.create({
  ...bersama,
  id: idBoleh(),
  keahlian: isi(),
  noSertifikat: isi(),
})
