import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { JawabanDaftarPengguna, JawabanPeran } from '@eproc/domain/jawaban/master'
import { PERAN_INTERNAL, teksPeran } from '@eproc/domain/peran'
import { master as teks } from '@eproc/i18n/id/master'
import { kirimData, kirimDaftar, kirimPesan, kirimRest } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { bacaHalaman, bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'
import {
  daftarPengguna,
  KUNCI_URUT,
  penggunaTransformer,
  SARING_PENGGUNA,
  satuPengguna,
} from '#app/master/pengguna/pengguna_query'
import { penggunaValidator, statusPenggunaValidator } from '#app/master/pengguna/pengguna_validator'
import { daftarkanPengguna, ubahPengguna } from '#app/master/pengguna/simpan_pengguna'
import { ubahStatusPengguna } from '#app/master/pengguna/ubah_status_pengguna'

const ATURAN_DAFTAR = { urut: KUNCI_URUT, saring: SARING_PENGGUNA }

/** Internal users: contract calls under /userman, resource /rest/user. */
export default class PenggunaController {
  roles(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const baris: JawabanPeran[] = PERAN_INTERNAL.map((roles) => ({ roles, nama: teksPeran(roles) }))
    kirimDaftar(ctx, baris, baris.length)
  }

  async daftar(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, ATURAN_DAFTAR)
    const { baris, total } = await daftarPengguna('internal', halaman, penggunaTransformer, halaman)
    kirimDaftar(ctx, baris, total)
  }

  async register(ctx: HttpContext) {
    const id = await this.#buat(ctx)
    const jawaban: JawabanDaftarPengguna = { memberId: id, memberStatus: 'A' }
    kirimData(ctx, jawaban, teks.pesan.penggunaBaru)
  }

  async ubahRegister(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(penggunaValidator)
    await ubahPengguna(ctx.pelaku, sumberDari(ctx), isian.id ?? null, isian)
    const { id, status } = await satuPengguna(db, 'internal', isian.id ?? null)
    const jawaban: JawabanDaftarPengguna = { memberId: id, memberStatus: status }
    kirimData(ctx, jawaban, teks.pesan.penggunaUbah)
  }

  /** PUT /userman/status/{id}, for staff and vendors alike */
  async status(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(statusPenggunaValidator)
    await ubahStatusPengguna(ctx.pelaku, sumberDari(ctx), idJalur(ctx), isian)
    kirimPesan(ctx, teks.pesan.statusUbah)
  }

  async restDaftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, ATURAN_DAFTAR)
    const { baris, total } = await daftarPengguna('internal', kueri, penggunaTransformer, kueri)
    kirimRest(ctx, 'user', baris, kueri.awal, total)
  }

  async restSatu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#kirimSatu(ctx, idJalur(ctx))
  }

  async restTambah(ctx: HttpContext) {
    await this.#kirimSatu(ctx, await this.#buat(ctx))
  }

  async restUbah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(penggunaValidator)
    await ubahPengguna(ctx.pelaku, sumberDari(ctx), idJalur(ctx), isian)
    await this.#kirimSatu(ctx, idJalur(ctx))
  }

  async #buat(ctx: HttpContext): Promise<number> {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(penggunaValidator)
    return daftarkanPengguna(ctx.pelaku, sumberDari(ctx), isian)
  }

  async #kirimSatu(ctx: HttpContext, id: number | null) {
    ctx.response.send(penggunaTransformer(await satuPengguna(db, 'internal', id)))
  }
}
