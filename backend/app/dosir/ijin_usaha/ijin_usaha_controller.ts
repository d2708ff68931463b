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
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.ijin)
const pesan = dosirPesan.sukses

/** Licences of a company (S2 §7) */
export default class IjinUsahaController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, ijinUsahaListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    if (!rekanan) return sendList(ctx, [], 0)
    const { rows, total } = await ijinUsahaPage(rekanan, halaman)
    sendList(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await ijinUsahaValidator.validate(raw)
      return transaction((trx) => tambahIjinUsaha(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.ijinBaru)
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await ijinUsahaValidator.validate(raw)
      return transaction((trx) => ubahIjinUsaha(trx, ctx.pelaku, { id, isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.ijinUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const { statusIjin } = await transaction((trx) => hapusIjinUsaha(trx, ctx.pelaku, { id }))
    sendData(ctx, { id, statusIjin }, pesan.ijinHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusIjin } = rekanan
    sendData(ctx, { ...(await ijinUsahaById(id)), ijinUsahaId: id, statusIjin }, kata)
  }
}
