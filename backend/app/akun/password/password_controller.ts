import type { HttpContext } from '@adonisjs/core/http'
import { bolehkah } from '@eproc/domain/common/rights'
import type { JawabanTautanSandi } from '@eproc/domain/akun/answers'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { lupaValidator, resetValidator, ubahSandiValidator } from '#app/akun/akun_validator'
import { akunTautan, mintaReset, resetSandi } from '#app/akun/password/reset_password'
import { sandiBaru } from '#app/akun/password/password_rules'
import { hitung, hitungTautan, lupakan } from '#app/akun/batas_akun'
import { samaLama } from '#app/akun/same_previous'
import { hashSandi, ubahSandi } from '#app/akun/password/change_password'
import { acakSandi } from '#core/auth/password'
import { transaction } from '#core/database/transaction'
import { tidakDitemukan } from '#core/http/errors'
import { kirimData, kirimPesan } from '#core/http/answers'
import type { Pelaku } from '#core/auth/actor'
import { optionalActor } from '#core/auth/optional_actor'

const LAMA_MS = 300

export default class SandiController {
  /** From the password-forgotten page, and from an administrator's list with id, userId and email. */
  async lupa(ctx: HttpContext) {
    const permintaan = await ctx.request.validateUsing(lupaValidator)
    const pelaku = await optionalActor(ctx)
    const ip = ctx.request.ip()
    const minta = (admin: Pelaku | null) =>
      transaction((trx) => mintaReset(trx, { admin, ip }, permintaan))
    if (pelaku && bolehkah(pelaku, 'pengguna.kelola')) {
      await minta(pelaku)
    } else {
      await hitungTautan(ip, permintaan.userId)
      await samaLama(LAMA_MS, () => minta(null))
    }
    kirimPesan(ctx, akunLayar.pesan.resetDikirim)
  }

  async periksa(ctx: HttpContext) {
    const akun = await akunTautan(String(ctx.params.kodeUrl).slice(0, 200))
    kirimData<JawabanTautanSandi>(ctx, { userId: akun.login, email: akun.email })
  }

  async reset(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(resetValidator)
    const sandiHash = await acakSandi(await sandiBaru(isian.newPass))
    const { userId, email, kodeUrl } = isian
    const ip = ctx.request.ip()
    const login = await transaction((trx) =>
      resetSandi(trx, { ip }, { userId, email, kodeUrl, sandiHash })
    )
    await lupakan('loginAkun', login)
    kirimPesan(ctx, akunLayar.pesan.passwordDiubah)
  }

  async ubah(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(ubahSandiValidator)
    if (isian.id !== ctx.pelaku.id) throw tidakDitemukan()
    const newPass = await sandiBaru(isian.newPass)
    const kunci = String(ctx.pelaku.id)
    await hitung('sandiLama', kunci)
    const sandi = await hashSandi(ctx.pelaku.id, isian.oldPass ?? '', newPass)
    await transaction((trx) => ubahSandi(trx, ctx.pelaku, sandi))
    await lupakan('sandiLama', kunci)
    kirimPesan(ctx, akunLayar.pesan.passwordDiubah)
  }
}
