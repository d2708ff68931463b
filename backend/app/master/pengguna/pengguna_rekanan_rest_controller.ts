import type { HttpContext } from '@adonisjs/core/http'
import {
  daftarPengguna,
  KUNCI_URUT,
  SARING_PENGGUNA,
  satuPengguna,
} from '#app/master/pengguna/pengguna_query'
import { penggunaRekananTransformer } from '#app/master/pengguna/pengguna_transformer'
import { kirimRest } from '#core/http/answers'
import { bacaRest, idJalur } from '#core/http/query_string'

/** /rest/user-vendor: accounts of vendors, for the back office. */
export default class PenggunaRekananRestController {
  async index(ctx: HttpContext) {
    const kueri = bacaRest(ctx, { urut: KUNCI_URUT, saring: SARING_PENGGUNA })
    const { baris, total } = await daftarPengguna('rekanan', kueri)
    kirimRest(ctx, 'user-vendor', baris.map(penggunaRekananTransformer), kueri.awal, total)
  }

  async show(ctx: HttpContext) {
    return penggunaRekananTransformer(await satuPengguna('rekanan', idJalur(ctx)))
  }
}
