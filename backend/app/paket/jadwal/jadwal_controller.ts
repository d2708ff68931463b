import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bacaJadwal } from '#app/paket/jadwal/jadwal_query'
import { unggahBerkasJadwal, type UnggahJadwal } from '#app/paket/jadwal/unggah_berkas_jadwal'
import { unggahJadwalValidator } from '#app/paket/paket_validator'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'
import { invalidField } from '#core/http/errors'
import { idOfPath } from '#core/http/query_string'

/** The schedule as staff see it, and its files (S3 §2.4). */
export default class JadwalController {
  /** GET /api/rup/jadwal/{id}: every stage; vendors and the public have the tender's call */
  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await bacaJadwal(db, id, () => true))
  }

  /**
   * `uploadFiles[i]` belongs to the stage at place i of the schedule, unless `uruts[i]` names the stage's number.
   */
  async unggah(ctx: HttpContext) {
    const aturan = {
      'uploadFiles[*]': { jenis: [...JENIS_BERKAS_UMUM], maks: 'MAKS_UKURAN_TENDER' },
    } as const
    await withFiles(ctx, aturan, async ({ isian: input, berindeks }) => {
      const { paketPenyediaId } = await unggahJadwalValidator.validate(input)
      const daftar: UnggahJadwal[] = [...berindeks].map(([i, berkas]) => {
        const urut = Number(berbaris(input, 'uruts', i) ?? i + 1)
        if (!Number.isInteger(urut)) throw invalidField('uruts', 'number', teks.aturan.tahapJadwal)
        const tampak = String(berbaris(input, 'showVendors', i) ?? 'false')
        return { urut, berkas, showVendor: tampak === 'true' || tampak === '1' }
      })
      const id = await transaction((trx) =>
        unggahBerkasJadwal(trx, ctx.pelaku, { paketId: paketPenyediaId, daftar })
      )
      sendData(ctx, await bacaJadwal(db, id, () => true), teks.sukses.berkasJadwal)
    })
  }
}

/** `nama[i]` of a multipart body, which the parser may have gathered to a list. */
function berbaris(input: Record<string, unknown>, nama: string, i: number): unknown {
  const langsung = input[`${nama}[${i}]`]
  if (langsung !== undefined) return langsung
  const daftar = input[nama] as Record<string, unknown> | unknown[] | undefined
  return daftar === undefined ? undefined : (daftar as Record<string, unknown>)[String(i)]
}
