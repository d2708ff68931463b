import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { aktaRekanan } from '#app/dosir/akta/akta_query'
import { aktaKosong } from '#app/dosir/akta/akta_transformer'
import { aktaValidator } from '#app/dosir/akta/akta_validator'
import { tambahAkta, ubahAkta } from '#app/dosir/akta/simpan_akta'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.akta)

/** Founding deed with its optional last amendment (S2 §7): one record a company. */
export default class AktaController {
  async show(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    sendData(ctx, rekanan ? await aktaRekanan(rekanan.id) : aktaKosong(ID_BELUM_ADA))
  }

  async store(ctx: HttpContext) {
    const rekanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await aktaValidator.validate(raw)
      return transaction((trx) => tambahAkta(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, rekanan)
  }

  async update(ctx: HttpContext) {
    const rekanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await aktaValidator.validate(raw)
      return transaction((trx) => ubahAkta(trx, ctx.pelaku, { isian: input, berkas }))
    })
    await this.#jawab(ctx, rekanan)
  }

  async #jawab(ctx: HttpContext, { id, statusAkta }: Rekanan) {
    sendData(ctx, { ...(await aktaRekanan(id)), statusAkta }, dosirPesan.sukses.akta)
  }
}
