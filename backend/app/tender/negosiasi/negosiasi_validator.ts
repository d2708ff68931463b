import vine from '@vinejs/vine'
import { wholeNumber, paragraf } from '#core/http/input/input'

export const negosiasiValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  listEvaluasi: vine
    .array(
      vine.object({
        id: wholeNumber(-1),
        vendorId: wholeNumber(-1),
        versi: wholeNumber(1),
        negosiasiTeknis: paragraf(2000),
        negosiasiHarga: vine.number().nullable().optional(),
      })
    )
    .maxLength(500),
})
export type NegosiasiInput = Awaited<ReturnType<typeof negosiasiValidator.validate>>
