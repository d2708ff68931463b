import vine from '@vinejs/vine'

/** `listBaPeserta`: rows {vendorId, include}; row i belongs to `listUploadFile[i]`. `userId` and `count` are of no weight. */
export const baNegosiasiValidator = vine.create({
  userId: vine.any().optional(),
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  count: vine.any().optional(),
  listBaPeserta: vine.any().optional(),
})
