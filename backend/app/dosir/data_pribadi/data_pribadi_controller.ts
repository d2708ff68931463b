import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca, tingkatPribadi } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { dataPribadi } from '#app/dosir/data_pribadi/data_pribadi_query'
import { dataPribadiValidator } from '#app/dosir/data_pribadi/data_pribadi_validator'
import { simpanDataPribadi } from '#app/dosir/data_pribadi/simpan_data_pribadi'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.dataPribadi)

/** Data Pribadi of an individual vendor (S2 §7) */
export default class DataPribadiController {
  /** Shows identity numbers in full to verifiers too, so their reading is journaled. */
  async show(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'O')
    sendData(ctx, rekanan && (await this.#data(ctx, rekanan)))
  }

  async store(ctx: HttpContext) {
    const rekanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await dataPribadiValidator.validate(raw)
      return transaction((trx) => simpanDataPribadi(trx, ctx.pelaku, { isian: input, berkas }))
    })
    sendData(ctx, await this.#data(ctx, rekanan), dosirPesan.sukses.dataPribadi)
  }

  async #data(ctx: HttpContext, rekanan: Rekanan) {
    return dataPribadi(rekanan, () => tingkatPribadi(ctx.pelaku, rekanan, 'dataPribadi', 'selalu'))
  }
}
