/** Certificates: make, send, open, and the public confirmation (S2 §7, decisions §3). */
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import {
  buatSertifikat,
  KELAS_SERTIFIKAT,
  kirimSertifikat,
} from '#app/verifikasi/sertifikat/buat_sertifikat'
import { konfirmasiSertifikat } from '#app/verifikasi/sertifikat/sertifikat_query'
import { transaction } from '#core/database/transaction'
import { alirkan, berkasUntuk } from '#core/files/berkas_controller'
import { tidakDitemukan } from '#core/http/errors'
import { kirimData, kirimPesan } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'

export const kirimValidator = vine.create({
  vendorId: vine.number().withoutDecimals().max(2147483647),
  emailSend: vine.string().trim().maxLength(254).email(),
})

export default class SertifikatController {
  async buat(ctx: HttpContext) {
    const id = idJalur(ctx, 'vendorId')
    const data = await transaction((trx) => buatSertifikat(trx, ctx.pelaku, id))
    kirimData(ctx, data, teks.pesan.sertifikatDibuat)
  }

  async kirim(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(kirimValidator)
    await transaction((trx) => kirimSertifikat(trx, ctx.pelaku, isian))
    kirimPesan(ctx, teks.pesan.sertifikatDikirim(isian.emailSend))
  }

  /** GET /sert/{file}: by the file's name, or by the whole stored path. */
  async unduh(ctx: HttpContext) {
    const nama = (ctx.params['*'] as string[]).at(-1) ?? ''
    if (!/^[0-9a-f-]{36}\.pdf$/.test(nama)) throw tidakDitemukan()
    const berkas = await berkasUntuk(ctx.pelaku, `berkas/${nama.slice(0, 2)}/${nama}`)
    if (berkas.kelas !== KELAS_SERTIFIKAT) throw tidakDitemukan()
    await alirkan(ctx, berkas)
  }

  async konfirmasi(ctx: HttpContext) {
    kirimData(ctx, await konfirmasiSertifikat(String(ctx.params.kode)))
  }
}
