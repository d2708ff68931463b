import vine from '@vinejs/vine'
import { paragraf, teks } from '#core/http/input/input'

const id = () => vine.number().withoutDecimals().min(-999).max(2147483647)

export const registerValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  /** the integrity pact is accepted */
  pakta: vine.boolean().optional(),
  paktaTeks: paragraf(5000),
  /** the vendor's key of the package, where its offers are sealed in the browser */
  kunci: vine
    .object({
      pernyataan: vine.string().maxLength(20_000).nullable().optional(),
      tandaTangan: teks(120),
    })
    .nullable()
    .optional(),
})

export const mundurValidator = vine.create({
  paketPenyediaId: id(),
  vendorId: id(),
  alasan: paragraf(500),
  /** of each file that was handed in, signed by the vendor's key, where offers are sealed to people */
  penarikan: vine
    .array(
      vine.object({
        pernyataan: vine.string().maxLength(2000).nullable().optional(),
        tandaTangan: teks(120),
      })
    )
    .maxLength(20)
    .nullable()
    .optional(),
})
