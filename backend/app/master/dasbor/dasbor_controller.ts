import type { HttpContext } from '@adonisjs/core/http'
import { kirimData } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'
import { dasborAdmin } from '#app/master/dasbor/dasbor_query'

export default class DasborController {
  async admin(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await dasborAdmin())
  }
}
