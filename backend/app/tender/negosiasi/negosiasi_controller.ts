/** PUT /api/lelang/negosiasi (S3 §2.3, §5.4). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { keEvaluasiStaf } from '#app/tender/evaluasi/evaluasi_transformer'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { negosiasiValidator } from '#app/tender/negosiasi/negosiasi_validator'
import { simpanNegosiasi } from '#app/tender/negosiasi/simpan_negosiasi'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'

export default class NegosiasiController {
  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(negosiasiValidator)
    const paket = await transaction((trx) => simpanNegosiasi(trx, ctx.pelaku, input))
    const nilai = await muatNilai(db, paket.id)
    sendData(ctx, await keEvaluasiStaf(paket, nilai), tenderHasil.negosiasi.berhasil)
  }
}
