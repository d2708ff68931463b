/** The reports' contract calls and the dashboard (S3 §7.4). */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { dasborLaporan } from '#app/laporan/dasbor/dasbor_query'
import { laporanRupQuery, laporanVendorQuery } from '#app/laporan/laporan_validator'
import {
  jumlahStatus,
  listLaporanPeserta,
  listLaporanVendor,
} from '#app/laporan/rekanan/laporan_vendor_query'
import { listLaporanRup, ringkasDivisi } from '#app/laporan/rup/laporan_rup_query'
import { buatLaporanXls, type LaporanDiminta } from '#app/laporan/xls/buat_laporan_xls'
import { tahunRencana } from '#app/rup/tahun_rencana'
import { transaction } from '#core/database/transaction'
import { sendData, sendList } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const tahunDari = (ctx: HttpContext): number => tahunRencana(idOfPath(ctx, 'year'))

export default class LaporanController {
  /** GET /laporan/laporan-rup-dan-paket-kegiatan/{year} */
  async rup(ctx: HttpContext) {
    const tahun = tahunDari(ctx)
    const { saring, ...halaman } = await readPage(ctx, laporanRupQuery)
    const { rows, total } = await listLaporanRup(halaman, { ...saring, tahun })
    sendList(ctx, rows, total)
  }

  async divisi(ctx: HttpContext) {
    sendData(ctx, await ringkasDivisi(db, tahunDari(ctx)))
  }

  async vendor(ctx: HttpContext) {
    const page = await readPage(ctx, laporanVendorQuery)
    const [vendor, tender, status] = await Promise.all([
      listLaporanVendor(page, {}),
      listLaporanPeserta(page),
      jumlahStatus(db),
    ])
    sendData(ctx, { listVendor: vendor.rows, listTender: tender.rows, status })
  }

  async dasbor(ctx: HttpContext) {
    sendData(ctx, await dasborLaporan(tahunDari(ctx)))
  }

  async xlsRup(ctx: HttpContext) {
    await this.#xls(ctx, { jenis: 'rup', tahun: tahunDari(ctx) })
  }

  async xlsRup2(ctx: HttpContext) {
    await this.#xls(ctx, { jenis: 'rup2', tahun: tahunDari(ctx) })
  }

  async xlsVendor(ctx: HttpContext) {
    await this.#xls(ctx, { jenis: 'vendor', tahun: null })
  }

  async #xls(ctx: HttpContext, diminta: LaporanDiminta) {
    sendData(ctx, await transaction((trx) => buatLaporanXls(trx, ctx.pelaku, diminta)))
  }
}
