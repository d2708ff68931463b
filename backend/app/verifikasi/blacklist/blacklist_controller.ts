import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { daftarBlacklist } from '#app/verifikasi/blacklist/blacklist_query'
import {
  blacklistListQuery,
  blacklistValidator,
} from '#app/verifikasi/blacklist/blacklist_validator'
import { ubahBlacklist } from '#app/verifikasi/blacklist/ubah_blacklist'
import { kirimDaftar } from '#core/http/answers'
import { readPage } from '#core/http/query_string'
import { denganBerkas } from '#core/http/with_files'
import { transaction } from '#core/database/transaction'

export default class BlacklistController {
  /** GET /api/vendor/blacklist?q= */
  async daftar(ctx: HttpContext) {
    const { baris, total } = await daftarBlacklist(await readPage(ctx, blacklistListQuery))
    kirimDaftar(ctx, baris, total)
  }

  /** Answers the specification's success flag, also inside `data`. */
  async ubah(ctx: HttpContext) {
    await denganBerkas(ctx, DOKUMEN.blacklist, async ({ isian, berkas }) => {
      const sah = await blacklistValidator.validate(isian)
      await transaction((trx) => ubahBlacklist(trx, ctx.pelaku, sah, berkas.fileBlacklist))
    })
    ctx.response.send({
      statusCode: 200,
      success: true,
      message: teks.pesan.blacklistBerhasil,
      data: { success: true },
    })
  }
}
