import type { HttpContext } from '@adonisjs/core/http'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { jawabanPenetapan } from '#app/tender/penetapan/penetapan_query'
import {
  gugurValidator,
  putusanValidator,
  usulValidator,
} from '#app/tender/penetapan/penetapan_validator'
import { tegaskanPenetapan, tolakPenetapan } from '#app/tender/penetapan/putuskan_penetapan'
import { usulkanPengganti, usulkanUrutan } from '#app/tender/penetapan/usulkan_penetapan'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const teks = tenderHasil.penetapan
const paketId = (ctx: HttpContext) => idOfPath(ctx, 'paketId')

export default class PenetapanController {
  async index(ctx: HttpContext) {
    await this.#jawab(ctx)
  }

  async usulkan(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(usulValidator)), paketId: paketId(ctx) }
    await transaction((trx) => usulkanUrutan(trx, ctx.pelaku, input))
    await this.#jawab(ctx, teks.diusulkan)
  }

  async gugur(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(gugurValidator)), paketId: paketId(ctx) }
    await transaction((trx) => usulkanPengganti(trx, ctx.pelaku, input))
    await this.#jawab(ctx, teks.diusulkan)
  }

  async tegaskan(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(putusanValidator)), paketId: paketId(ctx) }
    await transaction((trx) => tegaskanPenetapan(trx, ctx.pelaku, input))
    await this.#jawab(ctx, teks.ditegaskan)
  }

  async tolak(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(putusanValidator)), paketId: paketId(ctx) }
    await transaction((trx) => tolakPenetapan(trx, ctx.pelaku, input))
    await this.#jawab(ctx, teks.ditolak)
  }

  async #jawab(ctx: HttpContext, pesan?: string) {
    const paket = await paketUntuk(ctx.pelaku, paketId(ctx))
    sendData(ctx, await jawabanPenetapan(ctx.pelaku, paket), pesan)
  }
}
