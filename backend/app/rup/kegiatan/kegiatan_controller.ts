import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rup as teks } from '@eproc/i18n/id/rup'
import { acuanRup } from '#app/rup/acuan_rup_query'
import { barisKegiatan, daftarKegiatan, keKegiatan } from '#app/rup/kegiatan/kegiatan_query'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import { ajukanKegiatan, setujuiKegiatan, tolakKegiatan } from '#app/rup/kegiatan/putuskan_kegiatan'
import { rincianKegiatan } from '#app/rup/kegiatan/rincian_kegiatan_query'
import { transaction } from '#core/database/transaction'
import { kegiatanProgram } from '#app/rup/rup_publik_query'
import {
  kegiatanProgramQuery,
  kegiatanRestQuery,
  kegiatanValidator,
  tolakRupValidator,
  versiRupValidator,
} from '#app/rup/rup_validator'
import { tahunRencana } from '#app/rup/tahun_rencana'
import { hapusKegiatan, tambahKegiatan, ubahKegiatan } from '#app/rup/kegiatan/simpan_kegiatan'
import { tidakDitemukan } from '#core/http/errors'
import { kirimData, kirimDaftar, kirimRest } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'

/** /rest/kegiatan and the approval of activities */
export default class KegiatanController {
  /** GET /api/rup/kegiatan-program/{year}, public */
  async publik(ctx: HttpContext) {
    const halaman = await readPage(ctx, kegiatanProgramQuery)
    const { baris, total } = await kegiatanProgram(tahunRencana(idJalur(ctx, 'year')), halaman)
    kirimDaftar(ctx, baris, total)
  }

  /** GET /api/rup/acuan/{year} */
  async acuan(ctx: HttpContext) {
    kirimData(
      ctx,
      await acuanRup(await pelakuRencana(ctx.pelaku), tahunRencana(idJalur(ctx, 'year')))
    )
  }

  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, kegiatanRestQuery)
    const pelaku = await pelakuRencana(ctx.pelaku)
    const saring = { ...kueri.saring, ids: kueri.ids }
    const { baris, total } = await daftarKegiatan(pelaku, kueri, saring)
    kirimRest(ctx, 'kegiatan', baris, kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return this.#kegiatan(ctx, idJalur(ctx))
  }

  /** GET /api/rup/kegiatan/{id}: with timeline, differences and packages */
  async rincian(ctx: HttpContext) {
    kirimData(ctx, await rincianKegiatan(await pelakuRencana(ctx.pelaku), idJalur(ctx)))
  }

  async store(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(kegiatanValidator)
    return this.#kegiatan(ctx, await transaction((trx) => tambahKegiatan(trx, ctx.pelaku, isian)))
  }

  async update(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(kegiatanValidator)), id: idJalur(ctx) }
    return this.#kegiatan(ctx, await transaction((trx) => ubahKegiatan(trx, ctx.pelaku, isian)))
  }

  async destroy(ctx: HttpContext) {
    const kegiatan = await this.#kegiatan(ctx, idJalur(ctx))
    await transaction((trx) => hapusKegiatan(trx, ctx.pelaku, { id: kegiatan.id }))
    return kegiatan
  }

  async ajukan(ctx: HttpContext) {
    const dibaca = { ...(await ctx.request.validateUsing(versiRupValidator)), id: idJalur(ctx) }
    await transaction((trx) => ajukanKegiatan(trx, ctx.pelaku, dibaca))
    kirimData(ctx, await this.#kegiatan(ctx, dibaca.id), teks.sukses.ajukan)
  }

  async setujui(ctx: HttpContext) {
    const dibaca = { ...(await ctx.request.validateUsing(versiRupValidator)), id: idJalur(ctx) }
    await transaction((trx) => setujuiKegiatan(trx, ctx.pelaku, dibaca))
    kirimData(ctx, await this.#kegiatan(ctx, dibaca.id), teks.sukses.setujui)
  }

  async tolak(ctx: HttpContext) {
    const isian = { ...(await ctx.request.validateUsing(tolakRupValidator)), id: idJalur(ctx) }
    await transaction((trx) => tolakKegiatan(trx, ctx.pelaku, isian))
    kirimData(ctx, await this.#kegiatan(ctx, isian.id), teks.sukses.tolak)
  }

  /** The activity as the caller sees it; 404 outside of the caller's scope. */
  async #kegiatan(ctx: HttpContext, id: number | null) {
    const pelaku = await pelakuRencana(ctx.pelaku)
    const baris = await barisKegiatan(db, pelaku, id)
    if (!baris) throw tidakDitemukan()
    return keKegiatan(baris, pelaku)
  }
}
