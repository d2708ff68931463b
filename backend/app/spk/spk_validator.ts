import vine from '@vinejs/vine'
import { bacaAngka } from '@eproc/domain/common/checker'
import { MAKS_BARIS_SPK } from '@eproc/domain/spk/aturan_spk'
import { teks, wholeNumber } from '#core/http/input/input'
import { pageQuery } from '#core/http/query/query_string'

/** A number, or its text as a form sends it; what is none is told by the rule. */
const angka = () =>
  vine
    .number()
    .parse((nilai) =>
      typeof nilai === 'number' || typeof nilai === 'string' ? bacaAngka(nilai) : null
    )
    .nullable()
    .optional()

/** GET /api/spk: tenders to choose from, always the newest first. */
export const spkTenderQuery = pageQuery({ sort: [] })

/** POST /api/spk; the rules are `aturanSpk` of the domain. */
export const spkValidator = vine.create({
  tenderId: vine.number().withoutDecimals().min(1).max(2147483647),
  versi: wholeNumber(1),
  spk: vine
    .array(
      vine.object({
        id: wholeNumber(-1),
        nama: teks(1000),
        tipeBiaya: teks(3),
        spk_pekerjaan: vine
          .array(
            vine.object({
              id: wholeNumber(-1),
              nama: teks(1000),
              quantity: angka(),
              satuan: angka(),
              hargaSatuan: angka(),
            })
          )
          .maxLength(MAKS_BARIS_SPK.pekerjaan)
          .optional(),
      })
    )
    .maxLength(MAKS_BARIS_SPK.header),
})
