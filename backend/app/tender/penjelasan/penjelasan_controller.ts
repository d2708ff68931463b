import type { HttpContext } from '@adonisjs/core/http'
import type { FasePenjelasan } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { pesanValidator, topikValidator } from '#app/tender/penjelasan/penjelasan_validator'
import type Topik from '#app/tender/penjelasan/topik'
import { daftarTopik } from '#app/tender/penjelasan/topik_query'
import { buatTopik, kirimPesanTopik, ubahTopik } from '#app/tender/penjelasan/tulis_penjelasan'
import { wajibMembaca } from '#app/tender/penjelasan/wajib_membaca'
import { transaction } from '#core/database/transaction'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'

/** The explanation's topics and messages; every change answers the whole conversation. */
export default class PenjelasanController {
  async index(ctx: HttpContext) {
    const fase = ctx.params.tahap as FasePenjelasan
    const paket = await paketBagi(ctx.pelaku, idJalur(ctx, 'paketId'))
    await wajibMembaca(ctx.pelaku, paket, fase)
    kirimData(ctx, await daftarTopik(paket.id, fase, ctx.pelaku))
  }

  async store(ctx: HttpContext) {
    const sah = await ctx.request.validateUsing(topikValidator)
    const { paketPenyediaId: paketId, tahap: fase, subject: subjek, message: pesan } = sah
    const isian = { paketId, fase, subjek, pesan }
    const topik = await transaction((trx) => buatTopik(trx, ctx.pelaku, isian))
    await this.#percakapan(ctx, topik, teks.penjelasan.topikBaru)
  }

  async update(ctx: HttpContext) {
    const { subject, message, versi = null } = await ctx.request.validateUsing(topikValidator)
    const isian = { id: idJalur(ctx, 'chatId'), subjek: subject, pesan: message, versi }
    const topik = await transaction((trx) => ubahTopik(trx, ctx.pelaku, isian))
    await this.#percakapan(ctx, topik, teks.penjelasan.topikDiperbarui)
  }

  /** A message under a topic. */
  async balas(ctx: HttpContext) {
    const { chatId, message } = await ctx.request.validateUsing(pesanValidator)
    const isian = { topikId: chatId, pesan: message }
    const topik = await transaction((trx) => kirimPesanTopik(trx, ctx.pelaku, isian))
    await this.#percakapan(ctx, topik, teks.penjelasan.terkirim)
  }

  async #percakapan(ctx: HttpContext, { paketId, fase }: Topik, pesan: string) {
    kirimData(ctx, await daftarTopik(paketId, fase, ctx.pelaku), pesan)
  }
}
