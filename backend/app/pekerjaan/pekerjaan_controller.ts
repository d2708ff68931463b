import type { HttpContext } from '@adonisjs/core/http'
import { pekerjaanSaya } from '#app/pekerjaan/pekerjaan'
import { sendList } from '#core/http/answers'

export default class PekerjaanController {
  /** GET /api/pekerjaan, and /api/rup/kotak-masuk as it was called first */
  async index(ctx: HttpContext) {
    const butir = await pekerjaanSaya(ctx.pelaku)
    sendList(ctx, butir, butir.length)
  }
}
