/** Which builds and which single-file page this server hands out, and that the public log says so. */
import type { HttpContext } from '@adonisjs/core/http'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { limitRate } from '#core/http/guard/rate_limit'
import { buktiLog } from '#core/log/bukti_query'
import { PAGES_KIND, servedPages } from '#core/log/pages/served_pages'

const PER_MINUTE = { kali: 60, detik: 60 }

export default class PagesController {
  async show(ctx: HttpContext) {
    await limitRate('log-halaman', [ctx.request.ip()], PER_MINUTE)
    const bukti = await buktiLog(PAGES_KIND, await servedPages())
    if (!bukti) throw notFound()
    sendData(ctx, bukti)
  }
}
