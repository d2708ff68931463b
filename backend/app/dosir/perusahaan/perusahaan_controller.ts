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
import { denganBerkas } from '#core/http/with_files'
import { kirimData } from '#core/http/answers'
import { idJalur } from '#core/http/query_string'

const BERKAS = aturanBerkas(DOKUMEN.perusahaan)

/** Data Perusahaan (S2 §7): the first save makes the vendor, later ones update it. */
export default class PerusahaanController {
  async show(ctx: HttpContext) {
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'V')
    kirimData(ctx, rekanan && (await this.#data(ctx, rekanan)))
  }

  async store(ctx: HttpContext) {
    const rekanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const kiriman = { isian: await perusahaanValidator.validate(mentah), berkas }
      const satu = await transaction((trx) => tambahPerusahaan(trx, ctx.pelaku, kiriman))
      await buangTakTerpakai(kiriman)
      return satu
    })
    kirimData(ctx, await this.#data(ctx, rekanan), dosirPesan.sukses.perusahaanBaru)
  }

  async update(ctx: HttpContext) {
    const rekanan = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const kiriman = { isian: await perusahaanValidator.validate(mentah), berkas }
      const satu = await transaction((trx) => ubahPerusahaan(trx, ctx.pelaku, kiriman))
      await buangTakTerpakai(kiriman)
      return satu
    })
    kirimData(ctx, await this.#data(ctx, rekanan), dosirPesan.sukses.perusahaanUbah)
  }

  async #data(ctx: HttpContext, rekanan: Rekanan) {
    return dataPerusahaan(rekanan, () => tingkatPribadi(ctx.pelaku, rekanan, 'perusahaan', false))
  }
}
