import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { aktifkanAkun, gagalAktivasi, kirimUlangAktivasi } from '#app/akun/registrasi/aktifkan_akun'
import { kirimUlangValidator, kodeValidator, registrasiValidator } from '#app/akun/akun_validator'
import { hitung, hitungTautan } from '#app/akun/batas_akun'
import { registerAkun, periksaRegistrasi, siapkanAkun } from '#app/akun/registrasi/daftarkan_akun'
import { samaLama } from '#app/akun/same_previous'
import { transaction } from '#core/database/transaction'
import { invalidField } from '#core/http/errors'
import { bodyOf, keepAsTyped } from '#core/http/input/input'
import { sendData, sendMessage } from '#core/http/answers'

/** Answer time of calls that must not tell known from unknown accounts. */
const LAMA_MS = 300

export default class RegistrasiController {
  async daftar(ctx: HttpContext) {
    keepAsTyped(ctx, 'password')
    const input = await ctx.request.validateUsing(registrasiValidator)
    const ip = ctx.request.ip()
    await periksaRegistrasi(input)
    // From here on the answer tells whether a User ID is taken, so it is counted.
    await hitung('registrasiAlamat', ip)
    const akun = await siapkanAkun(input)
    await samaLama(LAMA_MS, async () => {
      if (akun) await transaction((trx) => registerAkun(trx, { ip }, akun))
    })
    sendMessage(ctx, akunLayar.message.registrasi)
  }

  async aktifkan(ctx: HttpContext) {
    const [error, input] = await kodeValidator.tryValidate(bodyOf(ctx))
    // Every failure of this call has the contract's form, that of a malformed code included.
    if (error) throw gagalAktivasi('INV')
    const ip = ctx.request.ip()
    const jawaban = await transaction((trx) => aktifkanAkun(trx, { ip }, input.kodeUrl))
    sendData(ctx, jawaban, akunLayar.message.aktif)
  }

  async kirimUlang(ctx: HttpContext) {
    const { kodeUrl, userId } = await ctx.request.validateUsing(kirimUlangValidator)
    const cari = kodeUrl ? { kodeUrl } : userId ? { userId } : null
    if (!cari) throw invalidField('userId', 'required', akunLayar.message.oneOf)
    const ip = ctx.request.ip()
    await hitungTautan(ip, kodeUrl ?? userId!)
    await samaLama(LAMA_MS, () => transaction((trx) => kirimUlangAktivasi(trx, { ip }, cari)))
    sendMessage(ctx, akunLayar.message.aktivasiDikirimUlang)
  }
}
