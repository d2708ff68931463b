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
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pemilik)
const pesan = dosirPesan.sukses

/** Owners of a company (S2 §7) */
export default class PemilikController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pemilikListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    if (!rekanan) return sendList(ctx, [], 0)
    const diminta = halaman.saring.pribadi ?? false
    const tingkat = await tingkatPribadi(ctx.pelaku, rekanan, 'pemilik', diminta)
    const { rows, total } = await pemilikPage(rekanan, halaman, tingkat)
    sendList(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pemilikValidator.validate(raw)
      return transaction((trx) => tambahPemilik(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pemilikBaru)
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pemilikValidator.validate(raw)
      return transaction((trx) => ubahPemilik(trx, ctx.pelaku, { id, isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pemilikUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const { statusPemilik } = await transaction((trx) => hapusPemilik(trx, ctx.pelaku, { id }))
    sendData(ctx, { id, statusPemilik }, pesan.pemilikHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPemilik } = rekanan
    sendData(ctx, { ...(await pemilikById(id)), pemilikId: id, statusPemilik }, kata)
  }
}
