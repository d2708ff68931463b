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
import { denganBerkas } from '#core/http/with_files'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pengalaman)
const pesan = dosirPesan.sukses

/** Experience of a company (S2 §7) */
export default class PengalamanController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pengalamanListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'V')
    if (!rekanan) return kirimDaftar(ctx, [], 0)
    const { rows, total } = await pengalamanPage(rekanan, halaman)
    kirimDaftar(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await pengalamanValidator.validate(mentah)
      return transaction((trx) => tambahPengalaman(trx, ctx.pelaku, { isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengalaman)
  }

  async update(ctx: HttpContext) {
    const id = idJalur(ctx)
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await pengalamanValidator.validate(mentah)
      return transaction((trx) => ubahPengalaman(trx, ctx.pelaku, { id, isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pengalaman)
  }

  async destroy(ctx: HttpContext) {
    const id = idJalur(ctx)
    const { statusPengalaman } = await transaction((trx) =>
      hapusPengalaman(trx, ctx.pelaku, { id })
    )
    kirimData(ctx, { id, statusPengalaman }, pesan.pengalamanHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPengalaman } = rekanan
    kirimData(ctx, { ...(await pengalamanById(id)), pengalamanId: id, statusPengalaman }, kata)
  }
}
