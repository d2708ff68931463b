import type { HttpContext } from '@adonisjs/core/http'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { sharesToCheck } from '#app/tender/penawaran/periksa/own_shares'
import { recordCheck } from '#app/tender/penawaran/periksa/record_check'
import { shareCheckValidator } from '#app/tender/penawaran/periksa/share_check_validator'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** /api/paket/{id}/pemegang/bagian: the caller's own shares, and what it found in them. */
function told(opens: number, fails: number): string {
  if (fails > 0) return teks.periksa.sebagian(opens, fails)
  return opens > 0 ? teks.periksa.berhasil(opens) : teks.periksa.kunciTerbukti
}

export default class ShareCheckController {
  async show(ctx: HttpContext) {
    const { id } = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    ctx.response.header('Cache-Control', 'private, no-store')
    sendData(ctx, await transaction((trx) => sharesToCheck(trx, ctx.pelaku, id)))
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(shareCheckValidator)
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    const tally = await transaction((trx) => recordCheck(trx, ctx.pelaku, paket, sent))
    const { opens, fails } = tally
    sendData(ctx, { terbuka: opens, tidakTerbuka: fails }, told(opens, fails))
  }
}
