/** The answer to a change that waits for a second administrator: 202 with `status: 'menunggu'` (decisions §2). */
import type { HttpContext } from '@adonisjs/core/http'
import { akses as teks } from '@eproc/i18n/id/akses'
import { satuAkses } from '#app/akun/akses/akses_query'

const pesan = (adaKonfirmator: boolean): string =>
  adaKonfirmator ? teks.pesan.menunggu : teks.pesan.tanpaKonfirmator

/** Of a contract call. */
export async function sendMenunggu(ctx: HttpContext, id: number): Promise<void> {
  const data = await satuAkses(ctx.pelaku, id)
  const message = pesan(data.adaKonfirmator)
  ctx.response.status(202).send({ statusCode: 202, status: 'menunggu', message, data })
}

/** Of a simple-rest call: the request itself. */
export async function sendMenungguRest(ctx: HttpContext, id: number): Promise<void> {
  const data = await satuAkses(ctx.pelaku, id)
  ctx.response.status(202).send({ ...data, message: pesan(data.adaKonfirmator) })
}
