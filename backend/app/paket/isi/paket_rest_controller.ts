import type { HttpContext } from '@adonisjs/core/http'
import { daftarPaket } from '#app/paket/isi/paket_query'
import { rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { terimaPaket } from '#app/paket/isi/terima_paket_controller'
import { paketRestQuery } from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/paket */
export default class PaketRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, paketRestQuery)
    const saring = { ...kueri.saring, ids: kueri.ids }
    const { baris, total } = await daftarPaket(ctx.pelaku, kueri, saring)
    kirimRest(ctx, 'paket', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idJalur(ctx))
    return rincianPaket(ctx.pelaku, id)
  }

  async store(ctx: HttpContext) {
    return rincianPaket(ctx.pelaku, await terimaPaket(ctx, null))
  }

  async update(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idJalur(ctx))
    return rincianPaket(ctx.pelaku, await terimaPaket(ctx, id))
  }
}
