import type { HttpContext } from '@adonisjs/core/http'
import { keadaanVerifikasi } from '#app/verifikasi/rekanan/keadaan_query'
import { listVendor } from '#app/verifikasi/rekanan/rekanan_query'
import { vendorRestQuery } from '#app/verifikasi/rekanan/rekanan_validator'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/vendor: a row in the lists, the whole frame of the verification dialog as a record. */
export default class VendorRestController {
  async index(ctx: HttpContext) {
    const { saring, ids, ...page } = await readRest(ctx, vendorRestQuery)
    const { rows, total } = await listVendor(page, { ...saring, ids }, ctx.pelaku.id)
    sendRest(ctx, 'vendor', rows, page.awal, total)
  }

  async show(ctx: HttpContext) {
    ctx.response.send(await keadaanVerifikasi(idOfPath(ctx), ctx.pelaku.id))
  }
}
