import type { HttpContext } from '@adonisjs/core/http'
import { archiveName, downloadOrder, zipOfOrder } from '#app/tender/perintah/arsip/order_archive'
import { transaction } from '#core/database/transaction'
import { idOfPath } from '#core/http/query/query_string'

/**
 * The archive of an order. Only with a session, so that the journal has each download in its name; a signed address has
 * none.
 */
export default class ArsipPerintahController {
  /** GET /tender/{paketId}/perintah/{id}/arsip */
  async show(ctx: HttpContext) {
    const { response } = ctx
    const named = { paketId: idOfPath(ctx, 'paketId'), id: idOfPath(ctx, 'id') }
    const { paket, order } = await transaction((trx) => downloadOrder(trx, ctx.pelaku, named))
    response.header('Content-Type', 'application/zip')
    response.header('Cache-Control', 'private, no-store')
    const nama = encodeURIComponent(archiveName(paket, order))
    response.header('Content-Disposition', `attachment; filename*=UTF-8''${nama}`)
    response.stream(await zipOfOrder(paket, order))
  }
}
