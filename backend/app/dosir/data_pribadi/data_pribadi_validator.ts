import vine from '@vinejs/vine'
import { bersama, emailR, isi } from '#app/dosir/bagian/dosir_input'

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
