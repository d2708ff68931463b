import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { kirimDaftar, kirimRest } from '#inti/jawaban'
import { bacaHalaman, bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'
import {
  daftarPengguna,
  KUNCI_URUT,
  penggunaRekananTransformer,
  SARING_PENGGUNA,
  satuPengguna,
} from '#app/master/pengguna/pengguna_query'

const ATURAN_DAFTAR = { urut: KUNCI_URUT, saring: SARING_PENGGUNA }

/** Accounts of vendors: read here, status and password link through the shared calls. */
export default class PenggunaRekananController {
  async daftar(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, ATURAN_DAFTAR)
    const { baris, total } = await daftarPengguna(
      'rekanan',
      halaman,
      penggunaRekananTransformer,
      halaman
    )
    kirimDaftar(ctx, baris, total)
  }

  async restDaftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, ATURAN_DAFTAR)
    const { baris, total } = await daftarPengguna(
      'rekanan',
      kueri,
      penggunaRekananTransformer,
      kueri
    )
    kirimRest(ctx, 'user-vendor', baris, kueri.awal, total)
  }

  async restSatu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(penggunaRekananTransformer(await satuPengguna(db, 'rekanan', idJalur(ctx))))
  }
}
