import vine from '@vinejs/vine'
import { teks } from '#core/http/input/input'

/** a line of 112 letters an offer, thousands of them */
const MAKS_PERNYATAAN = 500_000

/** POST /api/paket/{id}/pemegang/bagian */
export const shareCheckValidator = vine.create({
  pernyataan: vine.string().maxLength(MAKS_PERNYATAAN).nullable().optional(),
  tandaTangan: teks(120),
})
