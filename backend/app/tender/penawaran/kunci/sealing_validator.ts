import vine from '@vinejs/vine'
import { teks } from '#core/http/input/input'

/** a statement of some lines, and a hash for each receipt that it takes over */
const MAX_KEY_STATEMENT = 20_000
const MAX_STATEMENT = 2_000
/** 14 KiB for five holders, 32 at most, in base64 */
const MAX_ENVELOPE = 60_000

const signature = () => teks(120)

export const vendorKeyValidator = vine.create({
  pernyataan: vine.string().maxLength(MAX_KEY_STATEMENT).nullable().optional(),
  tandaTangan: signature(),
})

/** POST …/selesai of what was sealed in the browser; nothing for what comes in plain. */
export const finishUploadValidator = vine.create({
  amplop: vine.string().maxLength(MAX_ENVELOPE).nullable().optional(),
  pernyataan: vine.string().maxLength(MAX_STATEMENT).nullable().optional(),
  tandaTangan: signature(),
})
