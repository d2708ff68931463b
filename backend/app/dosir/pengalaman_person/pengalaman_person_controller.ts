import type { HttpContext } from '@adonisjs/core/http'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { rekananDibaca } from '#app/dosir/bagian/akses_dosir'
import {
  pengalamanPersonPage,
  pengalamanPersonById,
} from '#app/dosir/pengalaman_person/pengalaman_person_query'
import {
  pengalamanPersonListQuery,
  pengalamanPersonValidator,
} from '#app/dosir/pengalaman_person/pengalaman_person_validator'
import {
  hapusPengalamanPerson,
  tambahPengalamanPerson,
  ubahPengalamanPerson,
} from '#app/dosir/pengalaman_person/simpan_pengalaman_person'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendList, sendData } from '#core/http/answers'
import { idOfPath, readPage } from '#core/http/query/query_string'

/** Experience of an individual (S2 §7) */
export default class PengalamanPersonController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pengalamanPersonListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idOfPath(ctx, 'vendorId'), 'O')
    if (!rekanan) return sendList(ctx, [], 0)
    const { rows, total } = await pengalamanPersonPage(rekanan, halaman)
    sendList(ctx, rows, total)
  }

  /** Adds, or changes when the body carries an id. */
  async store(ctx: HttpContext) {
    const { id, rekanan } = await withFiles(ctx, {}, async ({ isian: raw, berkas }) => {
      const input = await pengalamanPersonValidator.validate(raw)
      const kiriman = { isian: input, berkas, id: input.id ?? null }
      return transaction((trx) =>
        (input.id ?? 0) > 0
          ? ubahPengalamanPerson(trx, ctx.pelaku, kiriman)
          : tambahPengalamanPerson(trx, ctx.pelaku, kiriman)
      )
    })
    const { statusPengalaman } = rekanan
    const data = { ...(await pengalamanPersonById(id)), pengalamanId: id, statusPengalaman }
    sendData(ctx, data, dosirPesan.sukses.pengalamanPerson)
  }

  async destroy(ctx: HttpContext) {
    const [id, vendorId] = [idOfPath(ctx), idOfPath(ctx, 'vendorId')]
    const { statusPengalaman } = await transaction((trx) =>
      hapusPengalamanPerson(trx, ctx.pelaku, { id, vendorId })
    )
    sendData(ctx, { id, statusPengalaman }, dosirPesan.sukses.pengalamanPersonHapus)
  }
}
