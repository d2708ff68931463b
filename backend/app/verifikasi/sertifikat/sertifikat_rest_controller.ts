import type { HttpContext } from '@adonisjs/core/http'
import { listSertifikat, satuSertifikat } from '#app/verifikasi/sertifikat/sertifikat_query'
import { sertifikatRestQuery } from '#app/verifikasi/sertifikat/sertifikat_validator'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** /rest/sertifikat */
export default class SertifikatRestController {
  async index(ctx: HttpContext) {
    const { saring, ids, ...page } = await readRest(ctx, sertifikatRestQuery)
    const { rows, total } = await listSertifikat(page, { ...saring, ids })
    sendRest(ctx, 'sertifikat', rows, page.awal, total)
  }

  async show(ctx: HttpContext) {
    ctx.response.send(await satuSertifikat(idOfPath(ctx)))
  }
}
