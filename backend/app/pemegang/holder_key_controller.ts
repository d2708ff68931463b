import type { HttpContext } from '@adonisjs/core/http'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import { confirmKey } from '#app/pemegang/confirm_key'
import { listHolderKeys, oneHolderKey } from '#app/pemegang/holder_key_query'
import { ownKeys } from '#app/pemegang/own_keys'
import {
  bungkusValidator,
  confirmKeyValidator,
  holderKeyRestQuery,
  holderKeyValidator,
  revokeKeyValidator,
} from '#app/pemegang/pemegang_validator'
import { registerKey, replaceWrap, revokeKeys } from '#app/pemegang/register_key'
import { transaction } from '#core/database/transaction'
import { sendData, sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** Keys of people. */
export default class HolderKeyController {
  /** GET /rest/kunci-pemegang */
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, holderKeyRestQuery)
    const filter = { ...query.saring, ids: query.ids }
    const { baris, total } = await listHolderKeys(ctx.pelaku, query, filter)
    sendRest(ctx, 'kunci-pemegang', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return oneHolderKey(ctx.pelaku, idOfPath(ctx))
  }

  /** GET /api/kunci-pemegang */
  async own(ctx: HttpContext) {
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, await ownKeys(ctx.pelaku.id))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(holderKeyValidator)
    const key = await transaction((trx) => registerKey(trx, ctx.pelaku, input))
    const message = key.berlakuPada
      ? teks.pesan.diperbarui(tanggalWaktu(key.berlakuPada.toISO()!))
      : teks.pesan.terdaftar
    sendData(ctx, await ownKeys(ctx.pelaku.id), message)
  }

  async rewrap(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(bungkusValidator)
    const id = idOfPath(ctx)
    await transaction((trx) => replaceWrap(trx, ctx.pelaku, id, input))
    sendData(ctx, await ownKeys(ctx.pelaku.id), teks.pesan.frasa)
  }

  async confirm(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(confirmKeyValidator)
    const id = idOfPath(ctx)
    await transaction((trx) => confirmKey(trx, ctx.pelaku, id, input))
    const row = await oneHolderKey(ctx.pelaku, id)
    sendData(ctx, row, teks.pesan.dikonfirmasi(row.nama))
  }

  async revoke(ctx: HttpContext) {
    const { alasan } = await ctx.request.validateUsing(revokeKeyValidator)
    await transaction((trx) => revokeKeys(trx, ctx.pelaku, alasan))
    sendData(ctx, await ownKeys(ctx.pelaku.id), teks.pesan.dicabut)
  }
}
