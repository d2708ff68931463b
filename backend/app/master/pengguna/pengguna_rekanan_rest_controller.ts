import type { HttpContext } from '@adonisjs/core/http'
import { daftarPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaRekananTransformer } from '#app/master/pengguna/pengguna_transformer'
import { kirimRest } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'
import { readRest } from '#core/http/rest_query'
import { penggunaRestQuery } from '#app/master/pengguna/pengguna_validator'

/** /rest/user-vendor: accounts of vendors, for the back office. */
export default class PenggunaRekananRestController {
  async index(ctx: HttpContext) {
    const kueri = await readRest(ctx, penggunaRestQuery)
    const { baris, total } = await daftarPengguna('rekanan', kueri)
    kirimRest(ctx, 'user-vendor', baris.map(penggunaRekananTransformer), kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return penggunaRekananTransformer(await satuPengguna('rekanan', idJalur(ctx)))
  }
}
