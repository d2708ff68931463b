import vine from '@vinejs/vine'

/** POST /api/lelang/segel/{paketId}/bukaan: an offer's id and its data keys, base64 */
export const vendorReleaseValidator = vine.create({
  penawaran: vine.string().maxLength(32),
  kunci: vine.string().maxLength(200),
})
