import vine from '@vinejs/vine'
import { bersama, isi } from '#app/dosir/bagian/isian_dosir'

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
