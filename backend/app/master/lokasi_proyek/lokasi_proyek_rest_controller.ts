import type { HttpContext } from '@adonisjs/core/http'
import LokasiProyek from '#app/master/lokasi_proyek/lokasi_proyek'
import { listLokasiProyek } from '#app/master/lokasi_proyek/lokasi_proyek_query'
import { keLokasiProyek } from '#app/master/lokasi_proyek/lokasi_proyek_transformer'
import {
  lokasiProyekRestQuery,
  lokasiProyekValidator,
} from '#app/master/lokasi_proyek/lokasi_proyek_validator'
import {
  hapusLokasiProyek,
  tambahLokasiProyek,
  ubahLokasiProyek,
} from '#app/master/lokasi_proyek/simpan_lokasi_proyek'
import { found } from '#core/database/found'
import { transaction } from '#core/database/transaction'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/lokasi-proyek, for the back office. */
export default class LokasiProyekRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, lokasiProyekRestQuery)
    const { baris, total } = await listLokasiProyek(query)
    sendRest(ctx, 'lokasi-proyek', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    return keLokasiProyek(await found(LokasiProyek, idOfPath(ctx)))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(lokasiProyekValidator)
    return keLokasiProyek(await transaction((trx) => tambahLokasiProyek(trx, ctx.pelaku, input)))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(lokasiProyekValidator)), id: idOfPath(ctx) }
    return keLokasiProyek(await transaction((trx) => ubahLokasiProyek(trx, ctx.pelaku, input)))
  }

  async destroy(ctx: HttpContext) {
    return keLokasiProyek(
      await transaction((trx) => hapusLokasiProyek(trx, ctx.pelaku, idOfPath(ctx)))
    )
  }
}
