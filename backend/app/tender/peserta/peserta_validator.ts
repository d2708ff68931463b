import vine from '@vinejs/vine'
import { teks } from '#core/http/input'

const id = () => vine.number().withoutDecimals().min(-999).max(2147483647)

export const registerValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  /** the integrity pact is accepted */
  pakta: vine.boolean().optional(),
  paktaTeks: teks(5000),
})

export const mundurValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  alasan: teks(500),
})
