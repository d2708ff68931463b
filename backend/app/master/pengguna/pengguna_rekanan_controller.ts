import type { HttpContext } from '@adonisjs/core/http'
import { sendMenunggu } from '#app/master/akses/jawab_menunggu_controller'
import { listPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaRekananTransformer } from '#app/master/pengguna/pengguna_transformer'
import { emailRekananValidator, penggunaListQuery } from '#app/master/pengguna/pengguna_validator'
import { mintaEmailRekanan } from '#app/master/pengguna/ubah_email_rekanan'
import { transaction } from '#core/database/transaction'
import { sendList } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

/** Accounts of vendors: read here, their e-mail; status and password link through the calls for all accounts. */
export default class PenggunaRekananController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, penggunaListQuery)
    const { baris, total } = await listPengguna('rekanan', halaman)
    sendList(ctx, baris.map(penggunaRekananTransformer), total)
  }

  /** PUT /api/userman/vendor/{id}/email */
  async email(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(emailRekananValidator)), id: idOfPath(ctx) }
    await sendMenunggu(ctx, await transaction((trx) => mintaEmailRekanan(trx, ctx.pelaku, input)))
  }
}
