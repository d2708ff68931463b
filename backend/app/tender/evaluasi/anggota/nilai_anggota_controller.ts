import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { nilaiAnggotaBagi } from '#app/tender/evaluasi/anggota/nilai_anggota_query'
import { nilaiAnggotaValidator } from '#app/tender/evaluasi/anggota/nilai_anggota_validator'
import { simpanNilaiAnggota } from '#app/tender/evaluasi/anggota/simpan_nilai_anggota'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

export default class NilaiAnggotaController {
  /** GET /api/tender/nilai-anggota/{paketId}: pokja and PPK of the package. */
  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx, 'paketId'), 'tender.penawaran.baca')
    sendData(ctx, await nilaiAnggotaBagi(db, ctx.pelaku, paket.id))
  }

  /** PUT /api/tender/nilai-anggota/{paketId}: the caller's own. */
  async update(ctx: HttpContext) {
    const { daftar } = await ctx.request.validateUsing(nilaiAnggotaValidator)
    const paketId = idOfPath(ctx, 'paketId')
    const paket = await transaction((trx) =>
      simpanNilaiAnggota(trx, ctx.pelaku, { paketId, daftar })
    )
    sendData(
      ctx,
      await nilaiAnggotaBagi(db, ctx.pelaku, paket.id),
      tenderHasil.nilaiAnggota.berhasil
    )
  }
}
