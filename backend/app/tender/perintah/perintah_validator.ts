import vine from '@vinejs/vine'
import { MAKS_PERINTAH } from '@eproc/domain/tender/perintah'
import { hari, idList, paragraf, teks } from '#core/http/input/input'

/** A line of 98 letters an offer, thousands of them; 34 octets an offer, in base64. */
const MAKS_PERNYATAAN = 500_000
const MAKS_TITIPAN = 250_000

/** POST /api/tender/perintah/{paketId}: multipart, the order's document in `dokumen` */
export const perintahValidator = vine.create({
  nomor: teks(MAKS_PERINTAH.nomor),
  lembaga: teks(MAKS_PERINTAH.lembaga),
  tanggal: hari(),
  keterangan: paragraf(MAKS_PERINTAH.keterangan),
  /** whose offers; empty: all vendors' */
  rekanan: idList(),
})

/** POST …/tolak */
export const alasanPerintahValidator = vine.create({ alasan: paragraf(2000) })

/** POST …/pernyataan, …/minta, …/buka */
export const langkahPerintahValidator = vine.create({
  /** of a reserve: who is absent, and why; with it the caller takes part in that person's place */
  cadangan: vine.boolean().optional(),
  alasanCadangan: paragraf(2000),
  /** of the first: the request as it was signed, its signature (base64), and what was sealed to each other holder */
  pernyataan: vine.string().maxLength(MAKS_PERNYATAAN).nullable().optional(),
  tandaTangan: teks(120),
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
  /** of the second: data keys of each offer, or the proof that it is void (base64) */
  hasil: vine
    .array(
      vine.object({ penawaran: vine.string().maxLength(32), kunci: teks(200), bukti: teks(120) })
    )
    .maxLength(10_000)
    .nullable()
    .optional(),
})
