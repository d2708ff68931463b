import type { HttpContext } from '@adonisjs/core/http'
import { tender as teks } from '@eproc/i18n/id/tender'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { berkasTahapValidator } from '#app/tender/dokumen/dokumen_validator'
import { simpanBerkasTahap } from '#app/tender/dokumen/simpan_berkas_tahap'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { sendData } from '#core/http/answers'

/** Files of a stage's panel */
export default class BerkasTahapController {
  /** POST /api/rup/jadwal-private/upload: a list whose first item has fileJadwalPrivate */
  async store(ctx: HttpContext) {
    await withFiles(ctx, { file: BERKAS_TENDER }, async ({ isian: input, berkas: { file } }) => {
      const sah = await berkasTahapValidator.validate(input)
      const { paketPenyediaId: paketId, urut, showVendor = true } = sah
      const { paket, tipe } = await transaction((trx) =>
        simpanBerkasTahap(trx, ctx.pelaku, { paketId, urut, showVendor, file })
      )
      const milik = (await jadwalBagi(paket, ctx.pelaku)).filter((b) => b.urut === urut)
      sendData(ctx, milik, teks.berkasTahap.berhasil[tipe])
    })
  }
}
