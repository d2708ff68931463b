import vine from '@vinejs/vine'
import { bersama, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PENGALAMAN_SORT } from '#app/dosir/pengalaman/pengalaman_query'

export const pengalamanValidator = vine.create({
  ...bersama,
  namaKontrak: isi(),
  lokasi: isi(),
  instansi: isi(),
  alamat: isi(),
  telepon: isi(),
  noKontrak: isi(),
  nilaiKontrak: isi(50),
  persentase: isi(50),
  tglPelaksanaan: isi(30),
  tglSelesaiKontrak: isi(30),
  tglSerahTerima: isi(30),
  keterangan: isi(),
})

export const pengalamanListQuery = recordQuery(PENGALAMAN_SORT)
