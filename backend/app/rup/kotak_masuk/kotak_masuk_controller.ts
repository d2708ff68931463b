import type { HttpContext } from '@adonisjs/core/http'
import { kotakMasuk } from '#app/rup/kotak_masuk/kotak_masuk'
import { sendList } from '#core/http/answers'

export default class KotakMasukController {
  /** GET /api/rup/kotak-masuk: what waits for the caller, the longest waiting first */
  async index(ctx: HttpContext) {
    const butir = await kotakMasuk(ctx.pelaku)
    sendList(ctx, butir, butir.length)
  }
}
