/** `GET /api/time` and `GET /api/rup/paket/server/dttm`: the server's clock (S1 §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { kirimData } from '#core/http/answers'
import { sekarang } from '#core/clock/clock'

export default class WaktuController {
  async sekarang(ctx: HttpContext) {
    const saat = sekarang()
    kirimData(ctx, { waktu: saat.toISO(), milidetik: Math.round(saat.toMillis()) })
  }
}
