import vine from '@vinejs/vine'
import { paragraf, teks } from '#core/http/input/input'

const MAKS_ALASAN = 2000
/** a line of 98 letters an offer, thousands of them */
const MAKS_PERNYATAAN = 500_000
/** 34 octets an offer, in base64 */
const MAKS_TITIPAN = 250_000

/** What two holders send of what they signed: an opening, or access under an order. */
export const signedFields = {
  /** the request as it was signed, and its signature (base64) */
  pernyataan: vine.string().maxLength(MAKS_PERNYATAAN).nullable().optional(),
  tandaTangan: teks(120),
  /** what the first sealed to each other holder (base64), by the fingerprint of its key */
  titipan: vine
    .array(
      vine.object({
        untuk: vine.string().maxLength(64),
        isi: vine.string().maxLength(MAKS_TITIPAN),
      })
    )
    .maxLength(32)
    .nullable()
    .optional(),
  /** what the second found: data keys of each offer, or the proof that it is void (base64) */
  hasil: vine
    .array(
      vine.object({ penawaran: vine.string().maxLength(32), kunci: teks(200), bukti: teks(120) })
    )
    .maxLength(10_000)
    .nullable()
    .optional(),
}

export const pembukaanValidator = vine.create({
  /** without it the opening stage that runs now */
  tahap: vine.string().trim().maxLength(60).nullable().optional(),
  /** why it is done after its stage; of no weight inside it */
  alasan: paragraf(MAKS_ALASAN),
  /** of a reserve: who is absent, and why */
  alasanCadangan: paragraf(MAKS_ALASAN),
  /** where the package has a holder set */
  ...signedFields,
})

/** POST …/rekanan: that vendors open their own offers, and why the holders cannot */
export const keputusanValidator = vine.create({
  tahap: vine.string().trim().maxLength(60).nullable().optional(),
  alasan: paragraf(MAKS_ALASAN),
})
