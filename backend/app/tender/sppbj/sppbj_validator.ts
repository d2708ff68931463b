import vine from '@vinejs/vine'

/** `listSppbj`: rows {vendorId, include}; row i belongs to `listUploadFile[i]`. `userId` and `count` are of no weight. */
export const sppbjValidator = vine.create({
  userId: vine.any().optional(),
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  count: vine.any().optional(),
  listSppbj: vine.any().optional(),
})
