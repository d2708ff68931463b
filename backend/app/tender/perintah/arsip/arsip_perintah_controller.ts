import type { HttpContext } from '@adonisjs/core/http'
import { archiveName, downloadOrder, zipOfOrder } from '#app/tender/perintah/arsip/order_archive'
import { transaction } from '#core/database/transaction'
import { fileHeaders } from '#core/http/file_headers'
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
    // Before any header: a storage that is away answers as JSON.
    const content = await zipOfOrder(paket, order)
    fileHeaders(response, { name: archiveName(paket, order), mime: 'application/zip' })
    response.stream(content)
  }
}
