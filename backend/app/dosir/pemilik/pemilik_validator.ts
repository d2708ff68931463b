import vine from '@vinejs/vine'
import { bersama, teks, paragraf, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PEMILIK_SORT } from '#app/dosir/pemilik/pemilik_query'

export const pemilikValidator = vine.create({
  ...bersama,
  nama: teks(),
  noKtp: teks(50),
  alamat: paragraf(),
  saham: teks(50),
  satuan: teks(10),
})

export const pemilikListQuery = recordQuery(PEMILIK_SORT)
