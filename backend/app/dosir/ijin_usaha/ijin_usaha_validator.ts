import vine from '@vinejs/vine'
import { bersama, isi } from '#app/dosir/isian_dosir'
import { daftarId } from '#inti/isian'

/** S2 §7: kbli and sbu are comma lists of ids. */
export const ijinUsahaValidator = vine.create({
  ...bersama,
  jenis: isi(20),
  nomor: isi(),
  berlaku: isi(30),
  instansi: isi(),
  kualifikasi: isi(),
  kbli: daftarId(),
  sbu: daftarId(),
  keterangan: isi(),
})

export const berikutValidator = vine.create({
  posisi: isi(50),
  email: isi(254),
  kodeUrl: isi(300),
})
