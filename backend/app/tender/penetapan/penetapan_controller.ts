import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { jawabanPenetapan } from '#app/tender/penetapan/penetapan_query'
import {
  gugurValidator,
  putusanValidator,
  usulValidator,
} from '#app/tender/penetapan/penetapan_validator'
import { tegaskanPenetapan, tolakPenetapan } from '#app/tender/penetapan/putuskan_penetapan'
import { usulkanPengganti, usulkanUrutan } from '#app/tender/penetapan/usulkan_penetapan'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

const teks = tenderHasil.penetapan

export default class PenetapanController {
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await jawabanPenetapan(await paketUntuk(ctx, idJalur(ctx, 'paketId'))))
  }

  async usul(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(usulValidator)
    await this.#denganPaket(ctx, (trx, paket) => usulkanUrutan(ctx, trx, paket, isian))
    await this.#jawab(ctx, teks.diusulkan)
  }

  async gugur(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(gugurValidator)
    await this.#denganPaket(ctx, (trx, paket) => usulkanPengganti(ctx, trx, paket, isian))
    await this.#jawab(ctx, teks.diusulkan)
  }

  async tegaskan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(putusanValidator)
    await tegaskanPenetapan(ctx, idJalur(ctx, 'paketId'), isian)
    await this.#jawab(ctx, teks.ditegaskan)
  }

  async tolak(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(putusanValidator)
    await tolakPenetapan(ctx, idJalur(ctx, 'paketId'), isian)
    await this.#jawab(ctx, teks.ditolak)
  }

  async #denganPaket(
    ctx: HttpContext,
    kerja: (
      trx: Parameters<typeof usulkanUrutan>[1],
      paket: Parameters<typeof usulkanUrutan>[2]
    ) => Promise<void>
  ) {
    tolakKueriAsing(ctx, [])
    const { id } = await paketUntuk(ctx, idJalur(ctx, 'paketId'), 'tender.penetapan.usul')
    await db.transaction(async (trx) => {
      await wajibHakPaket(ctx, id, 'tender.penetapan.usul', trx)
      await kerja(trx, await kunciBarisPaket(trx, id))
    })
  }

  async #jawab(ctx: HttpContext, pesan: string) {
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    kirimData(ctx, await jawabanPenetapan(paket), pesan)
  }
}
