/** What both controllers that save a package share: its request with documents. */
import type { HttpContext } from '@adonisjs/core/http'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paket as teks } from '@eproc/i18n/id/paket'
import { simpanPaket } from '#app/paket/isi/simpan_paket'
import { paketValidator } from '#app/paket/paket_validator'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { invalidField } from '#core/http/errors'

const aturan = { jenis: [...JENIS_BERKAS_UMUM], maks: 'MAKS_UKURAN_TENDER' as const }

/** JSON, or multipart with the parts as JSON in the field `data` beside the documents; `id` null is a new package. */
export const terimaPaket = (ctx: HttpContext, id: number | null): Promise<number> =>
  withFiles(
    ctx,
    { fileKAK: aturan, fileLampiran: aturan, fileLain: aturan },
    async ({ isian: input, berkas }) => {
      const {
        versi,
        hapusBerkas = [],
        id: _id,
        ...isi
      } = await paketValidator.validate(uraiData(input))
      return transaction((trx) =>
        simpanPaket(trx, ctx.pelaku, { id, versi, isian: isi, berkas, hapusBerkas })
      )
    }
  )

/** Body of a multipart save: the field `data` holds the JSON. */
function uraiData(input: Record<string, unknown>): Record<string, unknown> {
  if (typeof input.data !== 'string') return input
  try {
    return JSON.parse(input.data) as Record<string, unknown>
  } catch {
    throw invalidField('data', 'json', teks.aturan.pilihan)
  }
}
