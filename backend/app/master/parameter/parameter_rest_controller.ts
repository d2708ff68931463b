import type { HttpContext } from '@adonisjs/core/http'
import Parameter from '#app/master/parameter/parameter'
import { listParameter } from '#app/master/parameter/parameter_query'
import { keParameter } from '#app/master/parameter/parameter_transformer'
import { parameterRestQuery, parameterValidator } from '#app/master/parameter/parameter_validator'
import { ubahParameter } from '#app/master/parameter/ubah_parameter'
import { found } from '#core/database/found'
import { forgetParameters } from '#core/database/parameter'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { versionRead } from '#core/http/input/version'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/parameter, for the back office. */
export default class ParameterRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, parameterRestQuery)
    const { baris, total } = await listParameter(query)
    sendRest(ctx, 'parameter', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return keParameter(await found(Parameter, idOfPath(ctx)))
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    if (!id) throw notFound()
    const input = { ...(await ctx.request.validateUsing(parameterValidator)), id }
    versionRead(ctx, input.versi)
    const parameter = await transaction((trx) => ubahParameter(trx, ctx.pelaku, input))
    forgetParameters()
    return keParameter(parameter)
  }
}
