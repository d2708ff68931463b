import type { HttpContext } from '@adonisjs/core/http'
import { TINDAKAN_PAKET } from '@eproc/domain/paket/tindakan_paket'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { paketUntuk } from '#app/paket_berjalan/pelaku_paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { holderSetState, remindHolders } from '#app/pemegang/himpunan/holder_set_state'
import { setPlain } from '#app/pemegang/himpunan/package_sealing'
import { plainValidator } from '#app/pemegang/pemegang_validator'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** GET /api/paket/{id}/pemegang, POST …/ingatkan */
export default class HolderSetController {
  async show(ctx: HttpContext) {
    const paket = await paketUntuk(ctx.pelaku, idOfPath(ctx))
    sendData(ctx, await holderSetState(ctx.pelaku, paket))
  }

  /** Whether the package will take what comes in plain; until it is published. */
  async plain(ctx: HttpContext) {
    const { polos } = await ctx.request.validateUsing(plainValidator)
    const paketId = idOfPath(ctx)
    const paket = await transaction(async (trx) => {
      const aturan = TINDAKAN_PAKET.terbitkan
      const found = await paketUntukTindakan(trx, ctx.pelaku, { paketId }, { aturan })
      await setPlain(trx, ctx.pelaku, found, polos)
      return found
    })
    sendData(ctx, await holderSetState(ctx.pelaku, paket), teks.polosDisimpan)
  }

  async remind(ctx: HttpContext) {
    const paketId = idOfPath(ctx)
    const paket = await transaction(async (trx) => {
      const hak = 'paket.terbitkan'
      const found = await paketUntukTindakan(trx, ctx.pelaku, { paketId }, { hak, lock: 'share' })
      await remindHolders(trx, ctx.pelaku, found)
      return found
    })
    sendData(ctx, await holderSetState(ctx.pelaku, paket), teks.diingatkan)
  }
}
