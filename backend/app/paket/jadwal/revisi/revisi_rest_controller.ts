import type { HttpContext } from '@adonisjs/core/http'
import { paketRevisi, satuRevisi } from '#app/paket/jadwal/revisi/revisi_query'
import { revisiRestQuery } from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/revisi-jadwal: schedule revisions that wait, by the id of their package, which has one at most */
export default class RevisiRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, revisiRestQuery)
    const saring = { ...query.saring, ids: query.ids }
    const { baris, total } = await paketRevisi(ctx.pelaku, query, saring)
    sendRest(ctx, 'revisi-jadwal', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    return satuRevisi(ctx.pelaku, id)
  }
}
