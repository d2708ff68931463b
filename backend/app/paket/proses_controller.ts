import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { paket as teks } from '@eproc/i18n/id/paket'
import { aturPokja, calonPokja, nyatakanBenturan } from '#app/paket/atur_pokja'
import {
  alasanValidator,
  catatanValidator,
  pendaftaranValidator,
  pokjaValidator,
  terbitValidator,
  versiValidator,
} from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket/pelaku_paket'
import { ajukanPaket, putuskanPaket } from '#app/paket/putuskan_paket'
import { rincianPaket } from '#app/paket/rincian_paket'
import {
  aturPendaftaran,
  hentikanPaket,
  lanjutkanPaket,
  selesaikanPaket,
  terbitkanPaket,
} from '#app/paket/status_paket'
import { ulangPaket } from '#app/paket/ulang_paket'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'

/** Approval, committee and execution status of a package. Each answers the whole package. */
export default class ProsesController {
  async #jawab(ctx: HttpContext, id: number, pesan: string) {
    kirimData(ctx, await rincianPaket(ctx.pelaku, id), pesan)
  }

  async ajukan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { versi } = await ctx.request.validateUsing(versiValidator)
    await this.#jawab(ctx, await ajukanPaket(ctx, idJalur(ctx), versi), teks.sukses.ajukan)
  }

  async setujui(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(catatanValidator)
    await this.#jawab(ctx, await putuskanPaket(ctx, idJalur(ctx), true, isian), teks.sukses.setujui)
  }

  async tolak(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(catatanValidator)
    await this.#jawab(ctx, await putuskanPaket(ctx, idJalur(ctx), false, isian), teks.sukses.tolak)
  }

  async calonPokja(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const paket = await paketUntuk(ctx, idJalur(ctx))
    const calon = await calonPokja(db)
    kirimData(
      ctx,
      calon.filter((c) => c.id !== paket.ppkId && c.id !== paket.penyetujuId)
    )
  }

  async pokja(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(pokjaValidator)
    await this.#jawab(ctx, await aturPokja(ctx, idJalur(ctx), isian), teks.sukses.pokja)
  }

  async benturan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#jawab(ctx, await nyatakanBenturan(ctx, idJalur(ctx)), teks.sukses.benturan)
  }

  async terbitkan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { paketPenyediaId } = await ctx.request.validateUsing(terbitValidator)
    await this.#jawab(ctx, await terbitkanPaket(ctx, paketPenyediaId), teks.sukses.terbit)
  }

  async gagal(ctx: HttpContext) {
    await this.#hentikan(ctx, 'gagal')
  }

  async batal(ctx: HttpContext) {
    await this.#hentikan(ctx, 'batal')
  }

  async tunda(ctx: HttpContext) {
    await this.#hentikan(ctx, 'tunda')
  }

  async #hentikan(ctx: HttpContext, tindakan: 'gagal' | 'batal' | 'tunda') {
    tolakKueriAsing(ctx, [])
    const { alasan } = await ctx.request.validateUsing(alasanValidator)
    const id = await hentikanPaket(ctx, idJalur(ctx), tindakan, alasan)
    await this.#jawab(ctx, id, teks.sukses[tindakan])
  }

  async selesai(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#jawab(ctx, await selesaikanPaket(ctx, idJalur(ctx)), teks.sukses.selesai)
  }

  async lanjutkan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#jawab(ctx, await lanjutkanPaket(ctx, idJalur(ctx)), teks.sukses.lanjutkan)
  }

  async ulang(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { alasan } = await ctx.request.validateUsing(alasanValidator)
    const { id, kode } = await ulangPaket(ctx, idJalur(ctx), alasan)
    await this.#jawab(ctx, id, teks.sukses.ulang(kode))
  }

  async pendaftaran(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { selesaiDaftar } = await ctx.request.validateUsing(pendaftaranValidator)
    const id = await aturPendaftaran(ctx, idJalur(ctx), selesaiDaftar)
    await this.#jawab(ctx, id, teks.sukses.pendaftaran)
  }
}
