import vine from '@vinejs/vine'
import { bersama, emailR, idBoleh, isi } from '#app/dosir/isian_dosir'

export const dataPribadiValidator = vine.create({
  ...bersama,
  emailR: emailR(),
  nama: isi(),
  alamat: isi(),
  provinsi: isi(50),
  kabkod: isi(50),
  kodepos: isi(50),
  telepon: isi(),
  email: isi(),
  noKtp: isi(50),
  npwp: isi(50),
})

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

export const sertifikatValidator = vine.create({
  ...bersama,
  id: idBoleh(),
  keahlian: isi(),
  noSertifikat: isi(),
})
