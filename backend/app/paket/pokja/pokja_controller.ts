import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { paket as teks } from '@eproc/i18n/id/paket'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { setujuiPokja, tolakPokja } from '#app/paket/pokja/putuskan_pokja'
import { pokjaValidator } from '#app/paket/paket_validator'
import { aturPokja, nyatakanBenturan } from '#app/paket/pokja/atur_pokja'
import { calonPokja } from '#app/paket/pokja/calon_pokja_query'
import { pokjaTerakhir } from '#app/paket/pokja/pokja_terakhir'
import { UsulController } from '#app/paket/usul_controller'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** The committee of a package. */
export default class PokjaController extends UsulController {
  /** GET /api/paket/{id}/calon-pokja */
  async index(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    const calon = await calonPokja(db)
    sendData(
      ctx,
      calon.filter((c) => c.id !== paket.ppkId && c.id !== paket.penyetujuId)
    )
  }

  /** Nothing is saved: what the form proposes. */
  async terakhir(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await pokjaTerakhir(db, paket))
  }

  async update(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(pokjaValidator)), paketId: idOfPath(ctx) }
    const { id, menunggu } = await transaction((trx) => aturPokja(trx, ctx.pelaku, input))
    const pesan = menunggu ? pergantian.pokja.sukses.menunggu : teks.sukses.pokja
    sendData(ctx, await rincianPaket(ctx.pelaku, id), pesan)
  }

  async setujui(ctx: HttpContext) {
    await this.putus(ctx, setujuiPokja, pergantian.pokja.sukses.disetujui)
  }

  async tolak(ctx: HttpContext) {
    await this.putus(ctx, tolakPokja, pergantian.pokja.sukses.ditolak)
  }

  async benturan(ctx: HttpContext) {
    const id = await transaction((trx) => nyatakanBenturan(trx, ctx.pelaku, idOfPath(ctx)))
    sendData(ctx, await rincianPaket(ctx.pelaku, id), teks.sukses.benturan)
  }
}
