import type { HttpContext } from '@adonisjs/core/http'
import { master as teks } from '@eproc/i18n/id/master'
import { listCoa } from '#app/master/coa/coa_query'
import { keCoa } from '#app/master/coa/coa_transformer'
import { coaListQuery, coaValidator } from '#app/master/coa/coa_validator'
import { hapusCoa, tambahCoa, ubahCoa } from '#app/master/coa/simpan_coa'
import { transaction } from '#core/database/transaction'
import { sendList, sendData, sendMessage } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query_string'

/** /userman/coa: the contract calls. */
export default class CoaController {
  async index(ctx: HttpContext) {
    const { baris, total } = await listCoa(await readPage(ctx, coaListQuery))
    sendList(ctx, baris, total)
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(coaValidator)
    const coa = await transaction((trx) => tambahCoa(trx, ctx.pelaku, input))
    sendData(ctx, keCoa(coa), teks.pesan.tambah(teks.objek.coa))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(coaValidator)), id: idOfPath(ctx) }
    const coa = await transaction((trx) => ubahCoa(trx, ctx.pelaku, input))
    sendData(ctx, keCoa(coa), teks.pesan.perbarui(teks.objek.coa))
  }

  async destroy(ctx: HttpContext) {
    await transaction((trx) => hapusCoa(trx, ctx.pelaku, idOfPath(ctx)))
    sendMessage(ctx, teks.pesan.hapus(teks.objek.coa))
  }
}
