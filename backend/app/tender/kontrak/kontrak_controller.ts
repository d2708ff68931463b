/** Contract form and the end of SPMK (S3 §2.3, §5.3, §7.1, §7.2). */
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { jawabanKontrak } from '#app/tender/kontrak/kontrak_query'
import { selesaikanSmpk, simpanKontrak } from '#app/tender/kontrak/simpan_kontrak'
import { kirimData } from '#inti/jawaban'
import { bulat, teks } from '#inti/isian'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

export const kontrakValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  versi: bulat(1),
  lamaPekerjaan: vine.number().nullable().optional(),
  jenisHari: teks(1),
  tglKontrak: teks(40),
  mulaiKontrak: teks(40),
  selesaiKontrak: teks(40),
  nilaiKontrak: vine.number().nullable().optional(),
})
export type IsianSurat = Awaited<ReturnType<typeof kontrakValidator.validate>>

export default class KontrakController {
  async tampil(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await jawabanKontrak(await paketUntuk(ctx, idJalur(ctx, 'paketId'))))
  }

  async simpan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(kontrakValidator)
    const id = await simpanKontrak(ctx, isian)
    kirimData(ctx, await jawabanKontrak(await paketUntuk(ctx, id)), tenderHasil.kontrak.berhasil)
  }

  async selesaiSmpk(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await selesaikanSmpk(ctx, idJalur(ctx, 'paketId'))
    kirimData(ctx, { kunciSpmk: true }, tenderHasil.kontrak.smpk)
  }
}
