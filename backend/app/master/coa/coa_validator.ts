import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'

export const coaValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  versi: bulat(1),
})
