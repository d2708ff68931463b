import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import { blacklistHistory } from '#app/verifikasi/blacklist/blacklist_history_query'
import { listBlacklist, satuBlacklist } from '#app/verifikasi/blacklist/blacklist_query'
import {
  blacklistHistoryQuery,
  blacklistRestQuery,
  blacklistValidator,
} from '#app/verifikasi/blacklist/blacklist_validator'
import { ubahBlacklist } from '#app/verifikasi/blacklist/ubah_blacklist'
import { sendRest } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { readRest } from '#core/http/query/rest_query'
import { withFiles } from '#core/http/with_files'
import { transaction } from '#core/database/transaction'

export default class BlacklistController {
  /** /rest/blacklist */
  async index(ctx: HttpContext) {
    const query = await readRest(ctx, blacklistRestQuery)
    const { baris, total } = await listBlacklist(query, query.ids)
    sendRest(ctx, 'blacklist', baris, query.awal, total)
  }

  async show(ctx: HttpContext) {
    ctx.response.send(await satuBlacklist(idOfPath(ctx)))
  }

  /** /rest/blacklist-history */
  async history(ctx: HttpContext) {
    const { saring, urut, ...page } = await readRest(ctx, blacklistHistoryQuery)
    const oldestFirst = urut !== null && !urut.turun
    const { rows, total } = await blacklistHistory(saring.vendorId, { ...page, oldestFirst })
    sendRest(ctx, 'blacklist-history', rows, page.awal, total)
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
