import type { HttpContext } from '@adonisjs/core/http'
import { bolehkah } from '@eproc/domain/common/rights'
import type { TautanSandiAnswer } from '@eproc/domain/akun/answers'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { master } from '@eproc/i18n/id/master'
import { lupaValidator, resetValidator, changePasswordValidator } from '#app/akun/akun_validator'
import { akunTautan, mintaReset, resetPassword } from '#app/akun/password/reset_password'
import { newPassword } from '#app/akun/password/password_rules'
import { hitung, hitungTautan, lupakan, maafkanLogin } from '#app/akun/batas_akun'
import { samaLama } from '#app/akun/same_previous'
import { hashPassword, changePassword } from '#app/akun/password/change_password'
import { randomPassword } from '#core/auth/password'
import { transaction } from '#core/database/transaction'
import { notFound } from '#core/http/errors'
import { sendData, sendMessage } from '#core/http/answers'
import { keepAsTyped } from '#core/http/input/input'
import type { Pelaku } from '#core/auth/actor'
import { optionalActor } from '#core/auth/optional_actor'

const LAMA_MS = 300

export default class PasswordController {
  /** From the password-forgotten page, and from an administrator's list with id, userId and email. */
  async lupa(ctx: HttpContext) {
    const permintaan = await ctx.request.validateUsing(lupaValidator)
    const pelaku = await optionalActor(ctx)
    const ip = ctx.request.ip()
    const minta = (admin: Pelaku | null) =>
      transaction((trx) => mintaReset(trx, { admin, ip }, permintaan))
    if (pelaku && bolehkah(pelaku, 'pengguna.kelola')) {
      await minta(pelaku)
      sendMessage(ctx, master.pesan.sandiDikirim)
    } else {
      await hitungTautan(ip, permintaan.userId)
      await samaLama(LAMA_MS, () => minta(null))
      sendMessage(ctx, akunLayar.message.resetDikirim)
    }
  }

  async periksa(ctx: HttpContext) {
    const akun = await akunTautan(String(ctx.params.kodeUrl).slice(0, 200))
    sendData<TautanSandiAnswer>(ctx, { userId: akun.login, email: akun.email })
  }

  async reset(ctx: HttpContext) {
    keepAsTyped(ctx, 'newPass')
    const input = await ctx.request.validateUsing(resetValidator)
    const newPass = await newPassword(input.newPass)
    const { userId, email, kodeUrl } = input
    const ip = ctx.request.ip()
    // Hashing is for who has a link, and not as often as that one likes.
    await akunTautan(kodeUrl)
    await hitung('resetAlamat', ip)
    const sandiHash = await randomPassword(newPass)
    const login = await transaction((trx) =>
      resetPassword(trx, { ip }, { userId, email, kodeUrl, sandiHash })
    )
    await maafkanLogin(ip, login)
    sendMessage(ctx, akunLayar.message.passwordDiubah)
  }

  async ubah(ctx: HttpContext) {
    keepAsTyped(ctx, 'oldPass', 'newPass')
    const input = await ctx.request.validateUsing(changePasswordValidator)
    if (input.id !== ctx.pelaku.id) throw notFound()
    const newPass = await newPassword(input.newPass)
    const key = String(ctx.pelaku.id)
    await hitung('sandiLama', key)
    const password = await hashPassword(ctx.pelaku.id, input.oldPass ?? '', newPass)
    await transaction((trx) => changePassword(trx, ctx.pelaku, password))
    await lupakan('sandiLama', key)
    sendMessage(ctx, akunLayar.message.passwordDiubah)
  }
}
