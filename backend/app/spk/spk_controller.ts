import type { HttpContext } from '@adonisjs/core/http'
import type { SpkFile } from '@eproc/domain/spk/answers'
import { spk as teks } from '@eproc/i18n/id/spk'
import { cetakSpk } from '#app/spk/cetak_spk'
import { simpanSpk } from '#app/spk/simpan_spk'
import { bacaSpk, tenderUntukSpk } from '#app/spk/spk_query'
import { spkTenderQuery, spkValidator } from '#app/spk/spk_validator'
import { transaction } from '#core/database/transaction'
import { sendData, sendList } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

/** Work orders (S3 §2.6, §7.4). */
export default class SpkController {
  async index(ctx: HttpContext) {
    const { rows, total } = await tenderUntukSpk(ctx.pelaku, await readPage(ctx, spkTenderQuery))
    sendList(ctx, rows, total)
  }

  async show(ctx: HttpContext) {
    sendData(ctx, await bacaSpk(ctx.pelaku, idOfPath(ctx, 'tenderId')))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(spkValidator)
    await transaction((trx) => simpanSpk(trx, ctx.pelaku, input))
    sendData(ctx, await bacaSpk(ctx.pelaku, input.tenderId), teks.sukses)
  }

  async pdf(ctx: HttpContext) {
    const tenderId = idOfPath(ctx, 'tenderId')
    const file = await transaction((trx) => cetakSpk(trx, ctx.pelaku, tenderId))
    const data: SpkFile = { file }
    sendData(ctx, data)
  }
}
