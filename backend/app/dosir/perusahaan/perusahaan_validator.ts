import vine from '@vinejs/vine'
import { vine as vineTeks } from '@eproc/i18n/id/vine'
import { invalidField } from '#core/http/errors'
import { plainJson } from '#core/http/input/plain_text'
import { bersama, centang, emailR, teks, paragraf } from '#app/dosir/bagian/dosir_input'

/** `pusat` is an object, or its JSON text in multipart (S2 §3). */
export const perusahaanValidator = vine.create({
  ...bersama,
  emailR: emailR(),
  nama: teks(),
  npwp: teks(50),
  noPengukuhan: teks(),
  email: teks(),
  website: teks(),
  alamat: paragraf(),
  kodepos: teks(50),
  telepon: teks(),
  fax: teks(),
  cabang: centang(),
  provinsi: teks(50),
  kabkod: teks(50),
  bentuk: teks(50),
  ukuran: teks(50),
  hapusFileSertifikat: centang(),
  pusat: vine
    .object({
      alamatPusat: paragraf(),
      teleponPusat: teks(),
      faxPusat: teks(),
      emailPusat: teks(),
    })
    .parse((nilai) => {
      if (typeof nilai !== 'string') return nilai
      return plainJson(nilai, invalidField('pusat', 'object', vineTeks.object))
    })
    .nullable()
    .optional(),
})
