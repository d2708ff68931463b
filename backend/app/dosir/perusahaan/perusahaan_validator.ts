import vine from '@vinejs/vine'
import { bersama, centang, emailR, isi } from '#app/dosir/bagian/dosir_input'

/** `pusat` is an object, or its JSON text in multipart (S2 §3). */
export const perusahaanValidator = vine.create({
  ...bersama,
  emailR: emailR(),
  nama: isi(),
  npwp: isi(50),
  noPengukuhan: isi(),
  email: isi(),
  website: isi(),
  alamat: isi(),
  kodepos: isi(50),
  telepon: isi(),
  fax: isi(),
  cabang: centang(),
  provinsi: isi(50),
  kabkod: isi(50),
  bentuk: isi(50),
  ukuran: isi(50),
  pusat: vine
    .object({
      alamatPusat: isi(),
      teleponPusat: isi(),
      faxPusat: isi(),
      emailPusat: isi(),
    })
    .parse((nilai) => {
      if (typeof nilai !== 'string') return nilai
      try {
        return JSON.parse(nilai)
      } catch {
        return nilai
      }
    })
    .nullable()
    .optional(),
})
