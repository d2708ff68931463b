import type { HttpContext } from '@adonisjs/core/http'
import type { KalenderPaket } from '@eproc/domain/tender/answers'
import { kalender as teks } from '@eproc/i18n/id/kalender'
import { dicoba, paketBagi } from '#app/paket_berjalan/paket_rekanan'
import Kalender from '#app/tender/kalender/kalender'
import { susunKalender } from '#app/tender/kalender/susun_kalender'
import { actorOf } from '#core/auth/actor_query'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { limitOpenData, unchanged } from '#core/http/open_data'
import { idOfPath } from '#core/http/query/query_string'
import { alamat } from '#core/mail/letter_template'

const keJawaban = (kalender: Kalender | null): KalenderPaket => ({
  url: kalender && alamat(kalender.alamat),
})

/** The caller's own calendar of a package: at most one address, which the caller makes, renews and revokes. */
export default class KalenderController {
  async show(ctx: HttpContext) {
    const { id } = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const milik = await Kalender.findBy({ penggunaId: ctx.pelaku.id, paketId: id })
    sendData(ctx, keJawaban(milik))
  }

  async store(ctx: HttpContext) {
    const { id } = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const baru = await transaction((trx) => Kalender.terbitkan(trx, ctx.pelaku.id, id))
    sendData(ctx, keJawaban(baru), teks.sukses.buat)
  }

  async destroy(ctx: HttpContext) {
    const { id } = await paketBagi(ctx.pelaku, idOfPath(ctx, 'paketId'))
    const milik = await Kalender.findBy({ penggunaId: ctx.pelaku.id, paketId: id })
    await milik?.delete()
    sendData(ctx, keJawaban(null), teks.sukses.cabut)
  }

  /** GET /kalender/{…}.ics: for calendar programs, without a session; only as long as its owner may see the package. */
  async ics(ctx: HttpContext) {
    await limitOpenData(ctx)
    const kalender = await Kalender.dariBerkas(String(ctx.params.berkas))
    const pelaku = kalender && (await actorOf(kalender.penggunaId))
    const paket = pelaku && (await dicoba(() => paketBagi(pelaku, kalender.paketId)))
    if (!paket) throw notFound()
    const isi = await susunKalender(paket, pelaku)
    if (unchanged(ctx, isi, { cache: 'private' })) return
    ctx.response.header('Content-Type', 'text/calendar; charset=utf-8')
    ctx.response.header('Content-Disposition', `inline; filename="${paket.kode}.ics"`)
    ctx.response.send(isi)
  }
}
