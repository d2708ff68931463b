import type { HttpContext } from '@adonisjs/core/http'
import { kirimData } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'
import { periksaInstalasi } from '#app/master/instalasi/periksa_instalasi'

export default class InstalasiController {
  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.header('Cache-Control', 'no-store')
    kirimData(ctx, await periksaInstalasi())
  }
}
