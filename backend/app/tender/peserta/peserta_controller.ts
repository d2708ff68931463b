import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { tender as teks } from '@eproc/i18n/id/tender'
import { rekananSendiri } from '#app/paket/paket_rekanan'
import { daftarkanPeserta, mundurkanPeserta } from '#app/tender/peserta/daftar'
import { daftarValidator, mundurValidator } from '#app/tender/peserta/peserta_validator'
import { segarkanMasaBerlaku } from '#app/dosir/masa_berlaku'
import { bidangSalah } from '#inti/galat'
import { kirimData, kirimPesan } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { tolakKueriAsing } from '#inti/kueri'

export default class PesertaController {
  /** POST /api/lelang/peserta/daftar */
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(daftarValidator)
    const rekananId = rekananSendiri(ctx, isian.vendorId)
    if (isian.pakta !== true) throw bidangSalah('pakta', 'accepted', teks.daftar.paktaWajib)
    await segarkanMasaBerlaku(rekananId)
    const hasil = await db.transaction((trx) =>
      daftarkanPeserta(trx, sumberDari(ctx), {
        paketId: isian.paketPenyediaId,
        rekananId,
        paktaTeks: isian.paktaTeks ?? null,
      })
    )
    kirimData(ctx, { paketPenyediaId: isian.paketPenyediaId, ...hasil }, teks.daftar.berhasil)
  }

  /** POST /api/lelang/peserta/mundur */
  async mundur(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(mundurValidator)
    const rekananId = rekananSendiri(ctx, isian.vendorId)
    await db.transaction((trx) =>
      mundurkanPeserta(trx, sumberDari(ctx), {
        paketId: isian.paketPenyediaId,
        rekananId,
        alasan: isian.alasan ?? null,
      })
    )
    kirimPesan(ctx, teks.daftar.mundurBerhasil)
  }
}
