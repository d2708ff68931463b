import type { HttpContext } from '@adonisjs/core/http'
import { aturanTopik } from '@eproc/domain/panitia/aturan_tender'
import type { PaketDiserahkan } from '@eproc/domain/panitia/answers'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { unggahBeritaAcara } from '#app/panitia/berkas/unggah_berita_acara'
import { drafTujuan } from '#app/panitia/draf/draf_tujuan_query'
import { buatTender } from '#app/panitia/draf/draf_tender'
import { evaluasiTender } from '#app/panitia/evaluasi_tender'
import { konfirmasiTender } from '#app/panitia/draf/konfirmasi_tender'
import {
  evaluasiTenderValidator,
  serahValidator,
  tenderListQuery,
  topikTenderValidator,
  versiTenderValidator,
} from '#app/panitia/panitia_validator'
import { paketTender, rincianTender } from '#app/panitia/rincian_tender_query'
import { serahkanPaket } from '#app/panitia/draf/serahkan_paket'
import { listTender } from '#app/panitia/tender_query'
import { hapusDraf, simpanDraf } from '#app/panitia/terima_tender_controller'
import { tulisTopik } from '#app/panitia/tulis_topik'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { transaction } from '#core/database/transaction'
import { sendData, sendList, sendMessage } from '#core/http/answers'
import { invalidField } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { idOfPath, readPage } from '#core/http/query/query_string'
import { withFiles } from '#core/http/with_files'

/** Committee tenders by the specification's calls (S3 §7.3). */
export default class TenderController {
  /** GET /api/tender/panitia: handed over and drafts */
  async draf(ctx: HttpContext) {
    const halaman = await readPage(ctx, tenderListQuery)
    const { baris, total } = await listTender(halaman, { ...halaman.saring, kelompok: 'draf' })
    sendList(ctx, baris, total)
  }

  /** GET /api/tender/proses: running and finished */
  async jalan(ctx: HttpContext) {
    const halaman = await readPage(ctx, tenderListQuery)
    const { baris, total } = await listTender(halaman, { ...halaman.saring, kelompok: 'jalan' })
    sendList(ctx, baris, total)
  }

  async paket(ctx: HttpContext) {
    sendData(ctx, await paketTender(idOfPath(ctx, 'tenderId') ?? 0))
  }

  /** GET /api/tender/tahap/{tenderId} */
  async show(ctx: HttpContext) {
    await this.#jawab(ctx)
  }

  /** GET /api/tender/serah/{paketId} */
  async tujuan(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'paket.terbitkan')
    sendData(ctx, await drafTujuan(ctx.pelaku, paket))
  }

  async serah(ctx: HttpContext) {
    const { tenderId = null, versi } = await ctx.request.validateUsing(serahValidator)
    const input = { paketId: idOfPath(ctx, 'paketId'), versi, tenderId }
    const { id, kode } = await transaction((trx) => serahkanPaket(trx, ctx.pelaku, input))
    const data: PaketDiserahkan = { tenderId: id, kode }
    sendData(ctx, data, teks.sukses.serah(kode))
  }

  /** PUT /api/tender/proses/{tenderId}: the whole form, with files */
  async update(ctx: HttpContext) {
    const kode = await simpanDraf(ctx, idOfPath(ctx, 'tenderId'))
    await this.#jawab(ctx, teks.sukses.simpan(kode))
  }

  /** PUT /api/tender/status/{tenderId}/{newStatus}: D1 makes a draft, T0 and T1 confirm it */
  async status(ctx: HttpContext) {
    const { versi } = await ctx.request.validateUsing(versiTenderValidator)
    const dibaca = { tenderId: idOfPath(ctx, 'tenderId'), versi }
    const status = String(ctx.params.newStatus)
    if (!['D1', 'T0', 'T1'].includes(status)) {
      throw invalidField('newStatus', 'enum', teks.aturan.status)
    }
    if (status === 'D1') {
      const kode = await transaction((trx) => buatTender(trx, ctx.pelaku, dibaca))
      return this.#jawab(ctx, teks.sukses.buat(kode))
    }
    const { kode, jalan } = await transaction((trx) =>
      konfirmasiTender(trx, ctx.pelaku, { ...dibaca, status })
    )
    await this.#jawab(ctx, jalan ? teks.sukses.konfirmasi(kode) : teks.sukses.diajukan(kode))
  }

  async destroy(ctx: HttpContext) {
    sendMessage(ctx, teks.sukses.hapus(await hapusDraf(ctx, idOfPath(ctx, 'tenderId'))))
  }

  async evaluasi(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(evaluasiTenderValidator)
    const tenderId = idOfPath(ctx, 'tenderId')
    await transaction((trx) => evaluasiTender(trx, ctx.pelaku, { ...input, tenderId }))
    await this.#jawab(ctx, teks.sukses.evaluasi)
  }

  async topik(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(topikTenderValidator)
    enforce(aturanTopik(input))
    const tenderId = idOfPath(ctx, 'tenderId')
    await transaction((trx) => tulisTopik(trx, ctx.pelaku, { ...input, tenderId }))
    await this.#jawab(ctx, teks.sukses.topik)
  }

  async beritaAcara(ctx: HttpContext) {
    const tenderId = idOfPath(ctx, 'tenderId')
    await withFiles(ctx, { BeritaAcaraPenjelasan: BERKAS_TENDER }, async ({ berkas }) => {
      const input = { tenderId, berkas: berkas.BeritaAcaraPenjelasan }
      await transaction((trx) => unggahBeritaAcara(trx, ctx.pelaku, input))
    })
    await this.#jawab(ctx, teks.sukses.beritaAcara)
  }

  async #jawab(ctx: HttpContext, pesan?: string) {
    sendData(ctx, await rincianTender(ctx.pelaku, idOfPath(ctx, 'tenderId') ?? 0), pesan)
  }
}
