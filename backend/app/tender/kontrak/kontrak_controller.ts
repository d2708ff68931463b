/** Contract form and the end of SPMK (S3 §2.3, §5.3, §7.1, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { jawabanKontrak } from '#app/tender/kontrak/kontrak_query'
import { kontrakValidator, spmkValidator } from '#app/tender/kontrak/kontrak_validator'
import { selesaikanSmpk } from '#app/tender/kontrak/selesaikan_smpk'
import { simpanKontrak } from '#app/tender/kontrak/simpan_kontrak'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

export default class KontrakController {
  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, await jawabanKontrak(ctx.pelaku, paket))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(kontrakValidator)
    const paket = await transaction((trx) => simpanKontrak(trx, ctx.pelaku, input))
    sendData(ctx, await jawabanKontrak(ctx.pelaku, paket), tenderHasil.kontrak.berhasil)
  }

  async selesaiSmpk(ctx: HttpContext) {
    const { versi } = await ctx.request.validateUsing(spmkValidator)
    const dibaca = { paketId: idOfPath(ctx, 'paketId'), versi }
    await transaction((trx) => selesaikanSmpk(trx, ctx.pelaku, dibaca))
    sendData(ctx, { kunciSpmk: true }, tenderHasil.kontrak.smpk)
  }
}
