import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { beritaAcaraPembukaan } from '#app/tender/pembukaan/berita_acara_query'
import { mintaPembukaan, sahkanPembukaan } from '#app/tender/pembukaan/minta_pembukaan'
import { bolehIsi } from '#app/tender/penawaran/baca_terbuka'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

/** Without `tahap` the opening stage that runs now. */
export const pembukaanValidator = vine.create({
  tahap: vine.string().trim().maxLength(60).nullable().optional(),
})

/** POST /api/tender/pembukaan/{paketId} and …/sahkan, GET …/{tahap}. */
export default class PembukaanController {
  async minta(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'), 'tender.buka')
    const { tahap: kunci } = await ctx.request.validateUsing(pembukaanValidator)
    const { tahap, dibuka } = await mintaPembukaan(ctx, paket, kunci ?? null)
    const data = await beritaAcaraPembukaan(paket, tahap, true)
    kirimData(ctx, data, dibuka ? teks.sukses.dibuka : teks.sukses.diminta)
  }

  async sahkan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'), 'tender.buka')
    const { tahap: kunci } = await ctx.request.validateUsing(pembukaanValidator)
    const { tahap } = await sahkanPembukaan(ctx, paket, kunci ?? null)
    kirimData(ctx, await beritaAcaraPembukaan(paket, tahap, true), teks.sukses.dibuka)
  }

  async lihat(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'))
    const { isi } = await bolehIsi(ctx.pelaku, paket.id)
    kirimData(ctx, await beritaAcaraPembukaan(paket, String(ctx.params.tahap), isi))
  }
}
