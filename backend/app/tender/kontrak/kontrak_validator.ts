import vine from '@vinejs/vine'
import { MAX_NO_SPK } from '@eproc/domain/tender/aturan_kontrak'
import { wholeNumber, teks } from '#core/http/input/input'

export const kontrakValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  versi: wholeNumber(1),
  lamaPekerjaan: vine.number().nullable().optional(),
  jenisHari: teks(1),
  tglKontrak: teks(40),
  mulaiKontrak: teks(40),
  selesaiKontrak: teks(40),
  nilaiKontrak: vine.number().nullable().optional(),
  noSpk: teks(MAX_NO_SPK),
})

/** SPMK: the package as its contract was read; absent, nobody asks. */
export const spmkValidator = vine.create({ versi: wholeNumber(1) })
export type SuratInput = Awaited<ReturnType<typeof kontrakValidator.validate>>
