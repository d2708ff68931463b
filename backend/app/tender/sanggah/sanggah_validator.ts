import vine from '@vinejs/vine'
import { teks } from '#core/http/input/input'

const id = () => vine.number().withoutDecimals().max(2147483647)
const tipe = () => vine.enum(['P', 'B', 'BD'] as const).parse((nilai) => nilai ?? 'B')

/** POST /api/lelang/masa-sanggah/vendor */
export const sanggahVendorValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  tipe: tipe(),
  tipeFileVendor: teks(5),
})

/** POST /api/lelang/masa-sanggah/banding */
export const bandingValidator = vine.create({ paketPenyediaId: id(), vendorId: id() })

/** POST /api/lelang/masa-sanggah; `userId` is not believed, the session says who sends. */
export const jawabSanggahValidator = vine.create({
  userId: teks(100),
  paketPenyediaId: id(),
  count: teks(10),
  tipe: tipe(),
  tipeFileAdmin: teks(5),
  listSanggah: vine.any().optional(),
})
