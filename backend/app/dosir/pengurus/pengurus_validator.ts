import vine from '@vinejs/vine'
import { bersama, isi } from '#app/dosir/bagian/isian_dosir'

export const pengurusValidator = vine.create({
  ...bersama,
  nama: isi(),
  noKtp: isi(50),
  npwp: isi(50),
  alamat: isi(),
  jabatan: isi(),
  tglMulai: isi(30),
})
