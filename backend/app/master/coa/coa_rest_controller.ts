import type { HttpContext } from '@adonisjs/core/http'
import Coa from '#app/master/coa/coa'
import { daftarCoa } from '#app/master/coa/coa_query'
import { keCoa } from '#app/master/coa/coa_transformer'
import { coaRestQuery, coaValidator } from '#app/master/coa/coa_validator'
import { hapusCoa, tambahCoa, ubahCoa } from '#app/master/coa/simpan_coa'
import { found } from '#core/database/found'
import { transaction } from '#core/database/transaction'
import { kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/coa, for the back office. */
export default class CoaRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, coaRestQuery)
    const { baris, total } = await daftarCoa(kueri)
    kirimRest(ctx, 'coa', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return keCoa(await found(Coa, idJalur(ctx)))
  }

  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(coaValidator)
    return keCoa(await transaction((trx) => tambahCoa(trx, ctx.pelaku, isian)))
  }

  async update(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(coaValidator)), id: idJalur(ctx) }
    return keCoa(await transaction((trx) => ubahCoa(trx, ctx.pelaku, isian)))
  }

  async destroy(ctx: HttpContext) {
    return keCoa(await transaction((trx) => hapusCoa(trx, ctx.pelaku, idJalur(ctx))))
  }
}
