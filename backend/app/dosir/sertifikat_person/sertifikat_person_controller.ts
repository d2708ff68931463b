import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import { aturanBerkas } from '#app/dosir/bagian/dosir_input'
import {
  sertifikatPersonPage,
  sertifikatPersonById,
} from '#app/dosir/sertifikat_person/sertifikat_person_query'
import {
  sertifikatPersonListQuery,
  sertifikatPersonValidator,
} from '#app/dosir/sertifikat_person/sertifikat_person_validator'
import {
  hapusSertifikatPerson,
  tambahSertifikatPerson,
  ubahSertifikatPerson,
} from '#app/dosir/sertifikat_person/simpan_sertifikat_person'
import { transaction } from '#core/database/transaction'
import { denganBerkas } from '#core/http/with_files'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

const BERKAS = aturanBerkas(DOKUMEN.sertifikat)

/** Certificates of an individual's skill (S2 §7) */
export default class SertifikatPersonController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, sertifikatPersonListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'O')
    if (!rekanan) return kirimDaftar(ctx, [], 0)
    const { rows, total } = await sertifikatPersonPage(rekanan, halaman)
    kirimDaftar(ctx, rows, total)
  }

  /** Adds, or changes when the body carries an id. */
  async store(ctx: HttpContext) {
    const { id, rekanan } = await denganBerkas(ctx, BERKAS, async ({ isian: mentah, berkas }) => {
      const isian = await sertifikatPersonValidator.validate(mentah)
      const kiriman = { isian, berkas, id: isian.id ?? null }
      return transaction((trx) =>
        (isian.id ?? 0) > 0
          ? ubahSertifikatPerson(trx, ctx.pelaku, kiriman)
          : tambahSertifikatPerson(trx, ctx.pelaku, kiriman)
      )
    })
    const { statusSertifikat } = rekanan
    const data = { ...(await sertifikatPersonById(id)), sertifikatId: id, statusSertifikat }
    kirimData(ctx, data, dosirPesan.sukses.sertifikat)
  }

  async destroy(ctx: HttpContext) {
    const id = idJalur(ctx)
    const { statusSertifikat } = await transaction((trx) =>
      hapusSertifikatPerson(trx, ctx.pelaku, { id })
    )
    kirimData(ctx, { id, statusSertifikat }, dosirPesan.sukses.sertifikatHapus)
  }
}
