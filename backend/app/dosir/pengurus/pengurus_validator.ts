import vine from '@vinejs/vine'
import { bersama, teks, paragraf, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PENGURUS_SORT } from '#app/dosir/pengurus/pengurus_query'

export const pengurusValidator = vine.create({
  ...bersama,
  nama: teks(),
  noKtp: teks(50),
  npwp: teks(50),
  alamat: paragraf(),
  jabatan: teks(),
  tglMulai: teks(30),
})

export const pengurusListQuery = recordQuery(PENGURUS_SORT)
