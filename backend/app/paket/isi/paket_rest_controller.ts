import type { HttpContext } from '@adonisjs/core/http'
import { hapusPaket } from '#app/paket/isi/hapus_paket'
import { listPaket } from '#app/paket/isi/paket_query'
import { rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { terimaPaket } from '#app/paket/isi/terima_paket_controller'
import { paketRestQuery } from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { versionToDelete } from '#core/http/input/version'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/paket */
export default class PaketRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, paketRestQuery)
    const saring = { ...query.saring, ids: query.ids }
    const { baris, total } = await listPaket(ctx.pelaku, query, saring)
    sendRest(ctx, 'paket', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    return rincianPaket(ctx.pelaku, id)
  }

  async store(ctx: HttpContext) {
    return rincianPaket(ctx.pelaku, await terimaPaket(ctx, null))
  }

  async update(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    return rincianPaket(ctx.pelaku, await terimaPaket(ctx, id))
  }

  async destroy(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    const versi = await versionToDelete(ctx)
    const paket = await rincianPaket(ctx.pelaku, id)
    await transaction((trx) => hapusPaket(trx, ctx.pelaku, { paketId: id, versi }))
    return paket
  }
}
