import type { HttpContext } from '@adonisjs/core/http'
import type { TenderDihapus } from '@eproc/domain/panitia/answers'
import { tenderRestQuery } from '#app/panitia/panitia_validator'
import { rincianTender } from '#app/panitia/rincian_tender_query'
import { hapusDraf, simpanDraf } from '#app/panitia/terima_tender_controller'
import { listTender, type TenderFilter } from '#app/panitia/tender_query'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/tender (running) and /rest/tender-draf */
export default class TenderRestController {
  index(ctx: HttpContext) {
    return this.#daftar(ctx, 'jalan')
  }

  draf(ctx: HttpContext) {
    return this.#daftar(ctx, 'draf')
  }

  async show(ctx: HttpContext) {
    ctx.response.send(await rincianTender(ctx.pelaku, idOfPath(ctx) ?? 0))
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    await simpanDraf(ctx, id)
    ctx.response.send(await rincianTender(ctx.pelaku, id ?? 0))
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    await hapusDraf(ctx, id)
    const dihapus: TenderDihapus = { id: id ?? 0 }
    ctx.response.send(dihapus)
  }

  async #daftar(ctx: HttpContext, kelompok: NonNullable<TenderFilter['kelompok']>) {
    const { saring, ids, ...page } = await readRest(ctx, tenderRestQuery)
    const { baris, total } = await listTender(page, { ...saring, ids, kelompok })
    sendRest(ctx, 'tender', baris, page.awal, total)
  }
}
