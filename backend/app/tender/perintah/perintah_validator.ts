import vine from '@vinejs/vine'
import { MAKS_PERINTAH } from '@eproc/domain/tender/perintah'
import { signedFields } from '#app/tender/pembukaan/pembukaan_validator'
import { hari, idList, paragraf, teks } from '#core/http/input/input'

/** POST /api/tender/perintah/{paketId}: multipart, the order's document in `dokumen` */
export const perintahValidator = vine.create({
  nomor: teks(MAKS_PERINTAH.nomor),
  lembaga: teks(MAKS_PERINTAH.lembaga),
  tanggal: hari(),
  keterangan: paragraf(MAKS_PERINTAH.keterangan),
  /** whose offers; empty: all vendors' */
  rekanan: idList(),
})

/** POST …/tolak, …/tutup */
export const alasanPerintahValidator = vine.create({ alasan: paragraf(2000) })

/** POST …/pernyataan, …/minta, …/buka */
export const langkahPerintahValidator = vine.create({
  /** of a reserve: who is absent, and why; with it the caller takes part in that person's place */
  cadangan: vine.boolean().optional(),
  alasanCadangan: paragraf(2000),
  ...signedFields,
})
