import vine from '@vinejs/vine'

export const baPlValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
})
