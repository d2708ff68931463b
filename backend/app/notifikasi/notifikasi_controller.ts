/** The bell's notices (S1 §3, §7): everybody sees and marks the own ones only. */
import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { bacaNotifikasi, bacaSemuaNotifikasi } from '#app/notifikasi/baca_notifikasi'
import { daftarNotifikasi } from '#app/notifikasi/notifikasi_query'
import { notifikasiQuery } from '#app/notifikasi/notifikasi_validator'
import { transaction } from '#core/database/transaction'
import { kirimDaftar, kirimPesan } from '#core/http/answers'
import { tidakDitemukan } from '#core/http/errors'
import { idJalur, readPage } from '#core/http/query_string'

export default class NotifikasiController {
  /** Newest first; without `perHalaman` the newest hundred. */
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, notifikasiQuery)
    if (idJalur(ctx, 'userId') !== ctx.pelaku.id) throw tidakDitemukan()
    const { baris, total } = await daftarNotifikasi(ctx.pelaku.id, halaman)
    kirimDaftar(ctx, baris, total)
  }

  async baca(ctx: HttpContext) {
    await transaction((trx) => bacaNotifikasi(trx, ctx.pelaku, idJalur(ctx)))
    kirimPesan(ctx, akunLayar.pesan.notifikasiDibaca)
  }

  async bacaSemua(ctx: HttpContext) {
    await transaction((trx) => bacaSemuaNotifikasi(trx, ctx.pelaku))
    kirimPesan(ctx, akunLayar.pesan.notifikasiDibaca)
  }
}
