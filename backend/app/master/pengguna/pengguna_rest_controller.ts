import type { HttpContext } from '@adonisjs/core/http'
import { listPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaTransformer } from '#app/master/pengguna/pengguna_transformer'
import { penggunaRestQuery, penggunaValidator } from '#app/master/pengguna/pengguna_validator'
import { registerPengguna, ubahPengguna } from '#app/master/pengguna/simpan_pengguna'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/user: internal users, for the back office. */
export default class PenggunaRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, penggunaRestQuery)
    const { baris, total } = await listPengguna('internal', query)
    sendRest(ctx, 'user', baris.map(penggunaTransformer), query.awal, total)
  }

  async show(ctx: HttpContext) {
    return penggunaTransformer(await satuPengguna('internal', idOfPath(ctx)))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(penggunaValidator)
    const id = await transaction((trx) => registerPengguna(trx, ctx.pelaku, input))
    return penggunaTransformer(await satuPengguna('internal', id))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(penggunaValidator)), id: idOfPath(ctx) }
    await transaction((trx) => ubahPengguna(trx, ctx.pelaku, input))
    return penggunaTransformer(await satuPengguna('internal', input.id))
  }
}
