/** Certificates: make, send, open, and the public confirmation (S2 §7, decisions §3). */
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import {
  buatSertifikat,
  KELAS_SERTIFIKAT,
  kirimSertifikat,
} from '#app/verifikasi/sertifikat/buat_sertifikat'
import { konfirmasiSertifikat } from '#app/verifikasi/sertifikat/sertifikat_query'
import { transaction } from '#core/database/transaction'
import { streamFile, berkasUntuk } from '#core/files/berkas_controller'
import { notFound } from '#core/http/errors'
import { sendData, sendMessage } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

export const kirimValidator = vine.create({
  vendorId: vine.number().withoutDecimals().max(2147483647),
  emailSend: vine.string().trim().maxLength(254).email(),
})

export default class SertifikatController {
  async buat(ctx: HttpContext) {
    const id = idOfPath(ctx, 'vendorId')
    if (id) await segarkanMasaBerlaku(id)
    const data = await buatSertifikat(ctx.pelaku, id)
    sendData(ctx, data, teks.pesan.sertifikatDibuat)
  }

  async kirim(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(kirimValidator)
    await transaction((trx) => kirimSertifikat(trx, ctx.pelaku, input))
    sendMessage(ctx, teks.pesan.sertifikatDikirim(input.emailSend))
  }

  /** GET /sert/{file}: by the file's name, or by the whole stored path. */
  async unduh(ctx: HttpContext) {
    const nama = (ctx.params['*'] as string[]).at(-1) ?? ''
    if (!/^[0-9a-f-]{36}\.pdf$/.test(nama)) throw notFound()
    const berkas = await berkasUntuk(ctx.pelaku, `berkas/${nama.slice(0, 2)}/${nama}`)
    if (berkas.kelas !== KELAS_SERTIFIKAT) throw notFound()
    await streamFile(ctx, berkas)
  }

  async konfirmasi(ctx: HttpContext) {
    sendData(ctx, await konfirmasiSertifikat(String(ctx.params.kode)))
  }
}
