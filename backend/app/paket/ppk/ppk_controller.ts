import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { gantiPpkValidator } from '#app/paket/paket_validator'
import { calonPpk } from '#app/paket/ppk/ppk_query'
import { setujuiPpk, tolakPpk } from '#app/paket/ppk/putuskan_ppk'
import { usulkanPpk } from '#app/paket/ppk/usulkan_ppk'
import { UsulController } from '#app/paket/usul_controller'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const teks = pergantian.ppk

/** Another PPK for a package. */
export default class PpkController extends UsulController {
  /** GET /api/paket/{id}/calon-ppk */
  async index(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await calonPpk(db, paket))
  }

  async store(ctx: HttpContext) {
    const input = {
      ...(await ctx.request.validateUsing(gantiPpkValidator)),
      paketId: idOfPath(ctx),
    }
    const id = await transaction((trx) => usulkanPpk(trx, ctx.pelaku, input))
    sendData(ctx, await rincianPaket(ctx.pelaku, id), teks.sukses.menunggu)
  }

  async setujui(ctx: HttpContext) {
    await this.putus(ctx, setujuiPpk, teks.sukses.disetujui)
  }

  async tolak(ctx: HttpContext) {
    await this.putus(ctx, tolakPpk, teks.sukses.ditolak)
  }
}
