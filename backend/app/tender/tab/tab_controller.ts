import type { HttpContext } from '@adonisjs/core/http'
import { paketBagi, paketUmum } from '#app/paket_berjalan/paket_rekanan'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import { tabUntuk } from '#app/tender/tab/tab_untuk'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { optionalActor } from '#core/auth/optional_actor'

export default class TabController {
  async index(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idJalur(ctx, 'paketId'))
    kirimData(ctx, await tabUntuk(paket, ctx.pelaku))
  }

  async jadwal(ctx: HttpContext) {
    const { paket, sebagai } = await paketUmum(await optionalActor(ctx), idJalur(ctx, 'paketId'))
    kirimData(ctx, await jadwalBagi(paket, sebagai))
  }
}
