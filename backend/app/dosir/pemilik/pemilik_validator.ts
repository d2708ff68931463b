import vine from '@vinejs/vine'
import { bersama, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PEMILIK_SORT } from '#app/dosir/pemilik/pemilik_query'

export const pemilikValidator = vine.create({
  ...bersama,
  nama: isi(),
  noKtp: isi(50),
  alamat: isi(),
  saham: isi(50),
  satuan: isi(10),
})

export const pemilikListQuery = recordQuery(PEMILIK_SORT)
