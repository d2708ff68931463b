import type { HttpContext } from '@adonisjs/core/http'
import { akses as teks } from '@eproc/i18n/id/akses'
import { listAkses, satuAkses } from '#app/akun/akses/akses_query'
import { aksesRestQuery, tolakAksesValidator } from '#app/master/akses/akses_validator'
import { konfirmasiAkses, tolakAkses } from '#app/master/akses/putuskan_akses'
import { transaction } from '#core/database/transaction'
import { sendData, sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** Changes of powers that wait for a second administrator. */
export default class AksesController {
  /** GET /rest/perubahan-akses */
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, aksesRestQuery)
    const saring = { ...query.saring, ids: query.ids }
    const { baris, total } = await listAkses(ctx.pelaku, query, saring)
    sendRest(ctx, 'perubahan-akses', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return satuAkses(ctx.pelaku, idOfPath(ctx))
  }

  async konfirmasi(ctx: HttpContext) {
    const id = idOfPath(ctx)
    await transaction((trx) => konfirmasiAkses(trx, ctx.pelaku, id))
    sendData(ctx, await satuAkses(ctx.pelaku, id), teks.pesan.berlaku)
  }

  async tolak(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(tolakAksesValidator)), id: idOfPath(ctx) }
    await transaction((trx) => tolakAkses(trx, ctx.pelaku, input))
    sendData(ctx, await satuAkses(ctx.pelaku, input.id), teks.pesan.ditolak)
  }
}
