/** A verifier's sitting: which vendor is in hand, what is next, all of its opened sections at once. */
import type { HttpContext } from '@adonisjs/core/http'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { setujuiBagian } from '#app/verifikasi/bagian/putuskan_bagian'
import { kembarRekanan } from '#app/verifikasi/pemeriksaan/kembar_query'
import {
  ambilBerikutnya,
  ambilRekanan,
  tinggalkanRekanan,
} from '#app/verifikasi/pemeriksaan/pegang_rekanan'
import {
  ambilValidator,
  berikutnyaValidator,
  setujuiBeberapaValidator,
} from '#app/verifikasi/pemeriksaan/pemeriksaan_validator'
import { lockRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { transaction } from '#core/database/transaction'
import { sendData, sendMessage } from '#core/http/answers'
import { invalidField } from '#core/http/errors'
import { idOfPath } from '#core/http/query/query_string'

export default class PemeriksaanController {
  async berikutnya(ctx: HttpContext) {
    const { lewati } = await ctx.request.validateUsing(berikutnyaValidator)
    const id = await transaction((trx) => ambilBerikutnya(trx, ctx.pelaku, lewati ?? []))
    sendData(ctx, { id })
  }

  async ambil(ctx: HttpContext) {
    const { paksa } = await ctx.request.validateUsing(ambilValidator)
    const id = idOfPath(ctx, 'vendorId')
    const pemeriksa = await transaction((trx) =>
      ambilRekanan(trx, ctx.pelaku, { id, paksa: paksa ?? false })
    )
    sendData(ctx, pemeriksa)
  }

  async lepas(ctx: HttpContext) {
    await transaction((trx) => tinggalkanRekanan(trx, ctx.pelaku, idOfPath(ctx, 'vendorId')))
    sendMessage(ctx, teks.pemeriksaan.dilepas)
  }

  /** Several sections of a company or an individual, each as if it were decided alone, or none. */
  async setujui(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(setujuiBeberapaValidator)
    const versi = await transaction(async (trx) => {
      const rekanan = await lockRekanan(trx, idOfPath(ctx, 'vendorId'), input.versi)
      const bagian = bagianUntuk(rekanan.jenis).filter((b) => input.bagian.includes(b.kunci))
      if (bagian.length !== new Set(input.bagian).size) {
        throw invalidField('bagian', 'enum', teks.tolak.bagian)
      }
      await setujuiBagian(trx, ctx.pelaku, rekanan, bagian)
      return rekanan.versi
    })
    sendData(ctx, { versi }, teks.pesan.statusDisimpan)
  }

  async kembar(ctx: HttpContext) {
    sendData(ctx, await kembarRekanan(idOfPath(ctx, 'vendorId')))
  }
}
