import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { SesiKini, SesiRow } from '@eproc/domain/akun/answers'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { akunMenurutLogin, infoPengguna } from '#app/akun/akun_query'
import { keRekananSesi, keUserSesi } from '#app/akun/akun_transformer'
import { loginValidator } from '#app/akun/akun_validator'
import { cobaLogin, hitung, lupakan } from '#app/akun/batas_akun'
import { kenali, loginSalah, masuk } from '#app/akun/sesi/masuk'
import { ingatPeramban, perambanDikenal } from '#app/akun/sesi/peramban_dikenal'
import { akhiriSesi, sesiSendiri } from '#app/akun/sesi/sesi_sendiri'
import { idOfPath } from '#core/http/query/query_string'
import { clockNowMs } from '#core/clock/clock'
import { sendData, sendMessage, sendRows } from '#core/http/answers'
import { keepAsTyped } from '#core/http/input/input'
import { writeJournal } from '#core/journal/journal'
import Sesi from '#core/auth/sesi'
import { transaction } from '#core/database/transaction'

export default class SesiController {
  async masuk(ctx: HttpContext) {
    keepAsTyped(ctx, 'password')
    const { userId, password, kode } = await ctx.request.validateUsing(loginValidator)
    const device = { ip: ctx.request.ip(), agent: ctx.request.header('user-agent') ?? '' }
    const dicari = await akunMenurutLogin(userId)
    const peramban = perambanDikenal(ctx.request, dicari?.id)
    const akun = await cobaLogin({ ip: device.ip, login: userId, peramban }, () =>
      kenali(dicari, password)
    )
    if (!akun) {
      ctx.logger.warn({ penggunaId: dicari?.id ?? null, ip: device.ip }, 'login ditolak')
      throw loginSalah()
    }
    // Counted by the browser when it is known: who guesses elsewhere does not keep its owner out.
    const penghitung = peramban ?? `akun ${akun.id}`
    if (kode) await hitung('kodeMasuk', penghitung)
    const jawaban = await transaction((trx) => masuk(trx, device, { akun, kode }))
    if (kode) await lupakan('kodeMasuk', penghitung)
    ingatPeramban(ctx, akun.id)
    sendData(ctx, jawaban)
  }

  async info(ctx: HttpContext) {
    const baris = await infoPengguna(db, ctx.pelaku.id)
    sendData<SesiKini>(ctx, {
      user: keUserSesi(baris, ctx.pelaku.terbatas),
      vendor: keRekananSesi(baris),
      milidetik: clockNowMs(),
    })
  }

  /** GET /api/sesi */
  async index(ctx: HttpContext) {
    const { baris, total } = await sesiSendiri(ctx.pelaku)
    sendRows<SesiRow>(ctx, baris, total)
  }

  /** DELETE /api/sesi/:id */
  async destroy(ctx: HttpContext) {
    await transaction((trx) => akhiriSesi(trx, ctx.pelaku, idOfPath(ctx)))
    sendMessage(ctx, kodeMasuk.message.sesiBerakhir)
  }

  async keluar(ctx: HttpContext) {
    const { pelaku } = ctx
    await transaction(async (trx) => {
      await writeJournal(trx, pelaku, {
        aksi: 'sesi.keluar',
        objek: 'pengguna',
        objekId: pelaku.id,
      })
      await Sesi.akhiri(trx, pelaku.sesiId)
    })
    sendMessage(ctx, akunLayar.message.keluar)
  }

  async keluarSemua(ctx: HttpContext) {
    const { pelaku } = ctx
    await transaction(async (trx) => {
      await writeJournal(trx, pelaku, {
        aksi: 'sesi.keluar_semua',
        objek: 'pengguna',
        objekId: pelaku.id,
      })
      await Sesi.akhiriSemua(trx, pelaku.id)
    })
    sendMessage(ctx, akunLayar.message.signOutEverywhere)
  }
}
