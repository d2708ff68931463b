/** PUT /api/lelang/negosiasi (S3 §2.3, §5.4). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { keEvaluasiStaf } from '#app/tender/evaluasi/evaluasi_transformer'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { simpanNegosiasi } from '#app/tender/negosiasi/simpan_negosiasi'
import { kirimData } from '#inti/jawaban'
import { bulat, teks } from '#inti/isian'
import { tolakKueriAsing } from '#inti/kueri'

export const negosiasiValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().max(2147483647),
  listEvaluasi: vine
    .array(
      vine.object({
        id: bulat(-1),
        vendorId: bulat(-1),
        versi: bulat(1),
        negosiasiTeknis: teks(2000),
        negosiasiHarga: vine.number().nullable().optional(),
      })
    )
    .maxLength(500),
})
export type IsianNegosiasi = Awaited<ReturnType<typeof negosiasiValidator.validate>>

export default class NegosiasiController {
  async simpan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(negosiasiValidator)
    const paket = await simpanNegosiasi(ctx, isian)
    kirimData(
      ctx,
      keEvaluasiStaf(paket, await muatNilai(db, paket.id)),
      tenderHasil.negosiasi.berhasil
    )
  }
}
