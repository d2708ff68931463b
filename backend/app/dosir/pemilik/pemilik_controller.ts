import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca, tingkatPribadi } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { pemilikPage, pemilikById } from '#app/dosir/pemilik/pemilik_query'
import { pemilikListQuery, pemilikValidator } from '#app/dosir/pemilik/pemilik_validator'
import { hapusPemilik, tambahPemilik, ubahPemilik } from '#app/dosir/pemilik/simpan_pemilik'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { denganBerkas } from '#core/http/with_files'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pemilik)
const pesan = dosirPesan.sukses

/** Owners of a company (S2 §7) */
export default class PemilikController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pemilikListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'V')
    if (!rekanan) return kirimDaftar(ctx, [], 0)
    const diminta = halaman.saring.pribadi ?? false
    const tingkat = await tingkatPribadi(ctx.pelaku, rekanan, 'pemilik', diminta)
    const { rows, total } = await pemilikPage(rekanan, halaman, tingkat)
    kirimDaftar(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await pemilikValidator.validate(mentah)
      return transaction((trx) => tambahPemilik(trx, ctx.pelaku, { isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pemilikBaru)
  }

  async update(ctx: HttpContext) {
    const id = idJalur(ctx)
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await pemilikValidator.validate(mentah)
      return transaction((trx) => ubahPemilik(trx, ctx.pelaku, { id, isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pemilikUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idJalur(ctx)
    const { statusPemilik } = await transaction((trx) => hapusPemilik(trx, ctx.pelaku, { id }))
    kirimData(ctx, { id, statusPemilik }, pesan.pemilikHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPemilik } = rekanan
    kirimData(ctx, { ...(await pemilikById(id)), pemilikId: id, statusPemilik }, kata)
  }
}
