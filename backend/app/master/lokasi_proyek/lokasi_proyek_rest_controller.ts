import type { HttpContext } from '@adonisjs/core/http'
import LokasiProyek from '#app/master/lokasi_proyek/lokasi_proyek'
import { daftarLokasiProyek } from '#app/master/lokasi_proyek/lokasi_proyek_query'
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
import { kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/lokasi-proyek, for the back office. */
export default class LokasiProyekRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, lokasiProyekRestQuery)
    const { baris, total } = await daftarLokasiProyek(kueri)
    kirimRest(ctx, 'lokasi-proyek', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return keLokasiProyek(await found(LokasiProyek, idJalur(ctx)))
  }

  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(lokasiProyekValidator)
    return keLokasiProyek(await transaction((trx) => tambahLokasiProyek(trx, ctx.pelaku, isian)))
  }

  async update(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(lokasiProyekValidator)), id: idJalur(ctx) }
    return keLokasiProyek(await transaction((trx) => ubahLokasiProyek(trx, ctx.pelaku, isian)))
  }

  async destroy(ctx: HttpContext) {
    return keLokasiProyek(
      await transaction((trx) => hapusLokasiProyek(trx, ctx.pelaku, idJalur(ctx)))
    )
  }
}
