import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { aktifkanAkun, gagalAktivasi, kirimUlangAktivasi } from '#app/akun/aktifkan_akun'
import { kirimUlangValidator, kodeValidator, registrasiValidator } from '#app/akun/akun_validator'
import { hitungTautan } from '#app/akun/batas_akun'
import { daftarkanAkun } from '#app/akun/daftarkan_akun'
import { samaLama } from '#app/akun/sumber_akun'
import { bidangSalah } from '#inti/galat'
import { badan } from '#inti/isian'
import { kirimData, kirimPesan } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'

/** Answer time of calls that must not tell known from unknown accounts. */
const LAMA_MS = 300

export default class RegistrasiController {
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await daftarkanAkun(ctx, await ctx.request.validateUsing(registrasiValidator))
    kirimPesan(ctx, akunLayar.pesan.registrasi)
  }

  async aktifkan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const [galat, isian] = await kodeValidator.tryValidate(badan(ctx))
    // Every failure of this call has the contract's form, that of a malformed code included.
    if (galat) throw gagalAktivasi('INV')
    kirimData(ctx, await aktifkanAkun(ctx, isian.kodeUrl), akunLayar.pesan.aktif)
  }

  async kirimUlang(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { kodeUrl, userId } = await ctx.request.validateUsing(kirimUlangValidator)
    const cari = kodeUrl ? { kodeUrl } : userId ? { userId } : null
    if (!cari) throw bidangSalah('userId', 'required', akunLayar.pesan.isiSalahSatu)
    await hitungTautan(ctx, kodeUrl ?? userId!)
    await samaLama(LAMA_MS, () => kirimUlangAktivasi(ctx, cari))
    kirimPesan(ctx, akunLayar.pesan.aktivasiDikirimUlang)
  }
}
