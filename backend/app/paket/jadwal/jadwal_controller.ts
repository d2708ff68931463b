import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { paket as teks } from '@eproc/i18n/id/paket'
import { saringBerkasStaf } from '#app/paket/jadwal/boleh_buka_berkas'
import { bacaJadwal } from '#app/paket/jadwal/jadwal_query'
import { ATURAN_UNGGAHAN, unggahanJadwal } from '#app/paket/jadwal/unggahan_jadwal'
import { unggahBerkasJadwal } from '#app/paket/jadwal/unggah_berkas_jadwal'
import { unggahJadwalValidator } from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** The schedule as staff see it, and its files (S3 §2.4). */
export default class JadwalController {
  /** GET /api/rup/jadwal/{id}: every stage; vendors and the public have the tender's call */
  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    const boleh = await saringBerkasStaf(ctx.pelaku, paket)
    sendData(ctx, await bacaJadwal(db, paket.id, boleh))
  }

  async unggah(ctx: HttpContext) {
    await withFiles(ctx, ATURAN_UNGGAHAN, async ({ isian: input, berindeks }) => {
      const { paketPenyediaId } = await unggahJadwalValidator.validate(input)
      const daftar = unggahanJadwal(input, berindeks)
      const id = await transaction((trx) =>
        unggahBerkasJadwal(trx, ctx.pelaku, { paketId: paketPenyediaId, daftar })
      )
      sendData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.berkasJadwal)
    })
  }
}
