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
import { denganBerkas } from '#core/http/with_files'
import { kirimDaftar, kirimData } from '#core/http/answers'
import { idJalur, readPage } from '#core/http/query_string'

/** Experience of an individual (S2 §7) */
export default class PengalamanPersonController {
  async index(ctx: HttpContext) {
    const halaman = await readPage(ctx, pengalamanPersonListQuery)
    const rekanan = await rekananDibaca(ctx.pelaku, idJalur(ctx, 'vendorId'), 'O')
    if (!rekanan) return kirimDaftar(ctx, [], 0)
    const { rows, total } = await pengalamanPersonPage(rekanan, halaman)
    kirimDaftar(ctx, rows, total)
  }

  /** Adds, or changes when the body carries an id. */
  async store(ctx: HttpContext) {
    const { id, rekanan } = await denganBerkas(ctx, {}, async ({ isian: mentah, berkas }) => {
      const isian = await pengalamanPersonValidator.validate(mentah)
      const kiriman = { isian, berkas, id: isian.id ?? null }
      return transaction((trx) =>
        (isian.id ?? 0) > 0
          ? ubahPengalamanPerson(trx, ctx.pelaku, kiriman)
          : tambahPengalamanPerson(trx, ctx.pelaku, kiriman)
      )
    })
    const { statusPengalaman } = rekanan
    const data = { ...(await pengalamanPersonById(id)), pengalamanId: id, statusPengalaman }
    kirimData(ctx, data, dosirPesan.sukses.pengalamanPerson)
  }

  async destroy(ctx: HttpContext) {
    const [id, vendorId] = [idJalur(ctx), idJalur(ctx, 'vendorId')]
    const { statusPengalaman } = await transaction((trx) =>
      hapusPengalamanPerson(trx, ctx.pelaku, { id, vendorId })
    )
    kirimData(ctx, { id, statusPengalaman }, dosirPesan.sukses.pengalamanPersonHapus)
  }
}
