import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { bolehkah } from '@eproc/domain/hak_akses'
import type { JawabanTautanSandi } from '@eproc/domain/jawaban/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { akunMenurutId } from '#app/akun/akun_query'
import { lupaValidator, resetValidator, ubahSandiValidator } from '#app/akun/akun_validator'
import { gagalReset, mintaReset, resetSandi } from '#app/akun/atur_ulang_sandi'
import { sandiBaru } from '#app/akun/aturan_sandi'
import { hitungTautan } from '#app/akun/batas_akun'
import { samaLama } from '#app/akun/sumber_akun'
import { lihatTautan } from '#app/akun/tautan'
import { ubahSandi } from '#app/akun/ubah_sandi'
import { tidakDitemukan } from '#inti/galat'
import { kirimData, kirimPesan } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'
import { bolehMasuk } from '#inti/sesi'

const LAMA_MS = 300

export default class SandiController {
  /** From the password-forgotten page, and from an administrator's list with id, userId and email. */
  async lupa(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const permintaan = await ctx.request.validateUsing(lupaValidator)
    const pelaku = await bolehMasuk(ctx)
    if (pelaku && bolehkah(pelaku, 'pengguna.kelola')) {
      await mintaReset(ctx, permintaan, { pelaku, ip: ctx.request.ip() })
    } else {
      await hitungTautan(ctx, permintaan.userId)
      await samaLama(LAMA_MS, () => mintaReset(ctx, permintaan, null))
    }
    kirimPesan(ctx, akunLayar.pesan.resetDikirim)
  }

  async periksa(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const tautan = await lihatTautan(db, 'sandi', String(ctx.params.kodeUrl).slice(0, 200))
    if ('gagal' in tautan) throw gagalReset(tautan.gagal)
    const akun = await akunMenurutId(db, tautan.penggunaId)
    if (akun?.status !== 'A') throw gagalReset('INV')
    kirimData<JawabanTautanSandi>(ctx, { userId: akun.login, email: akun.email })
  }

  async reset(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(resetValidator)
    const newPass = await sandiBaru(isian.newPass)
    await resetSandi(ctx, { ...isian, newPass })
    kirimPesan(ctx, akunLayar.pesan.passwordDiubah)
  }

  async ubah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(ubahSandiValidator)
    if (isian.id !== ctx.pelaku.id) throw tidakDitemukan()
    const newPass = await sandiBaru(isian.newPass)
    await ubahSandi(ctx, isian.oldPass ?? '', newPass)
    kirimPesan(ctx, akunLayar.pesan.passwordDiubah)
  }
}
