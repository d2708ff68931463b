import type { HttpContext } from '@adonisjs/core/http'
import { pekerjaanSaya } from '#app/pekerjaan/pekerjaan'
import { pekerjaanQuery } from '#app/pekerjaan/pekerjaan_validator'
import { sendList } from '#core/http/answers'
import { readQuery } from '#core/http/query/query_string'

export default class PekerjaanController {
  /** GET /api/pekerjaan, and /api/rup/kotak-masuk as it was called first */
  async index(ctx: HttpContext) {
    const { batas } = await readQuery(ctx, pekerjaanQuery)
    const { butir, total } = await pekerjaanSaya(ctx.pelaku, batas)
    sendList(ctx, butir, total)
  }
}
