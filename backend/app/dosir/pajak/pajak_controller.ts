import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { pajakPage, pajakById } from '#app/dosir/pajak/pajak_query'
import { pajakListQuery, pajakValidator } from '#app/dosir/pajak/pajak_validator'
import { hapusPajak, tambahPajak, ubahPajak } from '#app/dosir/pajak/simpan_pajak'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.pajak)
const pesan = dosirPesan.sukses

/** Proofs of tax (S2 §7) */
export default class PajakController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pajakListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    if (!rekanan) return sendList(ctx, [], 0)
    const { rows, total } = await pajakPage(rekanan, halaman)
    sendList(ctx, rows, total)
  }

  async store(ctx: HttpContext) {
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pajakValidator.validate(raw)
      return transaction((trx) => tambahPajak(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pajakBaru)
  }

  async update(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const simpanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await pajakValidator.validate(raw)
      return transaction((trx) => ubahPajak(trx, ctx.pelaku, { id, isian: input, berkas }))
    })
    await this.#jawab(ctx, simpanan, pesan.pajakUbah)
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const { statusPajak } = await transaction((trx) => hapusPajak(trx, ctx.pelaku, { id }))
    sendData(ctx, { id, statusPajak }, pesan.pajakHapus)
  }

  async #jawab(ctx: HttpContext, simpanan: { id: number; rekanan: Rekanan }, kata: string) {
    const { id, rekanan } = simpanan
    const { statusPajak } = rekanan
    sendData(ctx, { ...(await pajakById(id)), pajakId: id, statusPajak }, kata)
  }
}
