import type { HttpContext } from '@adonisjs/core/http'
import Coa from '#app/master/coa/coa'
import { listCoa } from '#app/master/coa/coa_query'
import { keCoa } from '#app/master/coa/coa_transformer'
import { coaRestQuery, coaValidator } from '#app/master/coa/coa_validator'
import { hapusCoa, tambahCoa, ubahCoa } from '#app/master/coa/simpan_coa'
import { found } from '#core/database/found'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/coa, for the back office. */
export default class CoaRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, coaRestQuery)
    const { baris, total } = await listCoa(query)
    sendRest(ctx, 'coa', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return keCoa(await found(Coa, idOfPath(ctx)))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(coaValidator)
    return keCoa(await transaction((trx) => tambahCoa(trx, ctx.pelaku, input)))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(coaValidator)), id: idOfPath(ctx) }
    return keCoa(await transaction((trx) => ubahCoa(trx, ctx.pelaku, input)))
  }

  async destroy(ctx: HttpContext) {
    return keCoa(await transaction((trx) => hapusCoa(trx, ctx.pelaku, idOfPath(ctx))))
  }
}
