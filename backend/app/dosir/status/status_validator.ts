import vine from '@vinejs/vine'
import { isi } from '#app/dosir/bagian/dosir_input'

export const berikutValidator = vine.create({
  posisi: isi(50),
  email: isi(254),
  kodeUrl: isi(300),
})
