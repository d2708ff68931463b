import type { HttpContext } from '@adonisjs/core/http'
import { paket as teks } from '@eproc/i18n/id/paket'
import { belumSelesaiTahunLain } from '#app/paket/belum_selesai_query'
import { hapusPaket } from '#app/paket/isi/hapus_paket'
import { listPaket } from '#app/paket/isi/paket_query'
import { perubahanPaket, rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { terimaPaket } from '#app/paket/isi/terima_paket_controller'
import { belumSelesaiQuery, paketListQuery } from '#app/paket/paket_validator'
import { tahunJalur } from '#app/paket/tahun_jalur'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { sendData, sendList } from '#core/http/answers'
import { idOfPath, readPage, readQuery } from '#core/http/query/query_string'

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

  /** GET /api/paket/belum-selesai/{tahun} */
  async belumSelesai(ctx: HttpContext) {
    const { status } = await readQuery(ctx, belumSelesaiQuery)
    const tahun = tahunJalur(idOfPath(ctx, 'tahun'))
    sendData(ctx, await belumSelesaiTahunLain(ctx.pelaku, { tahun, status }))
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
    await this.#tersimpan(ctx, await terimaPaket(ctx, null))
  }

  async update(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    await this.#tersimpan(ctx, await terimaPaket(ctx, id))
  }

  async destroy(ctx: HttpContext) {
    const paketId = idOfPath(ctx)
    await transaction((trx) => hapusPaket(trx, ctx.pelaku, { paketId }))
    sendData(ctx, { id: paketId }, teks.sukses.hapus)
  }

  async #tersimpan(ctx: HttpContext, id: number) {
    const paket = await rincianPaket(ctx.pelaku, id)
    sendData(ctx, paket, paket.status === 'S' ? teks.sukses.ajukan : teks.sukses.simpan)
  }
}
