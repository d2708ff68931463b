import vine from '@vinejs/vine'
import { bersama, idBoleh, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PENGALAMAN_PERSON_SORT } from '#app/dosir/pengalaman_person/pengalaman_person_query'

/** `id` null or -1 means a new record. */
export const pengalamanPersonValidator = vine.create({
  ...bersama,
  id: idBoleh(),
  nama: isi(),
  instansi: isi(),
  jabatan: isi(),
  tahun: isi(50),
  durasiTahun: isi(50),
  durasiBulan: isi(50),
  durasiHari: isi(50),
  keterangan: isi(),
})

export const pengalamanPersonListQuery = recordQuery(PENGALAMAN_PERSON_SORT)
