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
import { denganBerkas } from '#core/http/with_files'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pengurus)
const pesan = dosirPesan.sukses

/** Managers of a company (S2 §7) */
export default class PengurusController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pengurusListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'V')
    if (!rekanan) return kirimDaftar(ctx, [], 0)
    const diminta = halaman.saring.pribadi ?? false
    const tingkat = await tingkatPribadi(ctx.pelaku, rekanan, 'pengurus', diminta)
    const { rows, total } = await pengurusPage(rekanan, halaman, tingkat)
    kirimDaftar(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await pengurusValidator.validate(mentah)
      return transaction((trx) => tambahPengurus(trx, ctx.pelaku, { isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengurusBaru)
  }

  async update(ctx: HttpContext) {
    const id = idJalur(ctx)
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await pengurusValidator.validate(mentah)
      return transaction((trx) => ubahPengurus(trx, ctx.pelaku, { id, isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengurusUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idJalur(ctx)
    const { statusPengurus } = await transaction((trx) => hapusPengurus(trx, ctx.pelaku, { id }))
    kirimData(ctx, { id, statusPengurus }, pesan.pengurusHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPengurus } = rekanan
    kirimData(ctx, { ...(await pengurusById(id)), pengurusId: id, statusPengurus }, kata)
  }
}
