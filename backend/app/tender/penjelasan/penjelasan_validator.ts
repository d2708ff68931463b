import vine from '@vinejs/vine'
import { oneLine, wholeNumber } from '#core/http/input/input'

const id = () => vine.number().withoutDecimals().min(1).max(2147483647)
const isi = () => vine.string().trim().minLength(1).maxLength(4000)

/** `creatorUserId` of the specification's call is of no weight: the session says who writes. */
export const topikValidator = vine.create({
  paketPenyediaId: id(),
  tahap: vine.enum(['PP0', 'PP1'] as const),
  creatorUserId: vine.number().nullable().optional(),
  subject: vine.string().trim().minLength(1).maxLength(200).use(oneLine()),
  message: isi(),
  versi: wholeNumber(1),
})

export const pesanValidator = vine.create({
  chatId: id(),
  senderUserId: vine.number().nullable().optional(),
  message: isi(),
})
