import type { HttpContext } from '@adonisjs/core/http'
import { master as teks } from '@eproc/i18n/id/master'
import { sendMenunggu } from '#app/master/akses/jawab_menunggu_controller'
import { listDivisi, satuDivisi } from '#app/master/divisi/divisi_query'
import { divisiListQuery, divisiValidator } from '#app/master/divisi/divisi_validator'
import { hapusDivisi, tambahDivisi, ubahDivisi } from '#app/master/divisi/simpan_divisi'
import { transaction } from '#core/database/transaction'
import { sendList, sendData, sendMessage } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

/** /userman/divisi: the contract calls. */
export default class DivisiController {
  async index(ctx: HttpContext) {
    const { baris, total } = await listDivisi(await readPage(ctx, divisiListQuery))
    sendList(ctx, baris, total)
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(divisiValidator)
    const { id, menunggu } = await transaction((trx) => tambahDivisi(trx, ctx.pelaku, input))
    if (menunggu !== null) return sendMenunggu(ctx, menunggu)
    sendData(ctx, await satuDivisi(id), teks.pesan.tambah(teks.objek.divisi))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(divisiValidator)), id: idOfPath(ctx) }
    const { id, menunggu } = await transaction((trx) => ubahDivisi(trx, ctx.pelaku, input))
    if (menunggu !== null) return sendMenunggu(ctx, menunggu)
    sendData(ctx, await satuDivisi(id), teks.pesan.perbarui(teks.objek.divisi))
  }

  async destroy(ctx: HttpContext) {
    await transaction((trx) => hapusDivisi(trx, ctx.pelaku, { id: idOfPath(ctx) }))
    sendMessage(ctx, teks.pesan.hapus(teks.objek.divisi))
  }
}
