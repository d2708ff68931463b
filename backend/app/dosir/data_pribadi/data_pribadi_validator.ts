import vine from '@vinejs/vine'
import { bersama, emailR, teks, paragraf } from '#app/dosir/bagian/dosir_input'

export const dataPribadiValidator = vine.create({
  ...bersama,
  emailR: emailR(),
  nama: teks(),
  alamat: paragraf(),
  provinsi: teks(50),
  kabkod: teks(50),
  kodepos: teks(50),
  telepon: teks(),
  email: teks(),
  noKtp: teks(50),
  npwp: teks(50),
})
