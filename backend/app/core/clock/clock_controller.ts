/** `GET /api/time` and `GET /api/rup/paket/server/dttm`: the server's clock (S1 §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { sendData } from '#core/http/answers'
import { clockNow } from '#core/clock/clock'

export default class ClockController {
  async sekarang(ctx: HttpContext) {
    const saat = clockNow()
    sendData(ctx, { waktu: saat.toISO(), milidetik: Math.round(saat.toMillis()) })
  }
}
