import type { HttpContext } from '@adonisjs/core/http'
import { paketBagi, paketUmum } from '#app/paket_berjalan/paket_rekanan'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import { tabUntuk } from '#app/tender/tab/tab_untuk'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { optionalActor } from '#core/auth/optional_actor'

export default class TabController {
  async index(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    sendData(ctx, await tabUntuk(paket, ctx.pelaku))
  }

  async jadwal(ctx: HttpContext) {
    const { paket, sebagai } = await paketUmum(await optionalActor(ctx), idOfPath(ctx, 'paketId'))
    sendData(ctx, await jadwalBagi(paket, sebagai))
  }
}
