import type { HttpContext } from '@adonisjs/core/http'
import { paketBagi, paketUmum } from '#app/paket/paket_rekanan'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import { tabUntuk } from '#app/tender/tab/tab_untuk'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { bolehMasuk } from '#inti/sesi'

export default class TabController {
  async tab(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketBagi(ctx, idJalur(ctx, 'paketId'))
    kirimData(ctx, await tabUntuk(paket, ctx.pelaku))
  }

  async jadwal(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { paket, sebagai } = await paketUmum(await bolehMasuk(ctx), idJalur(ctx, 'paketId'))
    kirimData(ctx, await jadwalBagi(paket, sebagai))
  }
}
