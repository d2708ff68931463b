/** The real server's side of the rehearsal: is it there, turn it on, let me in, build it anew. */
import type { HttpContext } from '@adonisjs/core/http'
import type { LatihanAnswer, TiketLatihan } from '@eproc/domain/latihan/answers'
import { bolehkah } from '@eproc/domain/common/rights'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import { nyalakanValidator, ulangValidator } from '#app/latihan/latihan_validator'
import { buildAnew, isOffered, roomState, turnOn } from '#app/latihan/room'
import { keyOfRoom, roomUrl } from '#app/latihan/room_process'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'
import { makeTicket } from '#core/latihan/ticket'

export default class LatihanController {
  async #send(ctx: HttpContext) {
    sendData<LatihanAnswer>(ctx, {
      ada: isOffered(),
      keadaan: await roomState(),
      bolehUlang: bolehkah(ctx.pelaku, 'latihan.ulang'),
    })
  }

  async show(ctx: HttpContext) {
    await this.#send(ctx)
  }

  /** POST /api/latihan/nyalakan */
  async nyalakan(ctx: HttpContext) {
    await ctx.request.validateUsing(nyalakanValidator)
    await turnOn()
    await this.#send(ctx)
  }

  /** POST /api/latihan/masuk: a ticket for this user alone. */
  async masuk(ctx: HttpContext) {
    if ((await roomState()) !== 'siap') throw conflict(teks.belumSiap)
    const ticket = makeTicket(keyOfRoom(), { id: ctx.pelaku.id })
    sendData<TiketLatihan>(ctx, { url: `${roomUrl()}/api/latihan/tiket?tiket=${ticket}` })
  }

  /** POST /api/latihan/ulang */
  async ulang(ctx: HttpContext) {
    await ctx.request.validateUsing(ulangValidator)
    await buildAnew()
    await transaction((trx) =>
      writeJournal(trx, ctx.pelaku, { aksi: 'latihan.ulang', objek: 'latihan' })
    )
    await this.#send(ctx)
  }
}
