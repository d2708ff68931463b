/** /rest/laporan-…: the reports' tables, a page at a time. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  laporanPaketRestQuery,
  laporanPesertaRestQuery,
  laporanRupRestQuery,
  laporanTahapRestQuery,
  laporanVendorRestQuery,
} from '#app/laporan/laporan_validator'
import { listLaporanPaket, rincianLaporanPaket } from '#app/laporan/paket/laporan_paket_query'
import { listLaporanPeserta, listLaporanVendor } from '#app/laporan/rekanan/laporan_vendor_query'
import { listLaporanRup } from '#app/laporan/rup/laporan_rup_query'
import { listLaporanTahap } from '#app/laporan/tahap/laporan_tahap_query'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'

export default class LaporanRestController {
  async rup(ctx: HttpContext) {
    const { saring, ids, ...page } = await readRest(ctx, laporanRupRestQuery)
    const { rows, total } = await listLaporanRup(page, { ...saring, ids })
    sendRest(ctx, 'laporan-rup', rows, page.awal, total)
  }

  async paket(ctx: HttpContext) {
    const { saring, ids, ...page } = await readRest(ctx, laporanPaketRestQuery)
    const { rows, total } = await listLaporanPaket(page, { ...saring, ids })
    sendRest(ctx, 'laporan-paket', rows, page.awal, total)
  }

  async satuPaket(ctx: HttpContext) {
    ctx.response.send(await rincianLaporanPaket(idOfPath(ctx)))
  }

  async tahap(ctx: HttpContext) {
    const { saring, ids, ...page } = await readRest(ctx, laporanTahapRestQuery)
    const { rows, total } = await listLaporanTahap(page, { ...saring, ids })
    sendRest(ctx, 'laporan-tahap', rows, page.awal, total)
  }

  async vendor(ctx: HttpContext) {
    const { saring, ids, ...page } = await readRest(ctx, laporanVendorRestQuery)
    const { rows, total } = await listLaporanVendor(page, { ...saring, ids })
    sendRest(ctx, 'laporan-vendor', rows, page.awal, total)
  }

  async peserta(ctx: HttpContext) {
    const page = await readRest(ctx, laporanPesertaRestQuery)
    const { rows, total } = await listLaporanPeserta(page)
    sendRest(ctx, 'laporan-peserta', rows, page.awal, total)
  }
}
