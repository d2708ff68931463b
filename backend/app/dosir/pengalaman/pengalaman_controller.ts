import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { pengalamanPage, pengalamanById } from '#app/dosir/pengalaman/pengalaman_query'
import {
  pengalamanListQuery,
  pengalamanValidator,
} from '#app/dosir/pengalaman/pengalaman_validator'
import {
  hapusPengalaman,
  tambahPengalaman,
  ubahPengalaman,
} from '#app/dosir/pengalaman/simpan_pengalaman'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pengalaman)
const pesan = dosirPesan.sukses

/** Experience of a company (S2 §7) */
export default class PengalamanController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pengalamanListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    if (!rekanan) return sendList(ctx, [], 0)
    const { rows, total } = await pengalamanPage(rekanan, halaman)
    sendList(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pengalamanValidator.validate(raw)
      return transaction((trx) => tambahPengalaman(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengalaman)
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pengalamanValidator.validate(raw)
      return transaction((trx) => ubahPengalaman(trx, ctx.pelaku, { id, isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengalaman)
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const { statusPengalaman } = await transaction((trx) =>
      hapusPengalaman(trx, ctx.pelaku, { id })
    )
    sendData(ctx, { id, statusPengalaman }, pesan.pengalamanHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPengalaman } = rekanan
    sendData(ctx, { ...(await pengalamanById(id)), pengalamanId: id, statusPengalaman }, kata)
  }
}
