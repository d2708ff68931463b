import type { HttpContext } from '@adonisjs/core/http'
import { divisiDiminta, masterDivisi } from '#app/pantauan/divisi_query'
import { listBagan, listJadwal } from '#app/pantauan/jadwal/jadwal_query'
import { baganRestQuery, jadwalListQuery, jadwalRestQuery } from '#app/pantauan/pantauan_validator'
import { sendData, sendList, sendRest } from '#core/http/answers'
import { readPage } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

/** The schedules of the packages under way. */
export default class JadwalMonitorController {
  async divisi(ctx: HttpContext) {
    sendData(ctx, await masterDivisi())
  }

  /** GET /monitor2/proses/{divisiCode or all} */
  async proses(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, jadwalListQuery)
    const divisi = await divisiDiminta(String(ctx.params.divisiCode))
    const { rows, total } = await listJadwal(ctx.pelaku, halaman, { ...saring, divisi })
    sendList(ctx, rows, total)
  }

  async index(ctx: HttpContext) {
    const { saring, ids, ...halaman } = await readRest(ctx, jadwalRestQuery)
    const { rows, total } = await listJadwal(ctx.pelaku, halaman, { ...saring, ids })
    sendRest(ctx, 'monitor', rows, halaman.awal, total)
  }

  async bagan(ctx: HttpContext) {
    const { saring, ids, ...halaman } = await readRest(ctx, baganRestQuery)
    const { rows, total } = await listBagan(ctx.pelaku, halaman, { ...saring, ids })
    sendRest(ctx, 'monitor-bagan', rows, halaman.awal, total)
  }
}
