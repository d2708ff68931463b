/** News and announcements: the contract calls of S1 §7 and S2 §7. */
import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { TipeBerita } from '@eproc/domain/common/choices'
import { berita as teks } from '@eproc/i18n/id/berita'
import { listBerita, satuBerita } from '#app/berita/berita_query'
import { bentukBerita } from '#app/berita/berita_transformer'
import {
  beritaListQuery,
  beritaTerbaruQuery,
  beritaTipeQuery,
  beritaValidator,
} from '#app/berita/berita_validator'
import { hapusBerita, simpanBerita } from '#app/berita/simpan_berita'
import { versionRead } from '#core/http/input/version'
import { transaction } from '#core/database/transaction'
import { sendList, sendData, sendMessage } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'
import { withFiles } from '#core/http/with_files'

const LAMPIRAN = DOKUMEN.berita.fileAttachment
const BERKAS_BERITA = { fileAttachment: { jenis: LAMPIRAN.jenis, maks: LAMPIRAN.batas } }

/** Saves from a request; `idTetap` is the id of the path, without it the body's id counts. */
export async function simpanDari(ctx: HttpContext, idTetap?: number | null) {
  const id = await withFiles(ctx, BERKAS_BERITA, async ({ isian: input, berkas }) => {
    const isi = await beritaValidator.validate(input)
    const dariIsi = isi.id === undefined || isi.id === null || isi.id === -1 ? null : isi.id
    const id = idTetap === undefined ? dariIsi : idTetap
    if (id !== null) versionRead(ctx, isi.versi)
    return transaction((trx) =>
      simpanBerita(trx, ctx.pelaku, { ...isi, id, lampiran: berkas.fileAttachment })
    )
  })
  return bentukBerita((await satuBerita(id))!)
}

export default class BeritaController {
  async terbaru(ctx: HttpContext) {
    await this.#menurutTipe(ctx, beritaTerbaruQuery)
  }

  async menurutTipe(ctx: HttpContext) {
    await this.#menurutTipe(ctx, beritaTipeQuery)
  }

  async index(ctx: HttpContext) {
    const { saring, ...halaman } = await readPage(ctx, beritaListQuery)
    const { rows, total } = await listBerita(halaman, {
      tipe: saring.type as TipeBerita | undefined,
    })
    sendList(ctx, rows.map(bentukBerita), total)
  }

  async store(ctx: HttpContext) {
    sendData(ctx, await simpanDari(ctx), teks.tersimpan)
  }

  async destroy(ctx: HttpContext) {
    await transaction((trx) => hapusBerita(trx, ctx.pelaku, { id: idOfPath(ctx) }))
    sendMessage(ctx, teks.dihapus)
  }

  async #menurutTipe(ctx: HttpContext, query: typeof beritaTipeQuery) {
    const { rows, total } = await listBerita(await readPage(ctx, query), {
      tipe: ctx.params.tipe as TipeBerita,
    })
    sendList(ctx, rows.map(bentukBerita), total)
  }
}
