import type { HttpContext } from '@adonisjs/core/http'
import { apakahInternal } from '@eproc/domain/common/roles'
import { pemusnahan as teks } from '@eproc/i18n/id/pemusnahan'
import type Paket from '#app/paket_berjalan/paket'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import {
  mintaPemusnahan,
  sahkanPemusnahan,
  tolakPemusnahan,
} from '#app/tender/pemusnahan/musnahkan'
import Pemusnahan, { LOG_PEMUSNAHAN } from '#app/tender/pemusnahan/pemusnahan'
import { pemusnahanPaket } from '#app/tender/pemusnahan/pemusnahan_query'
import { alasanPemusnahanValidator } from '#app/tender/pemusnahan/pemusnahan_validator'
import Penawaran from '#app/tender/penawaran/penawaran'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'
import { buktiLog } from '#core/log/bukti_query'

/** GET and POST /api/tender/pemusnahan/{paketId}, …/sahkan, …/tolak; GET /api/log/pemusnahan/{paketId} */
export default class PemusnahanController {
  async show(ctx: HttpContext) {
    await this.#answer(ctx, await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId')))
  }

  async minta(ctx: HttpContext) {
    const sent = await this.#reason(ctx)
    const paket = await transaction((trx) => mintaPemusnahan(trx, ctx.pelaku, sent))
    await this.#answer(ctx, paket, teks.sukses.diminta)
  }

  async tolak(ctx: HttpContext) {
    const sent = await this.#reason(ctx)
    const paket = await transaction((trx) => tolakPemusnahan(trx, ctx.pelaku, sent))
    await this.#answer(ctx, paket, teks.sukses.ditolak)
  }

  async sahkan(ctx: HttpContext) {
    const sent = { paketId: idOfPath(ctx, 'paketId') }
    const paket = await transaction((trx) => sahkanPemusnahan(trx, ctx.pelaku, sent))
    await this.#answer(ctx, paket, teks.sukses.dimusnahkan)
  }

  /** What was destroyed, by hashes of receipts, proven by the public log: for who handed in, and the staff. */
  async bukti(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const { peran, rekananId } = ctx.pelaku
    const may =
      apakahInternal(peran) ||
      (rekananId !== null && (await Penawaran.findBy({ paketId: paket.id, rekananId })) !== null)
    const done = may && (await Pemusnahan.findBy('paketId', paket.id))
    const bukti = done && (await buktiLog(LOG_PEMUSNAHAN, String(done.id)))
    if (!bukti) throw notFound()
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, bukti)
  }

  async #reason(ctx: HttpContext) {
    const { alasan } = await ctx.request.validateUsing(alasanPemusnahanValidator)
    return { alasan, paketId: idOfPath(ctx, 'paketId') }
  }

  async #answer(ctx: HttpContext, paket: Paket, message?: string) {
    sendData(ctx, await pemusnahanPaket(ctx.pelaku, paket), message)
  }
}
