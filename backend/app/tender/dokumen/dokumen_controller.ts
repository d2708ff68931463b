import type { HttpContext } from '@adonisjs/core/http'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { dokumenTender } from '#app/tender/dokumen/dokumen_query'
import { dokumenValidator } from '#app/tender/dokumen/dokumen_validator'
import { simpanDokumen } from '#app/tender/dokumen/simpan_dokumen'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** Tender documents */
export default class DokumenController {
  /** Both reading calls: staff what is prepared, vendors what their stage gives. */
  async show(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, await dokumenTender(paket, ctx.pelaku))
  }

  async store(ctx: HttpContext) {
    const aturan = { fileSDP: BERKAS_TENDER, fileTambahan: BERKAS_TENDER }
    await withFiles(ctx, aturan, async ({ isian: input, berkas }) => {
      const sah = await dokumenValidator.validate(input)
      const { paketPenyediaId: paketId, tahap = null, keterangan = null } = sah
      const { paket, addendum } = await transaction((trx) =>
        simpanDokumen(trx, ctx.pelaku, { paketId, berkas, tahap, keterangan })
      )
      sendData(ctx, await dokumenTender(paket, ctx.pelaku, addendum), teks.dokumen.berhasil)
    })
  }
}
