import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { listBlacklist } from '#app/verifikasi/blacklist/blacklist_query'
import {
  blacklistListQuery,
  blacklistValidator,
} from '#app/verifikasi/blacklist/blacklist_validator'
import { ubahBlacklist } from '#app/verifikasi/blacklist/ubah_blacklist'
import { sendList } from '#core/http/answers'
import { readPage } from '#core/http/query_string'
import { withFiles } from '#core/http/with_files'
import { transaction } from '#core/database/transaction'

export default class BlacklistController {
  /** GET /api/vendor/blacklist?q= */
  async daftar(ctx: HttpContext) {
    const { baris, total } = await listBlacklist(await readPage(ctx, blacklistListQuery))
    sendList(ctx, baris, total)
  }

  /** Answers the specification's success flag, also inside `data`. */
  async ubah(ctx: HttpContext) {
    await withFiles(ctx, DOKUMEN.blacklist, async ({ isian: input, berkas }) => {
      const sah = await blacklistValidator.validate(input)
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
