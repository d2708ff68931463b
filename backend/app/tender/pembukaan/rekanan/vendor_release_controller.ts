import type { HttpContext } from '@adonisjs/core/http'
import type Paket from '#app/paket_berjalan/paket'
import { paketRekanan } from '#app/paket_berjalan/paket_rekanan'
import { releaseOwn, vendorOpening } from '#app/tender/pembukaan/rekanan/vendor_release'
import { vendorReleaseValidator } from '#app/tender/pembukaan/rekanan/vendor_release_validator'
import { lockPeserta } from '#app/tender/penawaran/pemasukan_query'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

/** /api/lelang/segel/{paketId}/bukaan: a vendor opens its own offers by decision. */
export default class VendorReleaseController {
  async show(ctx: HttpContext) {
    await this.#answer(ctx, await this.#own(ctx))
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(vendorReleaseValidator)
    const own = await this.#own(ctx)
    const { paket, rekananId } = own
    await transaction(async (trx) => {
      await lockPeserta(trx, paket.id, rekananId)
      await releaseOwn(trx, ctx.pelaku, paket, { rekananId, ...sent })
    })
    await this.#answer(ctx, own)
  }

  async #own(ctx: HttpContext): Promise<{ paket: Paket; rekananId: number }> {
    const { rekananId } = ctx.pelaku
    if (rekananId === null) throw notFound()
    return { paket: await paketRekanan(rekananId, idOfPath(ctx, 'paketId')), rekananId }
  }

  async #answer(ctx: HttpContext, { paket, rekananId }: { paket: Paket; rekananId: number }) {
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, await transaction((trx) => vendorOpening(trx, paket, rekananId)))
  }
}
