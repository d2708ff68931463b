import type { HttpContext } from '@adonisjs/core/http'
import { sendMenungguRest } from '#app/master/akses/jawab_menunggu_controller'
import { listPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaTransformer } from '#app/master/pengguna/pengguna_transformer'
import { penggunaRestQuery, penggunaValidator } from '#app/master/pengguna/pengguna_validator'
import { registerPengguna, ubahPengguna } from '#app/master/pengguna/simpan_pengguna'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { versionRead } from '#core/http/input/version'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

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
    const hasil = await transaction((trx) => registerPengguna(trx, ctx.pelaku, input))
    if (hasil.menunggu !== null) return sendMenungguRest(ctx, hasil.menunggu)
    return penggunaTransformer(await satuPengguna('internal', hasil.id))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(penggunaValidator)), id: idOfPath(ctx) }
    versionRead(ctx, input.versi)
    const { menunggu } = await transaction((trx) => ubahPengguna(trx, ctx.pelaku, input))
    if (menunggu !== null) return sendMenungguRest(ctx, menunggu)
    return penggunaTransformer(await satuPengguna('internal', input.id))
  }
}
