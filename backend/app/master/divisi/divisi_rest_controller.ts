import type { HttpContext } from '@adonisjs/core/http'
import { daftarDivisi, satuDivisi } from '#app/master/divisi/divisi_query'
import { divisiRestQuery, divisiValidator } from '#app/master/divisi/divisi_validator'
import { hapusDivisi, tambahDivisi, ubahDivisi } from '#app/master/divisi/simpan_divisi'
import { transaction } from '#core/database/transaction'
import { kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/divisi, for the back office. */
export default class DivisiRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, divisiRestQuery)
    const { baris, total } = await daftarDivisi(kueri)
    kirimRest(ctx, 'divisi', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return satuDivisi(idJalur(ctx))
  }

  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(divisiValidator)
    return satuDivisi(await transaction((trx) => tambahDivisi(trx, ctx.pelaku, isian)))
  }

  async update(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(divisiValidator)), id: idJalur(ctx) }
    return satuDivisi(await transaction((trx) => ubahDivisi(trx, ctx.pelaku, isian)))
  }

  async destroy(ctx: HttpContext) {
    const divisi = await satuDivisi(idJalur(ctx))
    await transaction((trx) => hapusDivisi(trx, ctx.pelaku, divisi.id))
    return divisi
  }
}
