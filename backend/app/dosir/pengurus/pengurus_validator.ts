import vine from '@vinejs/vine'
import { bersama, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PENGURUS_SORT } from '#app/dosir/pengurus/pengurus_query'

export const pengurusValidator = vine.create({
  ...bersama,
  nama: isi(),
  noKtp: isi(50),
  npwp: isi(50),
  alamat: isi(),
  jabatan: isi(),
  tglMulai: isi(30),
})

export const pengurusListQuery = recordQuery(PENGURUS_SORT)
