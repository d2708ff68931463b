import type { HttpContext } from '@adonisjs/core/http'
import { TUS_RESUMABLE } from '@tus/server'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { finishUploadValidator } from '#app/tender/penawaran/kunci/sealing_validator'
import { penawaranSendiri } from '#app/tender/penawaran/penawaran_sendiri_query'
import { selesaikanUnggahan } from '#app/tender/penawaran/unggahan/finish_upload'
import { speakTus } from '#app/tender/penawaran/unggahan/tus_server'
import { sendData } from '#core/http/answers'

const token = (ctx: HttpContext): string => ctx.request.header('x-kunci-unggahan') ?? ''

/** Uploads that continue after a cut, by the tus protocol: /api/lelang/unggahan. */
export default class UnggahanController {
  /** OPTIONS: what the protocol can do here. */
  async kemampuan(ctx: HttpContext) {
    await this.#speak(ctx, null)
  }

  /** POST, HEAD, PATCH and DELETE are told apart by the protocol itself. */
  async tus(ctx: HttpContext) {
    await this.#speak(ctx, { actor: ctx.pelaku, token: token(ctx) })
  }

  /** Not of the protocol: takes what is complete as an offer, and answers its receipt. */
  async selesai(ctx: HttpContext) {
    const sealed = await ctx.request.validateUsing(finishUploadValidator)
    const { paket, rekananId, tandaTerima } = await selesaikanUnggahan(ctx.pelaku, {
      ...sealed,
      id: String(ctx.params.id),
      token: token(ctx),
    })
    const data = { ...(await penawaranSendiri(paket, rekananId)), tandaTerima: [tandaTerima] }
    sendData(ctx, data, teks.sukses.unggah)
  }

  async #speak({ request, response }: HttpContext, caller: Parameters<typeof speakTus>[1]) {
    // With refusals as well.
    response.header('Tus-Resumable', TUS_RESUMABLE)
    const { status, headers } = await speakTus(request.request, caller)
    for (const [name, value] of headers) response.header(name, value)
    response.status(status).send('')
  }
}
