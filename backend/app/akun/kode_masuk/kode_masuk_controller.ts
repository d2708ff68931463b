import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type {
  KodeMasukAnswer,
  KodeMasukBaru,
  KodePemulihanAnswer,
} from '@eproc/domain/akun/answers'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import { kodeMasukValidator } from '#app/akun/akun_validator'
import { hitung, lupakan } from '#app/akun/batas_akun'
import {
  aktifkanKode,
  gantiPemulihan,
  matikanKode,
  siapkanKode,
} from '#app/akun/kode_masuk/atur_kode'
import { kodeWajib } from '#app/akun/kode_masuk/kode_wajib'
import { statusKode } from '#app/akun/kode_masuk/kode_masuk_query'
import { applicationName } from '#core/database/parameter'
import { transaction } from '#core/database/transaction'
import { sendData, sendMessage } from '#core/http/answers'

/** The second step of the own login. */
export default class KodeMasukController {
  async show(ctx: HttpContext) {
    const { id, peran } = ctx.pelaku
    const wajib = await kodeWajib(peran)
    sendData<KodeMasukAnswer>(ctx, { ...(await statusKode(db, id)), wajib })
  }

  async siapkan(ctx: HttpContext) {
    const milik = await transaction((trx) => siapkanKode(trx, ctx.pelaku))
    const penerbit = await applicationName()
    const alamat = milik.alamat(penerbit, ctx.pelaku.login)
    sendData<KodeMasukBaru>(ctx, { rahasia: milik.rahasia, alamat })
  }

  async aktifkan(ctx: HttpContext) {
    const kode = await this.#denganKode(ctx, (isi) =>
      transaction((trx) => aktifkanKode(trx, ctx.pelaku, isi))
    )
    sendData<KodePemulihanAnswer>(ctx, { kode }, teks.message.aktif)
  }

  async matikan(ctx: HttpContext) {
    await this.#denganKode(ctx, (isi) => transaction((trx) => matikanKode(trx, ctx.pelaku, isi)))
    sendMessage(ctx, teks.message.mati)
  }

  async pemulihan(ctx: HttpContext) {
    const kode = await this.#denganKode(ctx, (isi) =>
      transaction((trx) => gantiPemulihan(trx, ctx.pelaku, isi))
    )
    sendData<KodePemulihanAnswer>(ctx, { kode }, teks.message.pemulihan)
  }

  /** Guesses are counted: a session that was left open is no way around. */
  async #denganKode<T>(ctx: HttpContext, deed: (kode: string) => Promise<T>): Promise<T> {
    const { kode } = await ctx.request.validateUsing(kodeMasukValidator)
    const penghitung = `sesi ${ctx.pelaku.id}`
    await hitung('kodeMasuk', penghitung)
    const hasil = await deed(kode)
    await lupakan('kodeMasuk', penghitung)
    return hasil
  }
}
