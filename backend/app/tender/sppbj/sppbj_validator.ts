import vine from '@vinejs/vine'
import { teks } from '#core/http/input/input'

/** `listSppbj`: rows {vendorId, include}; row i belongs to `listUploadFile[i]`. `userId` and `count` are of no weight. */
export const sppbjValidator = vine.create({
  userId: teks(100),
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  count: teks(10),
  listSppbj: vine.any().optional(),
})
