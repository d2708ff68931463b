import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bacaJadwal } from '#app/paket/jadwal/jadwal_query'
import { bacaRevisi, paketRevisi } from '#app/paket/jadwal/revisi_query'
import { setujuiRevisi } from '#app/paket/jadwal/setujui_revisi'
import { simpanRevisi } from '#app/paket/jadwal/simpan_revisi'
import { paketRevisiQuery, revisiValidator } from '#app/paket/paket_validator'
import { tahunJalur } from '#app/paket/tahun_jalur'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { sendData, sendList } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query_string'

/** Schedule revisions (S3 §2.4). */
export default class RevisiController {
  /** GET /api/rup/jadwal/revisi/paket/{tahun}: packages whose revision waits */
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, paketRevisiQuery)
    const tahun = tahunJalur(idOfPath(ctx, 'tahun'))
    const { baris, total } = await paketRevisi(ctx.pelaku, halaman, { tahun })
    sendList(ctx, baris, total)
  }

  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await bacaRevisi(id))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(revisiValidator)
    const id = await transaction((trx) =>
      simpanRevisi(trx, ctx.pelaku, {
        paketId: input.paketPenyediaId,
        langkah: input.listRevisiJadwal,
        alasan: input.alasan,
      })
    )
    sendData(ctx, await bacaRevisi(id), teks.sukses.revisi)
  }

  async setujui(ctx: HttpContext) {
    const id = await transaction((trx) => setujuiRevisi(trx, ctx.pelaku, idOfPath(ctx)))
    sendData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.revisiDisetujui)
  }
}
