import type { HttpContext } from '@adonisjs/core/http'
import { master as teks } from '@eproc/i18n/id/master'
import { listLokasiProyek } from '#app/master/lokasi_proyek/lokasi_proyek_query'
import { keLokasiProyek } from '#app/master/lokasi_proyek/lokasi_proyek_transformer'
import {
  lokasiProyekListQuery,
  lokasiProyekRujukanQuery,
  lokasiProyekValidator,
} from '#app/master/lokasi_proyek/lokasi_proyek_validator'
import {
  hapusLokasiProyek,
  tambahLokasiProyek,
  ubahLokasiProyek,
} from '#app/master/lokasi_proyek/simpan_lokasi_proyek'
import { transaction } from '#core/database/transaction'
import { sendList, sendData, sendMessage } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query_string'

/** /userman/lokasi-proyek: the contract calls. */
export default class LokasiProyekController {
  async index(ctx: HttpContext) {
    const { baris, total } = await listLokasiProyek(await readPage(ctx, lokasiProyekListQuery))
    sendList(ctx, baris, total)
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(lokasiProyekValidator)
    const lokasi = await transaction((trx) => tambahLokasiProyek(trx, ctx.pelaku, input))
    sendData(ctx, keLokasiProyek(lokasi), teks.pesan.tambah(teks.objek.lokasiProyek))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(lokasiProyekValidator)), id: idOfPath(ctx) }
    const lokasi = await transaction((trx) => ubahLokasiProyek(trx, ctx.pelaku, input))
    sendData(ctx, keLokasiProyek(lokasi), teks.pesan.perbarui(teks.objek.lokasiProyek))
  }

  async destroy(ctx: HttpContext) {
    await transaction((trx) => hapusLokasiProyek(trx, ctx.pelaku, idOfPath(ctx)))
    sendMessage(ctx, teks.pesan.hapus(teks.objek.lokasiProyek))
  }

  /** GET /api/rup/lokasiproyek: the public reference list, without what only the editor needs. */
  async rujukan(ctx: HttpContext) {
    const halaman = await readPage(ctx, lokasiProyekRujukanQuery)
    const { baris, total } = await listLokasiProyek(halaman)
    sendList(
      ctx,
      baris.map(({ id, kode, nama, lokasi }) => ({ id, kode, nama, lokasi })),
      total
    )
  }
}
