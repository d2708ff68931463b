import type { HttpContext } from '@adonisjs/core/http'
import { sendMenungguRest } from '#app/master/akses/jawab_menunggu_controller'
import { listDivisi, satuDivisi } from '#app/master/divisi/divisi_query'
import { divisiRestQuery, divisiValidator } from '#app/master/divisi/divisi_validator'
import {
  hapusDivisi,
  tambahDivisi,
  ubahDivisi,
  type HasilDivisi,
} from '#app/master/divisi/simpan_divisi'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { versionRead, versionToDelete } from '#core/http/input/version'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/divisi, for the back office. */
export default class DivisiRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, divisiRestQuery)
    const { baris, total } = await listDivisi(query)
    sendRest(ctx, 'divisi', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return satuDivisi(idOfPath(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(divisiValidator)
    return this.#tersimpan(ctx, await transaction((trx) => tambahDivisi(trx, ctx.pelaku, input)))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(divisiValidator)), id: idOfPath(ctx) }
    versionRead(ctx, input.versi)
    return this.#tersimpan(ctx, await transaction((trx) => ubahDivisi(trx, ctx.pelaku, input)))
  }

  #tersimpan(ctx: HttpContext, { id, menunggu }: HasilDivisi) {
    return menunggu === null ? satuDivisi(id) : sendMenungguRest(ctx, menunggu)
  }

  async destroy(ctx: HttpContext) {
    const versi = await versionToDelete(ctx)
    const divisi = await satuDivisi(idOfPath(ctx))
    await transaction((trx) => hapusDivisi(trx, ctx.pelaku, { id: divisi.id, versi }))
    return divisi
  }
}
