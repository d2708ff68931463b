import type { HttpContext } from '@adonisjs/core/http'
import { sendData } from '#core/http/answers'
import { periksaInstalasi } from '#app/master/instalasi/periksa_instalasi'

export default class InstalasiController {
  async show(ctx: HttpContext) {
    ctx.response.header('Cache-Control', 'no-store')
    sendData(ctx, await periksaInstalasi())
  }
}
