import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'

export const kontrakValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  versi: bulat(1),
  lamaPekerjaan: vine.number().nullable().optional(),
  jenisHari: teks(1),
  tglKontrak: teks(40),
  mulaiKontrak: teks(40),
  selesaiKontrak: teks(40),
  nilaiKontrak: vine.number().nullable().optional(),
})
export type IsianSurat = Awaited<ReturnType<typeof kontrakValidator.validate>>
