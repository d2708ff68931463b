import type { HttpContext } from '@adonisjs/core/http'
import type { UndanganRestRow } from '@eproc/domain/tender/answers_peserta'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { undanganBagi } from '#app/tender/undangan/undangan_bagi'
import { calonRestQuery } from '#app/tender/undangan/undangan_validator'
import { notFound } from '#core/http/errors'
import { sendRest } from '#core/http/answers'
import { readRest } from '#core/http/query/rest_query'

/** /rest/undangan: candidates and receivers of one package and type, which the filter names. */
export default class UndanganRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, calonRestQuery)
    const { paketId, tipe } = query.saring
    if (!paketId || !tipe) throw notFound()
    const paket = await paketUntuk(ctx.pelaku, paketId)
    const { rows, total } = await undanganBagi(ctx.pelaku, paket, { ...query, tipe })
    const records = rows.map((row): UndanganRestRow => ({ id: row.vendorId, ...row }))
    sendRest(ctx, 'undangan', records, query.awal, total)
  }
}
