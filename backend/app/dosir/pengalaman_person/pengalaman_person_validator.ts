import vine from '@vinejs/vine'
import { bersama, idBoleh, teks, paragraf, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PENGALAMAN_PERSON_SORT } from '#app/dosir/pengalaman_person/pengalaman_person_query'

/** `id` null or -1 means a new record. */
export const pengalamanPersonValidator = vine.create({
  ...bersama,
  id: idBoleh(),
  nama: teks(),
  instansi: teks(),
  jabatan: teks(),
  tahun: teks(50),
  durasiTahun: teks(50),
  durasiBulan: teks(50),
  durasiHari: teks(50),
  keterangan: paragraf(),
})

export const pengalamanPersonListQuery = recordQuery(PENGALAMAN_PERSON_SORT)
