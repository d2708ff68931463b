import type { HttpContext } from '@adonisjs/core/http'
import { kirimData } from '#core/http/answers'
import { dasborAdmin } from '#app/master/dasbor/dasbor_query'

export default class DasborController {
  async show(ctx: HttpContext) {
    kirimData(ctx, await dasborAdmin())
  }
}
