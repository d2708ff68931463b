import type { HttpContext } from '@adonisjs/core/http'
import { tender as teks } from '@eproc/i18n/id/tender'
import { rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { daftarkanPeserta } from '#app/tender/peserta/daftarkan_peserta'
import { mundurkanPeserta } from '#app/tender/peserta/mundurkan_peserta'
import { daftarValidator, mundurValidator } from '#app/tender/peserta/peserta_validator'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { bidangSalah } from '#core/http/errors'
import { kirimData, kirimPesan } from '#core/http/answers'
import { transaction } from '#core/database/transaction'

export default class PesertaController {
  /** POST /api/lelang/peserta/daftar */
  async daftar(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(daftarValidator)
    const rekananId = rekananSendiri(ctx.pelaku, isian.vendorId)
    if (isian.pakta !== true) throw bidangSalah('pakta', 'accepted', teks.daftar.paktaWajib)
    await segarkanMasaBerlaku(rekananId)
    const hasil = await transaction((trx) =>
      daftarkanPeserta(trx, ctx.pelaku, {
        paketId: isian.paketPenyediaId,
        rekananId,
        paktaTeks: isian.paktaTeks ?? null,
      })
    )
    kirimData(ctx, { paketPenyediaId: isian.paketPenyediaId, ...hasil }, teks.daftar.berhasil)
  }

  /** POST /api/lelang/peserta/mundur */
  async mundur(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(mundurValidator)
    const rekananId = rekananSendiri(ctx.pelaku, isian.vendorId)
    await transaction((trx) =>
      mundurkanPeserta(trx, ctx.pelaku, {
        paketId: isian.paketPenyediaId,
        rekananId,
        alasan: isian.alasan ?? null,
      })
    )
    kirimPesan(ctx, teks.daftar.mundurBerhasil)
  }
}
