import vine from '@vinejs/vine'
import { bersama, idBoleh, isi } from '#app/dosir/bagian/isian_dosir'

/** `id` null or -1 means a new record. */
export const pengalamanPersonValidator = vine.create({
  ...bersama,
  id: idBoleh(),
  nama: isi(),
  instansi: isi(),
  jabatan: isi(),
  tahun: isi(50),
  durasiTahun: isi(50),
  durasiBulan: isi(50),
  durasiHari: isi(50),
  keterangan: isi(),
})
