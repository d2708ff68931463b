import type { HttpContext } from '@adonisjs/core/http'
import { kabupatenKotaOf, kbliPage, allProvinsi, sbuPage } from '#app/dosir/acuan/acuan_query'
import { kbliListQuery, sbuListQuery } from '#app/dosir/acuan/acuan_validator'
import { sendList, sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { readPage } from '#core/http/query/query_string'

/** Reference lists of the dossier's forms, public (decisions §1). */
export default class AcuanController {
  async kbli(ctx: HttpContext) {
    const h = await readPage(ctx, kbliListQuery)
    const { rows, total } = await kbliPage(h, h.saring.edisi ?? null)
    sendList(ctx, rows, total)
  }

  async sbu(ctx: HttpContext) {
    const h = await readPage(ctx, sbuListQuery)
    const { rows, total } = await sbuPage(h, h.saring.edisi ?? null)
    sendList(ctx, rows, total)
  }

  async provinsi(ctx: HttpContext) {
    sendData(ctx, await allProvinsi())
  }

  async kabupatenKota(ctx: HttpContext) {
    const rows = await kabupatenKotaOf(String(ctx.params.kodeProvinsi))
    if (rows.length === 0) throw notFound()
    sendData(ctx, rows)
  }
}
