import type { HttpContext } from '@adonisjs/core/http'
import { daftarPengguna, KUNCI_URUT, SARING_PENGGUNA } from '#app/master/pengguna/pengguna_query'
import { penggunaRekananTransformer } from '#app/master/pengguna/pengguna_transformer'
import { kirimDaftar } from '#core/http/answers'
import { bacaHalaman } from '#core/http/query_string'

/** Accounts of vendors: read here, status and password link through the calls for all accounts. */
export default class PenggunaRekananController {
  async index(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: KUNCI_URUT, saring: SARING_PENGGUNA })
    const { baris, total } = await daftarPengguna('rekanan', halaman)
    kirimDaftar(ctx, baris.map(penggunaRekananTransformer), total)
  }
}
