import vine from '@vinejs/vine'
import { bersama, teks, paragraf, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PENGALAMAN_SORT } from '#app/dosir/pengalaman/pengalaman_query'

export const pengalamanValidator = vine.create({
  ...bersama,
  namaKontrak: teks(),
  lokasi: paragraf(),
  instansi: teks(),
  alamat: paragraf(),
  telepon: teks(),
  noKontrak: teks(),
  nilaiKontrak: teks(50),
  persentase: teks(50),
  tglPelaksanaan: teks(30),
  tglSelesaiKontrak: teks(30),
  tglSerahTerima: teks(30),
  keterangan: paragraf(),
})

export const pengalamanListQuery = recordQuery(PENGALAMAN_SORT)
