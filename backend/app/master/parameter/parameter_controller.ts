import type { HttpContext } from '@adonisjs/core/http'
import { bolehkah } from '@eproc/domain/common/rights'
import { master as teks } from '@eproc/i18n/id/master'
import { barisParam } from '#app/master/parameter/parameter_query'
import { paramValidator } from '#app/master/parameter/parameter_validator'
import { ubahParameter } from '#app/master/parameter/ubah_parameter'
import { optionalActor } from '#core/auth/optional_actor'
import { forgetParameters } from '#core/database/parameter'
import { transaction } from '#core/database/transaction'
import { sendRows, sendData } from '#core/http/answers'

/** /admin/param: the contract calls. */
export default class ParameterController {
  async index(ctx: HttpContext) {
    const pelaku = await optionalActor(ctx)
    sendRows(ctx, await barisParam(pelaku !== null && bolehkah(pelaku, 'parameter.kelola')))
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(paramValidator)
    const { id, key, value } = await transaction((trx) => ubahParameter(trx, ctx.pelaku, input))
    // The NOTIFY comes a moment later; this process answers the new value at once.
    forgetParameters()
    sendData(ctx, { id, key, value }, teks.pesan.parameterUbah)
  }
}
