import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca, tingkatPribadi } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import { dataPerusahaan } from '#app/dosir/perusahaan/perusahaan_query'
import { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import {
  buangTakTerpakai,
  tambahPerusahaan,
  ubahPerusahaan,
} from '#app/dosir/perusahaan/simpan_perusahaan'
import type Rekanan from '#app/dosir/rekanan'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.perusahaan)

/** Data Perusahaan (S2 §7): the first save makes the vendor, later ones update it. */
export default class PerusahaanController {
  /** Shows the company's tax number in full to verifiers too, so their reading is journaled. */
  async show(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'V')
    sendData(ctx, rekanan && (await this.#data(ctx, rekanan)))
  }

  async store(ctx: HttpContext) {
    const rekanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const kiriman = { isian: await perusahaanValidator.validate(raw), berkas }
      const satu = await transaction((trx) => tambahPerusahaan(trx, ctx.pelaku, kiriman))
      await buangTakTerpakai(kiriman)
      return satu
    })
    sendData(ctx, await this.#data(ctx, rekanan), dosirPesan.sukses.perusahaanBaru)
  }

  async update(ctx: HttpContext) {
    const rekanan = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const kiriman = { isian: await perusahaanValidator.validate(raw), berkas }
      const satu = await transaction((trx) => ubahPerusahaan(trx, ctx.pelaku, kiriman))
      await buangTakTerpakai(kiriman)
      return satu
    })
    sendData(ctx, await this.#data(ctx, rekanan), dosirPesan.sukses.perusahaanUbah)
  }

  async #data(ctx: HttpContext, rekanan: Rekanan) {
    return dataPerusahaan(rekanan, () =>
      tingkatPribadi(ctx.pelaku, rekanan, 'perusahaan', 'selalu')
    )
  }
}
