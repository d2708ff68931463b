import vine from '@vinejs/vine'
import { bersama, idBoleh, teks, recordQuery } from '#app/dosir/bagian/dosir_input'
import { SERTIFIKAT_PERSON_SORT } from '#app/dosir/sertifikat_person/sertifikat_person_query'

/** `id` null or -1 means a new record. */
export const sertifikatPersonValidator = vine.create({
  ...bersama,
  id: idBoleh(),
  keahlian: teks(),
  noSertifikat: teks(),
})

export const sertifikatPersonListQuery = recordQuery(SERTIFIKAT_PERSON_SORT)
