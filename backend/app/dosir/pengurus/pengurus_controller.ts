import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca, tingkatPribadi } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { pengurusPage, pengurusById } from '#app/dosir/pengurus/pengurus_query'
import { pengurusListQuery, pengurusValidator } from '#app/dosir/pengurus/pengurus_validator'
import { hapusPengurus, tambahPengurus, ubahPengurus } from '#app/dosir/pengurus/simpan_pengurus'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pengurus)
const pesan = dosirPesan.sukses

/** Managers of a company (S2 §7) */
export default class PengurusController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pengurusListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    if (!rekanan) return sendList(ctx, [], 0)
    const diminta = halaman.saring.pribadi ?? false
    const tingkat = await tingkatPribadi(ctx.pelaku, rekanan, 'pengurus', diminta)
    const { rows, total } = await pengurusPage(rekanan, halaman, tingkat)
    sendList(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pengurusValidator.validate(raw)
      return transaction((trx) => tambahPengurus(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengurusBaru)
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pengurusValidator.validate(raw)
      return transaction((trx) => ubahPengurus(trx, ctx.pelaku, { id, isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengurusUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const { statusPengurus } = await transaction((trx) => hapusPengurus(trx, ctx.pelaku, { id }))
    sendData(ctx, { id, statusPengurus }, pesan.pengurusHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPengurus } = rekanan
    sendData(ctx, { ...(await pengurusById(id)), pengurusId: id, statusPengurus }, kata)
  }
}
