import type { HttpContext } from '@adonisjs/core/http'
import { apakahInternal } from '@eproc/domain/common/roles'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import { paketBagi } from '#app/paket_berjalan/paket_rekanan'
import { penutupanPaket } from '#app/tender/penutupan/penutupan_query'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

export default class PenutupanController {
  /** GET /api/log/penutupan/{paketId}: for those who take part, and the staff. */
  async show(ctx: HttpContext) {
    const paket = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const { peran, rekananId } = ctx.pelaku
    const may =
      apakahInternal(peran) ||
      (rekananId !== null && (await konteksRekanan(paket, rekananId)).peserta)
    if (!may) throw notFound()
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, await penutupanPaket(paket.id, rekananId))
  }
}
