import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { ijinUsahaPage, ijinUsahaById } from '#app/dosir/ijin_usaha/ijin_usaha_query'
import { ijinUsahaListQuery, ijinUsahaValidator } from '#app/dosir/ijin_usaha/ijin_usaha_validator'
import {
  hapusIjinUsaha,
  tambahIjinUsaha,
  ubahIjinUsaha,
} from '#app/dosir/ijin_usaha/simpan_ijin_usaha'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { denganBerkas } from '#core/http/with_files'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

const BERKAS = aturanBerkas(DOKUMEN.ijin)
const pesan = dosirPesan.sukses

/** Licences of a company (S2 §7) */
export default class IjinUsahaController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, ijinUsahaListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'V')
    if (!rekanan) return kirimDaftar(ctx, [], 0)
    const { rows, total } = await ijinUsahaPage(rekanan, halaman)
    kirimDaftar(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await ijinUsahaValidator.validate(mentah)
      return transaction((trx) => tambahIjinUsaha(trx, ctx.pelaku, { isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.ijinBaru)
  }

  async update(ctx: HttpContext) {
    const id = idJalur(ctx)
    const simpanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await ijinUsahaValidator.validate(mentah)
      return transaction((trx) => ubahIjinUsaha(trx, ctx.pelaku, { id, isian, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.ijinUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idJalur(ctx)
    const { statusIjin } = await transaction((trx) => hapusIjinUsaha(trx, ctx.pelaku, { id }))
    kirimData(ctx, { id, statusIjin }, pesan.ijinHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusIjin } = rekanan
    kirimData(ctx, { ...(await ijinUsahaById(id)), ijinUsahaId: id, statusIjin }, kata)
  }
}
