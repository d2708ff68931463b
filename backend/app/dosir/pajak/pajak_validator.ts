import vine from '@vinejs/vine'
import { bersama, isi } from '#app/dosir/bagian/isian_dosir'

export const pajakValidator = vine.create({
  ...bersama,
  jenis: isi(),
  masa: isi(),
  nomorTerima: isi(),
  tanggalTerima: isi(30),
})
