import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { InfoSesi } from '@eproc/domain/jawaban/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { infoPengguna } from '#app/akun/akun_query'
import { keRekananSesi, keUserSesi } from '#app/akun/akun_transformer'
import { loginValidator } from '#app/akun/akun_validator'
import { masuk } from '#app/akun/masuk'
import { kirimData, kirimPesan } from '#inti/jawaban'
import { catat, sumberDari } from '#inti/jurnal'
import { tolakKueriAsing } from '#inti/kueri'
import { hapusSesi } from '#inti/sesi'

export default class SesiController {
  async masuk(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { userId, password } = await ctx.request.validateUsing(loginValidator)
    kirimData(ctx, await masuk(ctx, userId, password))
  }

  async info(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const baris = await infoPengguna(db, ctx.pelaku.id)
    kirimData<InfoSesi>(ctx, { user: keUserSesi(baris), vendor: keRekananSesi(baris) })
  }

  async keluar(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#akhiri(ctx, { sesiId: ctx.pelaku.sesiId }, 'sesi.keluar')
    kirimPesan(ctx, akunLayar.pesan.keluar)
  }

  async keluarSemua(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#akhiri(ctx, { penggunaId: ctx.pelaku.id }, 'sesi.keluar_semua')
    kirimPesan(ctx, akunLayar.pesan.keluarSemua)
  }

  async #akhiri(ctx: HttpContext, apa: Parameters<typeof hapusSesi>[1], aksi: string) {
    await db.transaction(async (trx) => {
      await hapusSesi(trx, apa)
      await catat(trx, sumberDari(ctx), { aksi, objek: 'pengguna', objekId: ctx.pelaku.id })
    })
  }
}
