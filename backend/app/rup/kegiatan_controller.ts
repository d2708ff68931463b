import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rup as teks } from '@eproc/i18n/id/rup'
import { acuanRup } from '#app/rup/acuan_rup'
import { barisKegiatan, daftarKegiatan, keKegiatan, URUT_KEGIATAN } from '#app/rup/kegiatan_query'
import { pelakuRencana } from '#app/rup/pelaku_rencana'
import { ajukanKegiatan, putuskanKegiatan } from '#app/rup/putuskan_kegiatan'
import { rincianKegiatan } from '#app/rup/rincian_kegiatan'
import { kegiatanProgram, URUT_KEGIATAN_PROGRAM } from '#app/rup/rup_publik_query'
import { kegiatanValidator, tolakRupValidator, versiRupValidator } from '#app/rup/rup_validator'
import { SARING_KEGIATAN, saringKegiatan, tahunRencana } from '#app/rup/saringan_rup'
import { hapusKegiatan, tambahKegiatan, ubahKegiatan } from '#app/rup/simpan_kegiatan'
import { tidakDitemukan } from '#inti/galat'
import { kirimData, kirimDaftar, kirimRest } from '#inti/jawaban'
import { bacaHalaman, bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'

/** /rest/kegiatan and the approval of activities */
export default class KegiatanController {
  /** GET /api/rup/kegiatan-program/{year}, public */
  async publik(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: URUT_KEGIATAN_PROGRAM })
    const { baris, total } = await kegiatanProgram(tahunRencana(ctx), halaman)
    kirimDaftar(ctx, baris, total)
  }

  /** GET /api/rup/acuan/{year} */
  async acuan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await acuanRup(await pelakuRencana(ctx.pelaku), tahunRencana(ctx)))
  }

  async daftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, { urut: URUT_KEGIATAN, saring: SARING_KEGIATAN })
    const pelaku = await pelakuRencana(ctx.pelaku)
    const saring = { ...saringKegiatan(kueri.saring), ids: kueri.ids }
    const { baris, total } = await daftarKegiatan(pelaku, kueri, saring)
    kirimRest(ctx, 'kegiatan', baris, kueri.awal, total)
  }

  async satu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const pelaku = await pelakuRencana(ctx.pelaku)
    const baris = await barisKegiatan(db, pelaku, idJalur(ctx))
    if (!baris) throw tidakDitemukan()
    ctx.response.send(keKegiatan(baris, pelaku))
  }

  /** GET /api/rup/kegiatan/{id}: with timeline, differences and packages */
  async rincian(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await rincianKegiatan(await pelakuRencana(ctx.pelaku), idJalur(ctx)))
  }

  async tambah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(await tambahKegiatan(ctx, await ctx.request.validateUsing(kegiatanValidator)))
  }

  async ubah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(kegiatanValidator)
    ctx.response.send(await ubahKegiatan(ctx, idJalur(ctx), isian))
  }

  async hapus(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(await hapusKegiatan(ctx, idJalur(ctx)))
  }

  async ajukan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const { versi } = await ctx.request.validateUsing(versiRupValidator)
    kirimData(ctx, await ajukanKegiatan(ctx, idJalur(ctx), versi), teks.sukses.ajukan)
  }

  async setujui(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(versiRupValidator)
    kirimData(ctx, await putuskanKegiatan(ctx, idJalur(ctx), true, isian), teks.sukses.setujui)
  }

  async tolak(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(tolakRupValidator)
    kirimData(ctx, await putuskanKegiatan(ctx, idJalur(ctx), false, isian), teks.sukses.tolak)
  }
}
