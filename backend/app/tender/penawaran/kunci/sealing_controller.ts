import type { HttpContext } from '@adonisjs/core/http'
import { himpunan } from '@eproc/i18n/id/himpunan'
import type Paket from '#app/paket_berjalan/paket'
import { paketRekanan } from '#app/paket_berjalan/paket_rekanan'
import { registerVendorKey } from '#app/tender/penawaran/kunci/register_vendor_key'
import { sealingSetOf, vendorSealing } from '#app/tender/penawaran/kunci/sealing_facts'
import { vendorKeyValidator } from '#app/tender/penawaran/kunci/sealing_validator'
import { lockPeserta } from '#app/tender/penawaran/pemasukan_query'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { conflict, notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

/** What a vendor's browser seals with: /api/lelang/segel/{paketId}. */
export default class SealingController {
  async show(ctx: HttpContext) {
    const { paket, rekananId } = await this.#own(ctx)
    await this.#answer(ctx, paket, rekananId)
  }

  async himpunan(ctx: HttpContext) {
    const { paket, rekananId } = await this.#own(ctx)
    const set = await sealingSetOf(paket, rekananId)
    if (!set) throw conflict(himpunan.bukan)
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, set)
  }

  async kunci(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(vendorKeyValidator)
    const { paket, rekananId } = await this.#own(ctx)
    await transaction(async (trx) => {
      await lockPeserta(trx, paket.id, rekananId)
      await registerVendorKey(trx, ctx.pelaku, { paket, rekananId }, sent)
    })
    await this.#answer(ctx, paket, rekananId)
  }

  async #own(ctx: HttpContext): Promise<{ paket: Paket; rekananId: number }> {
    const { rekananId } = ctx.pelaku
    if (rekananId === null) throw notFound()
    return { paket: await paketRekanan(rekananId, idOfPath(ctx, 'paketId')), rekananId }
  }

  /** `null`: this package is under the installation's scheme. */
  async #answer(ctx: HttpContext, paket: Paket, rekananId: number) {
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, await vendorSealing(paket, rekananId))
  }
}
