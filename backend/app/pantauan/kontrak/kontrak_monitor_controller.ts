import type { HttpContext } from '@adonisjs/core/http'
import { divisiDiminta } from '#app/pantauan/divisi_query'
import { listKontrak } from '#app/pantauan/kontrak/kontrak_query'
import {
  kontrakDivisiRestQuery,
  kontrakListQuery,
  kontrakRestQuery,
} from '#app/pantauan/pantauan_validator'
import { sendList, sendRest } from '#core/http/answers'
import { readPage } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** Contracts and how long they run. */
export default class KontrakMonitorController {
  /** GET /monitor2/monitor-kontrak/{divisiCode or all} */
  async daftar(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, kontrakListQuery)
    const divisi = await divisiDiminta(String(ctx.params.divisiCode))
    const { rows, total } = await listKontrak(ctx.pelaku, halaman, { ...saring, divisi })
    sendList(ctx, rows, total)
  }

  async index(ctx: HttpContext) {
    const { saring, ids, ...halaman } = await readRest(ctx, kontrakRestQuery)
    const { rows, total } = await listKontrak(ctx.pelaku, halaman, { ...saring, ids })
    sendRest(ctx, 'monitor-kontrak', rows, halaman.awal, total)
  }

  /** Of the caller's own division; who has none sees nothing. */
  async divisi(ctx: HttpContext) {
    const { saring, ids, ...halaman } = await readRest(ctx, kontrakDivisiRestQuery)
    const divisi = ctx.pelaku.divisi ?? ''
    const { rows, total } = await listKontrak(ctx.pelaku, halaman, { ...saring, ids, divisi })
    sendRest(ctx, 'monitor-kontrak-divisi', rows, halaman.awal, total)
  }
}
