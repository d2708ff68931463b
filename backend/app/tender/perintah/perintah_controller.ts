import type { HttpContext } from '@adonisjs/core/http'
import { apakahInternal } from '@eproc/domain/common/roles'
import { PERINTAH_PDF } from '@eproc/domain/tender/perintah'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import type Paket from '#app/paket_berjalan/paket'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import Penawaran from '#app/tender/penawaran/penawaran'
import { mintaBuka, sahkanBuka } from '#app/tender/perintah/buka_perintah'
import { catatPerintah, sahkanPerintah, tolakPerintah } from '#app/tender/perintah/catat_perintah'
import PerintahAkses, {
  LOG_PERINTAH,
  LOG_PERINTAH_BUKA,
  LOG_PERINTAH_TUTUP,
} from '#app/tender/perintah/perintah_akses'
import { perintahPaket } from '#app/tender/perintah/perintah_query'
import {
  alasanPerintahValidator,
  langkahPerintahValidator,
  perintahValidator,
} from '#app/tender/perintah/perintah_validator'
import { tutupPerintah } from '#app/tender/perintah/tutup_perintah'
import { orderProofsOf, orderToSignFor } from '#app/tender/perintah/statement_to_sign'
import { transaction } from '#core/database/transaction'
import type { FileRule } from '#core/files/receive_files'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'
import { withFiles } from '#core/http/with_files'
import { buktiLog } from '#core/log/bukti_query'

const { jenis, batas: maks } = PERINTAH_PDF
const DOKUMEN: FileRule = { jenis, maks }

/** GET and POST /api/tender/perintah/{paketId}, POST …/{id}/sahkan, …/tolak, …/tutup, …/pernyataan, …/minta, …/buka; GET /api/log/perintah/{id}, …/buka, …/tutup */
export default class PerintahController {
  async show(ctx: HttpContext) {
    await this.#answer(
      ctx,
      await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'tender.perintah.baca')
    )
  }

  async catat(ctx: HttpContext) {
    const paketId = idOfPath(ctx, 'paketId')
    await withFiles(ctx, { dokumen: DOKUMEN }, async ({ isian, berkas: { dokumen } }) => {
      const sent = { ...(await perintahValidator.validate(isian)), paketId, dokumen }
      const paket = await transaction((trx) => catatPerintah(trx, ctx.pelaku, sent))
      await this.#answer(ctx, paket, teks.sukses.dicatat)
    })
  }

  async tolak(ctx: HttpContext) {
    const { alasan } = await ctx.request.validateUsing(alasanPerintahValidator)
    const sent = { ...this.#named(ctx), alasan }
    const paket = await transaction((trx) => tolakPerintah(trx, ctx.pelaku, sent))
    await this.#answer(ctx, paket, teks.sukses.ditolak)
  }

  async sahkan(ctx: HttpContext) {
    const paket = await transaction((trx) => sahkanPerintah(trx, ctx.pelaku, this.#named(ctx)))
    await this.#answer(ctx, paket, teks.sukses.disahkan)
  }

  async tutup(ctx: HttpContext) {
    const { alasan } = await ctx.request.validateUsing(alasanPerintahValidator)
    const sent = { ...this.#named(ctx), alasan }
    const paket = await transaction((trx) => tutupPerintah(trx, ctx.pelaku, sent))
    await this.#answer(ctx, paket, teks.sukses.ditutup)
  }

  async sign(ctx: HttpContext) {
    const step = await this.#step(ctx)
    ctx.response.header('Cache-Control', 'private, no-store')
    const made = await transaction((trx) => orderToSignFor(trx, ctx.pelaku, step))
    sendData(ctx, { ...made.given, bukti: await orderProofsOf(made) })
  }

  async minta(ctx: HttpContext) {
    const step = await this.#step(ctx)
    const paket = await transaction((trx) => mintaBuka(trx, ctx.pelaku, step))
    await this.#answer(ctx, paket, teks.sukses.diminta)
  }

  async buka(ctx: HttpContext) {
    const step = await this.#step(ctx)
    const paket = await transaction((trx) => sahkanBuka(trx, ctx.pelaku, step))
    await this.#answer(ctx, paket, teks.sukses.dibuka)
  }

  /** Which versions an order covers, by hashes of receipts, proven by the public log: for who handed in, and the staff. */
  async bukti(ctx: HttpContext) {
    await this.#proof(ctx, LOG_PERINTAH)
  }

  /** And what came of each. */
  async buktiBuka(ctx: HttpContext) {
    await this.#proof(ctx, LOG_PERINTAH_BUKA)
  }

  /** Or that nobody could open it. */
  async buktiTutup(ctx: HttpContext) {
    await this.#proof(ctx, LOG_PERINTAH_TUTUP)
  }

  async #proof(ctx: HttpContext, kind: string) {
    const order = await PerintahAkses.find(idOfPath(ctx) ?? 0)
    if (!order) throw notFound()
    const paket = await paketBagi(ctx.pelaku, order.paketId)
    const { peran, rekananId } = ctx.pelaku
    const may =
      apakahInternal(peran) ||
      (rekananId !== null && (await Penawaran.findBy({ paketId: paket.id, rekananId })) !== null)
    const bukti = may && (await buktiLog(kind, String(order.id)))
    if (!bukti) throw notFound()
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, bukti)
  }

  #named(ctx: HttpContext) {
    return { paketId: idOfPath(ctx, 'paketId'), id: idOfPath(ctx, 'id') }
  }

  async #step(ctx: HttpContext) {
    return {
      ...(await ctx.request.validateUsing(langkahPerintahValidator)),
      ...this.#named(ctx),
    }
  }

  async #answer(ctx: HttpContext, paket: Paket, message?: string) {
    sendData(ctx, await perintahPaket(ctx.pelaku, paket), message)
  }
}
