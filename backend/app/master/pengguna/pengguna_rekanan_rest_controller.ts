import type { HttpContext } from '@adonisjs/core/http'
import { listPengguna, satuPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaRekananTransformer } from '#app/master/pengguna/pengguna_transformer'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'
import { penggunaRestQuery } from '#app/master/pengguna/pengguna_validator'

/** /rest/user-vendor: accounts of vendors, for the back office. */
export default class PenggunaRekananRestController {
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, penggunaRestQuery)
    const { baris, total } = await listPengguna('rekanan', query)
    sendRest(ctx, 'user-vendor', baris.map(penggunaRekananTransformer), query.awal, total)
  }

  async show(ctx: HttpContext) {
    return penggunaRekananTransformer(await satuPengguna('rekanan', idOfPath(ctx)))
  }
}
