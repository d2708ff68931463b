import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { aktifkanAkun, gagalAktivasi, kirimUlangAktivasi } from '#app/akun/registrasi/aktifkan_akun'
import { kirimUlangValidator, kodeValidator, registrasiValidator } from '#app/akun/akun_validator'
import { hitung, hitungTautan } from '#app/akun/batas_akun'
import { daftarkanAkun, periksaRegistrasi, siapkanAkun } from '#app/akun/registrasi/daftarkan_akun'
import { samaLama } from '#app/akun/same_previous'
import { transaction } from '#core/database/transaction'
import { bidangSalah } from '#core/http/errors'
import { badan } from '#core/http/input'
import { kirimData, kirimPesan } from '#core/http/answers'

/** Answer time of calls that must not tell known from unknown accounts. */
const LAMA_MS = 300

export default class RegistrasiController {
  async daftar(ctx: HttpContext) {
    const isian = await ctx.request.validateUsing(registrasiValidator)
    const ip = ctx.request.ip()
    await periksaRegistrasi(isian)
    // From here on the answer tells whether a User ID or an address is taken, so it is counted.
    await hitung('registrasiAlamat', ip)
    const akun = await siapkanAkun(isian)
    await transaction((trx) => daftarkanAkun(trx, { ip }, akun))
    kirimPesan(ctx, akunLayar.pesan.registrasi)
  }

  async aktifkan(ctx: HttpContext) {
    const [galat, isian] = await kodeValidator.tryValidate(badan(ctx))
    // Every failure of this call has the contract's form, that of a malformed code included.
    if (galat) throw gagalAktivasi('INV')
    const ip = ctx.request.ip()
    const jawaban = await transaction((trx) => aktifkanAkun(trx, { ip }, isian.kodeUrl))
    kirimData(ctx, jawaban, akunLayar.pesan.aktif)
  }

  async kirimUlang(ctx: HttpContext) {
    const { kodeUrl, userId } = await ctx.request.validateUsing(kirimUlangValidator)
    const cari = kodeUrl ? { kodeUrl } : userId ? { userId } : null
    if (!cari) throw bidangSalah('userId', 'required', akunLayar.pesan.isiSalahSatu)
    const ip = ctx.request.ip()
    await hitungTautan(ip, kodeUrl ?? userId!)
    await samaLama(LAMA_MS, () => transaction((trx) => kirimUlangAktivasi(trx, { ip }, cari)))
    kirimPesan(ctx, akunLayar.pesan.aktivasiDikirimUlang)
  }
}
