import type { HttpContext } from '@adonisjs/core/http'
import { master as teks } from '@eproc/i18n/id/master'
import { daftarDivisi, satuDivisi } from '#app/master/divisi/divisi_query'
import { divisiListQuery, divisiValidator } from '#app/master/divisi/divisi_validator'
import { hapusDivisi, tambahDivisi, ubahDivisi } from '#app/master/divisi/simpan_divisi'
import { transaction } from '#core/database/transaction'
import { kirimDaftar, kirimData, kirimPesan } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

/** /userman/divisi: the contract calls. */
export default class DivisiController {
  async index(ctx: HttpContext) {
    const { baris, total } = await daftarDivisi(await readPage(ctx, divisiListQuery))
    kirimDaftar(ctx, baris, total)
  }

  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(divisiValidator)
    const id = await transaction((trx) => tambahDivisi(trx, ctx.pelaku, isian))
    kirimData(ctx, await satuDivisi(id), teks.pesan.tambah(teks.objek.divisi))
  }

  async update(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(divisiValidator)), id: idJalur(ctx) }
    const id = await transaction((trx) => ubahDivisi(trx, ctx.pelaku, isian))
    kirimData(ctx, await satuDivisi(id), teks.pesan.perbarui(teks.objek.divisi))
  }

  async destroy(ctx: HttpContext) {
    await transaction((trx) => hapusDivisi(trx, ctx.pelaku, idJalur(ctx)))
    kirimPesan(ctx, teks.pesan.hapus(teks.objek.divisi))
  }
}
