import type { HttpContext } from '@adonisjs/core/http'
import { kotakMasuk } from '#app/rup/kotak_masuk/kotak_masuk'
import '#app/rup/kotak_masuk/sumber_kegiatan'
import '#app/rup/kotak_masuk/sumber_paket'
import { kirimDaftar } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'

export default class KotakMasukController {
  /** GET /api/rup/kotak-masuk: what waits for the caller, the longest waiting first */
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const butir = await kotakMasuk(ctx.pelaku)
    kirimDaftar(ctx, butir, butir.length)
  }
}
