import vine from '@vinejs/vine'

const id = () => vine.number().withoutDecimals().max(2147483647)
const tipe = () => vine.enum(['P', 'B', 'BD'] as const).parse((nilai) => nilai ?? 'B')

/** POST /api/lelang/masa-sanggah/vendor; `tipeFileVendor` is of no weight. */
export const sanggahVendorValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  tipe: tipe(),
  tipeFileVendor: vine.any().optional(),
})

/** POST /api/lelang/masa-sanggah/banding */
export const bandingValidator = vine.create({ paketPenyediaId: id(), vendorId: id() })

/** POST /api/lelang/masa-sanggah/banding/tarik */
export const tarikBandingValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  alasan: vine.string().trim().minLength(1).maxLength(2000),
})

/** POST /api/lelang/masa-sanggah; `userId`, `count` and `tipeFileAdmin` are of no weight: the session says who sends. */
export const jawabSanggahValidator = vine.create({
  userId: vine.any().optional(),
  paketPenyediaId: id(),
  count: vine.any().optional(),
  tipe: tipe(),
  tipeFileAdmin: vine.any().optional(),
  listSanggah: vine.any().optional(),
})
