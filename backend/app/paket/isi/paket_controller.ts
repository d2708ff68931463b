import type { HttpContext } from '@adonisjs/core/http'
import { paket as teks } from '@eproc/i18n/id/paket'
import { listPaket } from '#app/paket/isi/paket_query'
import { perubahanPaket, rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { terimaPaket } from '#app/paket/isi/terima_paket_controller'
import { paketListQuery } from '#app/paket/paket_validator'
import { tahunJalur } from '#app/paket/tahun_jalur'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { sendData, sendList } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query_string'

/** /api/paket: the editor, and the lists of a year */
export default class PaketController {
  /** GET /api/rup/paket/lelang/tahun/{tahun}: every package of the year in the caller's scope */
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, paketListQuery)
    const { baris, total } = await listPaket(ctx.pelaku, halaman, {
      ...halaman.saring,
      tahun: tahunJalur(idOfPath(ctx, 'tahun')),
    })
    sendList(ctx, baris, total)
  }

  /** GET /api/rup/paket/status/{status}/tahun/{tahun} */
  async menurutStatus(ctx: HttpContext) {
    const halaman = await readPage(ctx, paketListQuery)
    const { baris, total } = await listPaket(ctx.pelaku, halaman, {
      ...halaman.saring,
      status: [String(ctx.params.status)],
      tahun: tahunJalur(idOfPath(ctx, 'tahun')),
    })
    sendList(ctx, baris, total)
  }

  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await rincianPaket(ctx.pelaku, id))
  }

  /** GET /api/paket/{id}/perubahan: since the last approval */
  async perubahan(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await perubahanPaket(id))
  }

  async store(ctx: HttpContext) {
    const id = await terimaPaket(ctx, null)
    sendData(ctx, await rincianPaket(ctx.pelaku, id), teks.sukses.simpan)
  }

  async update(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    await terimaPaket(ctx, id)
    sendData(ctx, await rincianPaket(ctx.pelaku, id), teks.sukses.simpan)
  }
}
