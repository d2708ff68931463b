import vine from '@vinejs/vine'
import { paragraf, wholeNumber } from '#core/http/input/input'

/** PUT /api/tender/nilai-anggota/{paketId} */
export const nilaiAnggotaValidator = vine.create({
  daftar: vine
    .array(
      vine.object({
        vendorId: vine.number().withoutDecimals().max(2147483647),
        nilai: vine.number().nullable().optional(),
        catatan: paragraf(2000),
        /** 0: read when nothing was stored yet */
        versi: wholeNumber(0),
      })
    )
    .maxLength(500),
})
