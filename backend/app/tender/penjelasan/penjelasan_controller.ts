import type { HttpContext } from '@adonisjs/core/http'
import type { FaseTopik } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { pesanValidator, topikValidator } from '#app/tender/penjelasan/penjelasan_validator'
import type Topik from '#app/tender/penjelasan/topik'
import { listTopik } from '#app/tender/penjelasan/topik_query'
import { buatTopik, kirimPesanTopik, ubahTopik } from '#app/tender/penjelasan/tulis_penjelasan'
import { wajibMembaca } from '#app/tender/penjelasan/wajib_membaca'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { unchanged } from '#core/http/open_data'
import { idOfPath } from '#core/http/query/query_string'

/** The explanation's topics and messages; every change answers the whole conversation. */
export default class PenjelasanController {
  async index(ctx: HttpContext) {
    const fase = ctx.params.tahap as FaseTopik
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    await wajibMembaca(ctx.pelaku, paket, fase)
    const topik = await listTopik(paket.id, fase, ctx.pelaku)
    // Everybody who takes part asks several times a minute, mostly for what they have.
    const version = `${ctx.pelaku.id} ${JSON.stringify(topik)}`
    if (!unchanged(ctx, version, { cache: 'no-store' })) sendData(ctx, topik)
  }

  async store(ctx: HttpContext) {
    const sah = await ctx.request.validateUsing(topikValidator)
    const { paketPenyediaId: paketId, tahap: fase, subject: subjek, message: pesan } = sah
    const input = { paketId, fase, subjek, pesan }
    const topik = await transaction((trx) => buatTopik(trx, ctx.pelaku, input))
    await this.#percakapan(ctx, topik, teks.penjelasan.topikBaru)
  }

  async update(ctx: HttpContext) {
    const { subject, message, versi = null } = await ctx.request.validateUsing(topikValidator)
    const input = { id: idOfPath(ctx, 'chatId'), subjek: subject, pesan: message, versi }
    const topik = await transaction((trx) => ubahTopik(trx, ctx.pelaku, input))
    await this.#percakapan(ctx, topik, teks.penjelasan.topikDiperbarui)
  }

  /** A message under a topic. */
  async balas(ctx: HttpContext) {
    const { chatId, message } = await ctx.request.validateUsing(pesanValidator)
    const input = { topikId: chatId, pesan: message }
    const topik = await transaction((trx) => kirimPesanTopik(trx, ctx.pelaku, input))
    await this.#percakapan(ctx, topik, teks.penjelasan.terkirim)
  }

  async #percakapan(ctx: HttpContext, { paketId, fase }: Topik, pesan: string) {
    sendData(ctx, await listTopik(paketId, fase, ctx.pelaku), pesan)
  }
}
