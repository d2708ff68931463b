import vine from '@vinejs/vine'
import { isi } from '#app/dosir/bagian/isian_dosir'

export const berikutValidator = vine.create({
  posisi: isi(50),
  email: isi(254),
  kodeUrl: isi(300),
})
