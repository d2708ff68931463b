import type { HttpContext } from '@adonisjs/core/http'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { dokumenTender } from '#app/tender/dokumen/dokumen_query'
import { dokumenValidator } from '#app/tender/dokumen/dokumen_validator'
import { simpanDokumen } from '#app/tender/dokumen/simpan_dokumen'
import { transaction } from '#core/database/transaction'
import { denganBerkas } from '#core/http/with_files'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'

/** Tender documents */
export default class DokumenController {
  /** Both reading calls: staff what is prepared, vendors what their stage gives. */
  async show(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idJalur(ctx, 'paketId'))
    kirimData(ctx, await dokumenTender(paket, ctx.pelaku))
  }

  async store(ctx: HttpContext) {
    const aturan = { fileSDP: BERKAS_TENDER, fileTambahan: BERKAS_TENDER }
    await denganBerkas(ctx, aturan, async ({ isian, berkas }) => {
      const sah = await dokumenValidator.validate(isian)
      const { paketPenyediaId: paketId, tahap = null, keterangan = null } = sah
      const { paket, addendum } = await transaction((trx) =>
        simpanDokumen(trx, ctx.pelaku, { paketId, berkas, tahap, keterangan })
      )
      kirimData(ctx, await dokumenTender(paket, ctx.pelaku, addendum), teks.dokumen.berhasil)
    })
  }
}
