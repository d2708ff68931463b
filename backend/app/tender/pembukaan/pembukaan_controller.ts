import type { HttpContext } from '@adonisjs/core/http'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { beritaAcaraPembukaan } from '#app/tender/pembukaan/berita_acara_query'
import { mintaPembukaan, sahkanPembukaan } from '#app/tender/pembukaan/buka_penawaran'
import { openingToSignFor } from '#app/tender/pembukaan/statement_to_sign'
import { pembukaanValidator } from '#app/tender/pembukaan/pembukaan_validator'
import { bolehIsi } from '#app/tender/penawaran/unduh_penawaran'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** POST /api/tender/pembukaan/{paketId} …/pernyataan and …/sahkan, GET …/{tahap}. */
export default class PembukaanController {
  async minta(ctx: HttpContext) {
    const { paket, pembukaan } = await this.#laksanakan(ctx, mintaPembukaan)
    sendData(ctx, await beritaAcaraPembukaan(paket, pembukaan.tahap, true), teks.sukses.diminta)
  }

  async sahkan(ctx: HttpContext) {
    const { paket, pembukaan } = await this.#laksanakan(ctx, sahkanPembukaan)
    sendData(ctx, await beritaAcaraPembukaan(paket, pembukaan.tahap, true), teks.sukses.dibuka)
  }

  async sign(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(pembukaanValidator)
    const diminta = { ...isian, paketId: idOfPath(ctx, 'paketId') }
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, await transaction((trx) => openingToSignFor(trx, ctx.pelaku, diminta)))
  }

  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const { isi } = await bolehIsi(ctx.pelaku, paket.id)
    sendData(ctx, await beritaAcaraPembukaan(paket, String(ctx.params.tahap), isi))
  }

  async #laksanakan(ctx: HttpContext, kerja: typeof mintaPembukaan) {
    const isian = await ctx.request.validateUsing(pembukaanValidator)
    const diminta = { ...isian, paketId: idOfPath(ctx, 'paketId') }
    return transaction((trx) => kerja(trx, ctx.pelaku, diminta))
  }
}
