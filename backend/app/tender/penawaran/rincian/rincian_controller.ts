import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { apakahInternal } from '@eproc/domain/common/roles'
import { rincianHarga as teks } from '@eproc/i18n/id/rincian_harga'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { maySeeLines } from '#app/tender/penawaran/rincian/may_see_lines'
import { linesOfPackage } from '#app/tender/penawaran/rincian/lines_query'
import { checkedPrices } from '#app/tender/penawaran/rincian/opened_query'
import { priceUpload } from '#app/tender/penawaran/rincian/price_upload'
import { priceUploadValidator } from '#app/tender/penawaran/rincian/rincian_validator'
import { bolehIsi } from '#app/tender/penawaran/unduh_penawaran'
import { transaction } from '#core/database/transaction'
import { sendData, sendMessage } from '#core/http/answers'
import { forbidden, notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

/** The lines of a package: what vendors price, and what their prices come to. */
export default class RincianController {
  /** GET /api/lelang/rincian/{paketId}: never a price. */
  async index(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const may = apakahInternal(ctx.pelaku.peran) || (await maySeeLines(paket, ctx.pelaku.rekananId))
    if (!may) throw notFound()
    sendData(ctx, await linesOfPackage(db, paket.id))
  }

  /** PUT /api/lelang/unggahan/{id}/rincian */
  async update(ctx: HttpContext) {
    const { rincianHarga } = await ctx.request.validateUsing(priceUploadValidator)
    const id = String(ctx.params.id)
    const token = ctx.request.header('x-kunci-unggahan') ?? ''
    await transaction((trx) => priceUpload(trx, ctx.pelaku, { id, token, rincianHarga }))
    sendMessage(ctx, teks.tersegel)
  }

  /** GET /api/tender/rincian-harga/{paketId}: pokja free of conflict, and the PPK. */
  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'tender.penawaran.baca')
    if (!(await bolehIsi(ctx.pelaku, paket.id)).isi) throw forbidden(teks.bebasBenturan)
    sendData(ctx, await checkedPrices(db, paket.id))
  }
}
