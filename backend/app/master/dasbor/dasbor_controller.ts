import type { HttpContext } from '@adonisjs/core/http'
import { sendData } from '#core/http/answers'
import { dasborAdmin } from '#app/master/dasbor/dasbor_query'

export default class DasborController {
  async show(ctx: HttpContext) {
    sendData(ctx, await dasborAdmin(ctx.pelaku))
  }
}
