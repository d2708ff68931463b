import vine from '@vinejs/vine'
import { teks } from '#app/dosir/bagian/dosir_input'

export const berikutValidator = vine.create({
  posisi: teks(50),
  email: teks(254),
  kodeUrl: teks(300),
})
