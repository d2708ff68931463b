import type { HttpContext } from '@adonisjs/core/http'
import { listPengguna } from '#app/master/pengguna/pengguna_query'
import { penggunaRekananTransformer } from '#app/master/pengguna/pengguna_transformer'
import { sendList } from '#core/http/answers'
import { readPage } from '#core/http/query/query_string'
import { penggunaListQuery } from '#app/master/pengguna/pengguna_validator'

/** Accounts of vendors: read here, status and password link through the calls for all accounts. */
export default class PenggunaRekananController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, penggunaListQuery)
    const { baris, total } = await listPengguna('rekanan', halaman)
    sendList(ctx, baris.map(penggunaRekananTransformer), total)
  }
}
