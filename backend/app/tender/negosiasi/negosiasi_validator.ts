import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'

export const negosiasiValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  listEvaluasi: vine
    .array(
      vine.object({
        id: bulat(-1),
        vendorId: bulat(-1),
        versi: bulat(1),
        negosiasiTeknis: teks(2000),
        negosiasiHarga: vine.number().nullable().optional(),
      })
    )
    .maxLength(500),
})
export type IsianNegosiasi = Awaited<ReturnType<typeof negosiasiValidator.validate>>
