/** The bell's notices (S1 §3, §7): everybody sees and marks the own ones only. */
import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { bacaNotifikasi, bacaSemuaNotifikasi } from '#app/notifikasi/baca_notifikasi'
import { listNotifikasi } from '#app/notifikasi/notifikasi_query'
import {
  bacaNotifikasiValidator,
  notifikasiQuery,
  notifikasiRestQuery,
} from '#app/notifikasi/notifikasi_validator'
import { transaction } from '#core/database/transaction'
import { sendList, sendMessage, sendRest } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { idOfPath, readPage } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

export default class NotifikasiController {
  /** The bell's, and the vendor portal's page of them; newest first, without `perHalaman` the newest hundred. */
  async index(ctx: HttpContext) {
    const query = await readPage(ctx, notifikasiQuery)
    if (idOfPath(ctx, 'userId') !== ctx.pelaku.id) throw notFound()
    const { baris, total } = await listNotifikasi(ctx.pelaku.id, query)
    sendList(ctx, baris, total)
  }

  /** /rest/notifikasi, for the back office. */
  async rest(ctx: HttpContext) {
    const query = await readRest(ctx, notifikasiRestQuery)
    const { baris, total } = await listNotifikasi(ctx.pelaku.id, query)
    sendRest(ctx, 'notifikasi', baris, query.awal, total)
  }

  async baca(ctx: HttpContext) {
    await transaction((trx) => bacaNotifikasi(trx, ctx.pelaku, [idOfPath(ctx) ?? 0]))
    sendMessage(ctx, akunLayar.message.notifikasiDibaca)
  }

  async bacaBeberapa(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(bacaNotifikasiValidator)
    await transaction((trx) => bacaNotifikasi(trx, ctx.pelaku, ids ?? []))
    sendMessage(ctx, akunLayar.message.notifikasiDibaca)
  }

  async bacaSemua(ctx: HttpContext) {
    await transaction((trx) => bacaSemuaNotifikasi(trx, ctx.pelaku))
    sendMessage(ctx, akunLayar.message.notifikasiDibaca)
  }
}
