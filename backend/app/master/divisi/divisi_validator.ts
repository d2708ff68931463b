import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'

export const divisiValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  nick: teks(255),
  parent: teks(30),
  versi: bulat(1),
})
