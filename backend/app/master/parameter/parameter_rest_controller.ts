import type { HttpContext } from '@adonisjs/core/http'
import Parameter from '#app/master/parameter/parameter'
import { daftarParameter } from '#app/master/parameter/parameter_query'
import { keParameter } from '#app/master/parameter/parameter_transformer'
import { parameterRestQuery, parameterValidator } from '#app/master/parameter/parameter_validator'
import { ubahParameter } from '#app/master/parameter/ubah_parameter'
import { found } from '#core/database/found'
import { lupakanParameter } from '#core/database/parameter'
import { transaction } from '#core/database/transaction'
import { kirimRest } from '#core/http/answers'
import { tidakDitemukan } from '#core/http/errors'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/parameter, for the back office. */
export default class ParameterRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, parameterRestQuery)
    const { baris, total } = await daftarParameter(kueri)
    kirimRest(ctx, 'parameter', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return keParameter(await found(Parameter, idJalur(ctx)))
  }

  async update(ctx: HttpContext) {
    const id = idJalur(ctx)
    if (!id) throw tidakDitemukan()
    const isian = { ...(await ctx.request.validateUsing(parameterValidator)), id }
    const parameter = await transaction((trx) => ubahParameter(trx, ctx.pelaku, isian))
    lupakanParameter()
    return keParameter(parameter)
  }
}
