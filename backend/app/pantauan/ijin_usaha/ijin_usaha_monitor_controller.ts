import type { HttpContext } from '@adonisjs/core/http'
import { MASA_IJIN } from '@eproc/domain/pantauan/tenggat'
import { listIjin } from '#app/pantauan/ijin_usaha/ijin_usaha_query'
import { ijinListQuery, ijinRestQuery } from '#app/pantauan/pantauan_validator'
import { sendList, sendRest } from '#core/http/answers'
import { readPage } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** Business licences and how long they hold. */
export default class IjinUsahaMonitorController {
  /** GET /monitor2/ijin-usaha/{all, tidakBerlaku, berlaku} */
  async daftar(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, ijinListQuery)
    const masa = MASA_IJIN.find(({ kode }) => kode === ctx.params.masa)?.kode
    const { rows, total } = await listIjin(halaman, { ...saring, masa })
    sendList(ctx, rows, total)
  }

  async index(ctx: HttpContext) {
    const { saring, ids, ...halaman } = await readRest(ctx, ijinRestQuery)
    const { rows, total } = await listIjin(halaman, { ...saring, ids })
    sendRest(ctx, 'monitor-ijin-usaha', rows, halaman.awal, total)
  }
}
