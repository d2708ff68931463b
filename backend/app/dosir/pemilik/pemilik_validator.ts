import vine from '@vinejs/vine'
import { bersama, isi } from '#app/dosir/bagian/isian_dosir'

export const pemilikValidator = vine.create({
  ...bersama,
  nama: isi(),
  noKtp: isi(50),
  alamat: isi(),
  saham: isi(50),
  satuan: isi(10),
})
