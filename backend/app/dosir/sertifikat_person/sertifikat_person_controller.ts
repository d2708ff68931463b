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
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

const BERKAS = aturanBerkas(DOKUMEN.sertifikat)

/** Certificates of an individual's skill (S2 §7) */
export default class SertifikatPersonController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, sertifikatPersonListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'O')
    if (!rekanan) return sendList(ctx, [], 0)
    const { rows, total } = await sertifikatPersonPage(rekanan, halaman)
    sendList(ctx, rows, total)
  }

  /** Adds, or changes when the body carries an id. */
  async store(ctx: HttpContext) {
    const { id, rekanan } = await withFiles(ctx, BERKAS, async ({ isian: raw, berkas }) => {
      const input = await sertifikatPersonValidator.validate(raw)
      const kiriman = { isian: input, berkas, id: input.id ?? null }
      return transaction((trx) =>
        (input.id ?? 0) > 0
          ? ubahSertifikatPerson(trx, ctx.pelaku, kiriman)
          : tambahSertifikatPerson(trx, ctx.pelaku, kiriman)
      )
    })
    const { statusSertifikat } = rekanan
    const data = { ...(await sertifikatPersonById(id)), sertifikatId: id, statusSertifikat }
    sendData(ctx, data, dosirPesan.sukses.sertifikat)
  }

  async destroy(ctx: HttpContext) {
    const id = idOfPath(ctx)
    const { statusSertifikat } = await transaction((trx) =>
      hapusSertifikatPerson(trx, ctx.pelaku, { id })
    )
    sendData(ctx, { id, statusSertifikat }, dosirPesan.sukses.sertifikatHapus)
  }
}
