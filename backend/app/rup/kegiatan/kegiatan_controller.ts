import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rup as teks } from '@eproc/i18n/id/rup'
import { acuanRup } from '#app/rup/acuan_rup_query'
import {
  barisKegiatan,
  jumlahDivisi,
  listKegiatan,
  keKegiatan,
} from '#app/rup/kegiatan/kegiatan_query'
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
import { notFound } from '#core/http/errors'
import { sendData, sendList, sendRest } from '#core/http/answers'
import { versionRead, versionToDelete } from '#core/http/input/version'
import { idOfPath, readPage } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/kegiatan and the approval of activities */
export default class KegiatanController {
  /** GET /api/rup/kegiatan-program/{year}, public */
  async publik(ctx: HttpContext) {
    const halaman = await readPage(ctx, kegiatanProgramQuery)
    const { baris, total } = await kegiatanProgram(tahunRencana(idOfPath(ctx, 'year')), halaman)
    sendList(ctx, baris, total)
  }

  /** GET /api/rup/acuan/{year} */
  async acuan(ctx: HttpContext) {
    sendData(
      ctx,
      await acuanRup(await pelakuRencana(ctx.pelaku), tahunRencana(idOfPath(ctx, 'year')))
    )
  }

  /** GET /api/rup/jumlah-divisi/{year}: of what the caller may read */
  async jumlahDivisi(ctx: HttpContext) {
    const tahun = tahunRencana(idOfPath(ctx, 'year'))
    sendData(ctx, await jumlahDivisi(await pelakuRencana(ctx.pelaku), tahun))
  }

  async index(ctx: HttpContext) {
    const query = await readRest(ctx, kegiatanRestQuery)
    const pelaku = await pelakuRencana(ctx.pelaku)
    const saring = { ...query.saring, ids: query.ids }
    const { baris, total } = await listKegiatan(pelaku, query, saring)
    sendRest(ctx, 'kegiatan', baris, query.awal, total)
  }

  /** With timeline, differences and packages. */
  async show(ctx: HttpContext) {
    return rincianKegiatan(await pelakuRencana(ctx.pelaku), idOfPath(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(kegiatanValidator)
    return this.#kegiatan(ctx, await transaction((trx) => tambahKegiatan(trx, ctx.pelaku, input)))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(kegiatanValidator)), id: idOfPath(ctx) }
    versionRead(ctx, input.versi)
    return this.#kegiatan(ctx, await transaction((trx) => ubahKegiatan(trx, ctx.pelaku, input)))
  }

  async destroy(ctx: HttpContext) {
    const versi = await versionToDelete(ctx)
    const kegiatan = await this.#kegiatan(ctx, idOfPath(ctx))
    await transaction((trx) => hapusKegiatan(trx, ctx.pelaku, { id: kegiatan.id, versi }))
    return kegiatan
  }

  async ajukan(ctx: HttpContext) {
    const dibaca = { ...(await ctx.request.validateUsing(versiRupValidator)), id: idOfPath(ctx) }
    await transaction((trx) => ajukanKegiatan(trx, ctx.pelaku, dibaca))
    sendData(ctx, await this.#kegiatan(ctx, dibaca.id), teks.sukses.ajukan)
  }

  async setujui(ctx: HttpContext) {
    const dibaca = { ...(await ctx.request.validateUsing(versiRupValidator)), id: idOfPath(ctx) }
    await transaction((trx) => setujuiKegiatan(trx, ctx.pelaku, dibaca))
    sendData(ctx, await this.#kegiatan(ctx, dibaca.id), teks.sukses.setujui)
  }

  async tolak(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(tolakRupValidator)), id: idOfPath(ctx) }
    await transaction((trx) => tolakKegiatan(trx, ctx.pelaku, input))
    sendData(ctx, await this.#kegiatan(ctx, input.id), teks.sukses.tolak)
  }

  /** The activity as the caller sees it; 404 outside of the caller's scope. */
  async #kegiatan(ctx: HttpContext, id: number | null) {
    const pelaku = await pelakuRencana(ctx.pelaku)
    const baris = await barisKegiatan(db, pelaku, id)
    if (!baris) throw notFound()
    return keKegiatan(baris, pelaku)
  }
}
