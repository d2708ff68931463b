import type { HttpContext } from '@adonisjs/core/http'
import { paket as teks } from '@eproc/i18n/id/paket'
import { rincianPaket } from '#app/paket/isi/rincian_paket_query'
import {
  alasanValidator,
  noteValidator,
  pendaftaranValidator,
  terbitValidator,
  versiValidator,
} from '#app/paket/paket_validator'
import { aturPendaftaran } from '#app/paket/proses/atur_pendaftaran'
import { hentikanPaket, lanjutkanPaket, type CaraHenti } from '#app/paket/proses/hentikan_paket'
import { ajukanPaket, setujuiPaket, tolakPaket } from '#app/paket/proses/putuskan_paket'
import { selesaikanPaket } from '#app/paket/proses/selesaikan_paket'
import { terbitkanPaket } from '#app/paket/proses/terbitkan_paket'
import { ulangPaket } from '#app/paket/proses/ulang_paket'
import type { PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** Approval and execution status of a package. Each answers the whole package. */
export default class ProsesController {
  async ajukan(ctx: HttpContext) {
    const dibaca = await this.#dibaca(ctx)
    const id = await transaction((trx) => ajukanPaket(trx, ctx.pelaku, dibaca))
    await this.#jawab(ctx, id, teks.sukses.ajukan)
  }

  async setujui(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(noteValidator)), paketId: idOfPath(ctx) }
    const id = await transaction((trx) => setujuiPaket(trx, ctx.pelaku, input))
    await this.#jawab(ctx, id, teks.sukses.setujui)
  }

  async tolak(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(noteValidator)), paketId: idOfPath(ctx) }
    const id = await transaction((trx) => tolakPaket(trx, ctx.pelaku, input))
    await this.#jawab(ctx, id, teks.sukses.tolak)
  }

  async terbitkan(ctx: HttpContext) {
    const { paketPenyediaId, versi } = await ctx.request.validateUsing(terbitValidator)
    const dibaca = { paketId: paketPenyediaId, versi }
    const id = await transaction((trx) => terbitkanPaket(trx, ctx.pelaku, dibaca))
    await this.#jawab(ctx, id, teks.sukses.terbit)
  }

  async gagal(ctx: HttpContext) {
    await this.#hentikan(ctx, 'gagal')
  }

  async batal(ctx: HttpContext) {
    await this.#hentikan(ctx, 'batal')
  }

  async tunda(ctx: HttpContext) {
    await this.#hentikan(ctx, 'tunda')
  }

  async selesai(ctx: HttpContext) {
    const dibaca = await this.#dibaca(ctx)
    const id = await transaction((trx) => selesaikanPaket(trx, ctx.pelaku, dibaca))
    await this.#jawab(ctx, id, teks.sukses.selesai)
  }

  async lanjutkan(ctx: HttpContext) {
    const dibaca = await this.#dibaca(ctx)
    const id = await transaction((trx) => lanjutkanPaket(trx, ctx.pelaku, dibaca))
    await this.#jawab(ctx, id, teks.sukses.lanjutkan)
  }

  async ulang(ctx: HttpContext) {
    const input = { ...(await ctx.request.validateUsing(alasanValidator)), paketId: idOfPath(ctx) }
    const { id, kode } = await transaction((trx) => ulangPaket(trx, ctx.pelaku, input))
    await this.#jawab(ctx, id, teks.sukses.ulang(kode))
  }

  async pendaftaran(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(pendaftaranValidator)
    const input = { ...sent, paketId: idOfPath(ctx) }
    const id = await transaction((trx) => aturPendaftaran(trx, ctx.pelaku, input))
    await this.#jawab(ctx, id, teks.sukses.pendaftaran)
  }

  async #hentikan(ctx: HttpContext, cara: CaraHenti) {
    const sent = await ctx.request.validateUsing(alasanValidator)
    const input = { ...sent, paketId: idOfPath(ctx), cara }
    const id = await transaction((trx) => hentikanPaket(trx, ctx.pelaku, input))
    await this.#jawab(ctx, id, teks.sukses[cara])
  }

  /** The package of the path, as the version that the caller read. */
  async #dibaca(ctx: HttpContext): Promise<PaketDibaca> {
    const { versi } = await ctx.request.validateUsing(versiValidator)
    return { paketId: idOfPath(ctx), versi }
  }

  async #jawab(ctx: HttpContext, id: number, pesan: string) {
    sendData(ctx, await rincianPaket(ctx.pelaku, id), pesan)
  }
}
