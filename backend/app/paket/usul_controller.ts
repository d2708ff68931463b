import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rincianPaket } from '#app/paket/isi/rincian_paket_query'
import { putusanUsulValidator } from '#app/paket/paket_validator'
import type { PutusanUsul } from '#app/paket/putuskan_usul'
import type { Pelaku } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'

/** The base of controllers of other people for a package. */
export abstract class UsulController {
  /** Decides on what waits for the package of the path, and answers the package. */
  protected async putus(
    ctx: HttpContext,
    putuskan: (
      trx: TransactionClientContract,
      actor: Pelaku,
      input: PutusanUsul
    ) => Promise<number>,
    pesan: string
  ): Promise<void> {
    const isian = await ctx.request.validateUsing(putusanUsulValidator)
    const putusan = { ...isian, paketId: idOfPath(ctx) }
    const id = await transaction((trx) => putuskan(trx, ctx.pelaku, putusan))
    sendData(ctx, await rincianPaket(ctx.pelaku, id), pesan)
  }
}
