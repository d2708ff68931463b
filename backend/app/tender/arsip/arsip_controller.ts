import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { bukaArsip, mintaArsip } from '#app/tender/arsip/buka_arsip'
import { susunArsip } from '#app/tender/arsip/susun_arsip'
import { optionalActor } from '#core/auth/optional_actor'
import { transaction } from '#core/database/transaction'
import { actorOfAddress, signedAddress } from '#core/auth/signed_address'
import { sendData } from '#core/http/answers'
import { notFound } from '#core/http/errors'
import { fileHeaders } from '#core/http/file_headers'
import { idOfPath } from '#core/http/query/query_string'

const alamat = (paketId: number): string => `tender/${paketId}/arsip`

/** The archive of a finished package. */
export default class ArsipController {
  /** POST /api/tender/arsip/{paketId} */
  async store(ctx: HttpContext) {
    const paketId = idOfPath(ctx, 'paketId')
    const paket = await transaction((trx) => mintaArsip(trx, ctx.pelaku, paketId))
    sendData(ctx, { url: signedAddress(alamat(paket.id), ctx.pelaku.sesiId) })
  }

  /** GET /tender/{paketId}/arsip */
  async unduh(ctx: HttpContext) {
    const { request, response } = ctx
    const paketId = idOfPath(ctx, 'paketId')
    const actor = (await actorOfAddress(ctx, alamat(paketId ?? 0))) ?? (await optionalActor(ctx))
    if (!actor) throw notFound()
    // A look is no download: it is not journaled.
    const head = request.method() === 'HEAD'
    const { paket, pembaca } = await transaction(async (trx) =>
      head
        ? { paket: await mintaArsip(trx, actor, paketId), pembaca: null }
        : bukaArsip(trx, actor, paketId)
    )
    // Before any header: a storage that is away answers as JSON.
    const isi = pembaca && (await susunArsip(actor, paket, pembaca))
    fileHeaders(response, { name: teks.namaBerkas(paket.kode), mime: 'application/zip' })
    if (!isi) {
      response.response.writeHead(200, response.getHeaders() as OutgoingHttpHeaders)
      response.response.end()
      return
    }
    response.stream(isi)
  }
}
