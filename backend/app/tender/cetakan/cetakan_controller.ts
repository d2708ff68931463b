import type { HttpContext } from '@adonisjs/core/http'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { buatCetakan } from '#app/tender/cetakan/buat_cetakan'
import { cabutCetakan } from '#app/tender/cetakan/cabut_cetakan'
import { cabutValidator, cetakanValidator, rptQuery } from '#app/tender/cetakan/cetakan_validator'
import { cetakanPaket } from '#app/tender/cetakan/cetakan_paket'
import { konfirmasiCetakan } from '#app/tender/cetakan/konfirmasi_cetakan'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { invalidField } from '#core/http/errors'
import { idOfPath, readQuery } from '#core/http/query/query_string'

export default class CetakanController {
  /** GET /api/tender/cetakan/{paketId} */
  async index(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'tender.cetak')
    sendData(ctx, await cetakanPaket(ctx.pelaku, paket))
  }

  /** POST /api/tender/cetakan/{paketId} */
  async store(ctx: HttpContext) {
    const { tahap, jenis } = await ctx.request.validateUsing(cetakanValidator)
    const diminta = { paketId: idOfPath(ctx, 'paketId'), tahap, jenis }
    const data = await buatCetakan(ctx.pelaku, diminta)
    sendData(ctx, data, teks.berhasil(data.nomor))
  }

  /** POST /api/tender/cetakan/cabut/{paketId} */
  async cabut(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(cabutValidator)
    const paketId = idOfPath(ctx, 'paketId')
    const data = await transaction((trx) => cabutCetakan(trx, ctx.pelaku, { paketId, ...input }))
    sendData(ctx, data, teks.dicabut(data.nomor))
  }

  pengumuman = (ctx: HttpContext) => this.#rpt(ctx, 'pengumuman')
  aanwizjing = (ctx: HttpContext) => this.#rpt(ctx, 'aanwizjing')
  pembukaan = (ctx: HttpContext) => this.#rpt(ctx, 'pembukaan')
  evaluasi = (ctx: HttpContext) => this.#rpt(ctx, 'evaluasi')
  pembuktian = (ctx: HttpContext) => this.#rpt(ctx, 'pembuktian')
  penetapan = (ctx: HttpContext) => this.#rpt(ctx, 'penetapan')

  /** GET /api/cetakan/{kode}: anybody who holds the paper. */
  async konfirmasi(ctx: HttpContext) {
    sendData(ctx, await konfirmasiCetakan(String(ctx.params.kode)))
  }

  /** GET /rpt/tender/p1/…?paketId= */
  async #rpt(ctx: HttpContext, jenis: JenisCetakan) {
    const { paketId } = await readQuery(ctx, rptQuery)
    if (paketId === undefined) throw invalidField('paketId', 'required', teks.errors.paketId)
    sendData(ctx, await buatCetakan(ctx.pelaku, { paketId, jenis }))
  }
}
