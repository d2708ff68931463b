import vine from '@vinejs/vine'
import { paragraf } from '#core/http/input/input'

const id = () => vine.number().withoutDecimals().min(-999).max(2147483647)

export const registerValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  /** the integrity pact is accepted */
  pakta: vine.boolean().optional(),
  paktaTeks: paragraf(5000),
})

export const mundurValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  alasan: paragraf(500),
})
