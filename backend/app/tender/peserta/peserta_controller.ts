import type { HttpContext } from '@adonisjs/core/http'
import { tender as teks } from '@eproc/i18n/id/tender'
import { rekananSendiri } from '#app/paket_berjalan/paket_rekanan'
import { registerPeserta } from '#app/tender/peserta/daftarkan_peserta'
import { mundurkanPeserta } from '#app/tender/peserta/mundurkan_peserta'
import { registerValidator, mundurValidator } from '#app/tender/peserta/peserta_validator'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { invalidField } from '#core/http/errors'
import { sendData } from '#core/http/answers'
import { transaction } from '#core/database/transaction'

export default class PesertaController {
  /** POST /api/lelang/peserta/daftar */
  async daftar(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(registerValidator)
    const rekananId = rekananSendiri(ctx.pelaku, input.vendorId)
    if (input.pakta !== true) throw invalidField('pakta', 'accepted', teks.daftar.paktaWajib)
    await segarkanMasaBerlaku(rekananId)
    const hasil = await transaction((trx) =>
      registerPeserta(trx, ctx.pelaku, {
        paketId: input.paketPenyediaId,
        rekananId,
        paktaTeks: input.paktaTeks ?? null,
        kunci: input.kunci ?? null,
      })
    )
    sendData(ctx, { paketPenyediaId: input.paketPenyediaId, ...hasil }, teks.daftar.berhasil)
  }

  /** POST /api/lelang/peserta/mundur */
  async mundur(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(mundurValidator)
    const rekananId = rekananSendiri(ctx.pelaku, input.vendorId)
    const hasil = await transaction((trx) =>
      mundurkanPeserta(trx, ctx.pelaku, {
        paketId: input.paketPenyediaId,
        rekananId,
        alasan: input.alasan ?? null,
        penarikan: input.penarikan ?? [],
      })
    )
    sendData(ctx, hasil, teks.daftar.mundurBerhasil)
  }
}
