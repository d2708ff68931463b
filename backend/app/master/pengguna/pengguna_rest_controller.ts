import type { HttpContext } from '@adonisjs/core/http'
import { daftarPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaTransformer } from '#app/master/pengguna/pengguna_transformer'
import { penggunaRestQuery, penggunaValidator } from '#app/master/pengguna/pengguna_validator'
import { daftarkanPengguna, ubahPengguna } from '#app/master/pengguna/simpan_pengguna'
import { transaction } from '#core/database/transaction'
import { kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/user: internal users, for the back office. */
export default class PenggunaRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, penggunaRestQuery)
    const { baris, total } = await daftarPengguna('internal', kueri)
    kirimRest(ctx, 'user', baris.map(penggunaTransformer), kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return penggunaTransformer(await satuPengguna('internal', idJalur(ctx)))
  }

  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(penggunaValidator)
    const id = await transaction((trx) => daftarkanPengguna(trx, ctx.pelaku, isian))
    return penggunaTransformer(await satuPengguna('internal', id))
  }

  async update(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(penggunaValidator)), id: idJalur(ctx) }
    await transaction((trx) => ubahPengguna(trx, ctx.pelaku, isian))
    return penggunaTransformer(await satuPengguna('internal', isian.id))
  }
}
