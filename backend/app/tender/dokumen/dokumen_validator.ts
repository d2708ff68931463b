import vine from '@vinejs/vine'
import { teks as isianTeks } from '#core/http/input/input'

const id = () => vine.number().withoutDecimals().min(1).max(2147483647)

export const dokumenValidator = vine.create({
  paketPenyediaId: id(),
  /** key of the pick-up stage; the current one when missing */
  tahap: isianTeks(40),
  /** what changed, told to the participants */
  keterangan: isianTeks(1000),
})

/** `paket`, `tipe` and `userId` of the specification's call are of no weight. */
export const berkasTahapValidator = vine.create({
  paketPenyediaId: id(),
  paket: vine.any().optional(),
  urut: vine.number().withoutDecimals().min(1).max(40),
  tipe: vine.any().optional(),
  showVendor: vine.boolean().optional(),
  userId: vine.any().optional(),
})
