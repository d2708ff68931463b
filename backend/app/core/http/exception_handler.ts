/**
 * The last resort of every request: whatever is thrown leaves as the envelope of decisions §1, in
 * Indonesian, never with a stack. Database complaints become 400 and 409, not 500.
 */
import { errors as galatVine } from '@vinejs/vine'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { Finding } from '@eproc/domain/common/checker'
import { inti } from '@eproc/i18n/id/core'
import { belumMasuk, Galat } from '#core/http/errors'

interface GalatLain {
  name?: string
  status?: number
  code?: string
  message?: string
  response?: { availableIn?: number }
}

const ISIAN_BASIS_DATA = /^(22|23502|23514|54000)/
const BENTROK_BASIS_DATA: Record<string, string> = {
  '23505': inti.sudahAda,
  '23503': inti.masihDipakai,
  '40001': inti.sedangDiubah,
  '40P01': inti.sedangDiubah,
  '55P03': inti.sedangDiubah,
}

/** The database is away, starting, full, or every connection is taken: nothing was decided, try again. */
const SEDANG_SIBUK = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET)$/

/** Maps anything thrown to the failure that the client gets. */
export function menjadiGalat(error: unknown): Galat {
  if (error instanceof Galat) return error
  if (error instanceof galatVine.E_VALIDATION_ERROR) {
    const isi = error.messages as Finding[]
    return new Galat(
      400,
      isi[0]?.message ?? inti.isianSalah,
      isi.map(({ field, rule, message }) => ({ field, rule, message }))
    )
  }
  const e = (typeof error === 'object' && error !== null ? error : {}) as GalatLain
  if (e.code && BENTROK_BASIS_DATA[e.code]) return new Galat(409, BENTROK_BASIS_DATA[e.code]!)
  if (e.code && ISIAN_BASIS_DATA.test(e.code)) return new Galat(400, inti.isianSalah)
  if ((e.code && SEDANG_SIBUK.test(e.code)) || e.name === 'KnexTimeoutError') {
    return new Galat(503, inti.sibuk, undefined, { 'Retry-After': '5' })
  }
  if (e.code === '42501') return new Galat(403, inti.terlarang)
  if (e.code === 'E_UNAUTHORIZED_ACCESS') return belumMasuk()
  if (e.code === 'E_ROUTE_NOT_FOUND') return new Galat(404, inti.alamatTidakDikenal)
  if (e.code === 'E_ROW_NOT_FOUND') return new Galat(404, inti.tidakDitemukan)
  if (e.code === 'E_REQUEST_ENTITY_TOO_LARGE' || e.status === 413) {
    return new Galat(413, inti.terlaluBesar)
  }
  if (e.code === 'E_TOO_MANY_REQUESTS' || e.status === 429) {
    const detik = e.response?.availableIn ?? 60
    return new Galat(429, inti.terlaluSering(detik), undefined, { 'Retry-After': String(detik) })
  }
  if (e.status && e.status >= 400 && e.status < 500) return new Galat(e.status, inti.badanRusak)
  return new Galat(500, inti.kesalahanServer)
}

export default class PenanganGalat extends ExceptionHandler {
  override async handle(error: unknown, ctx: HttpContext) {
    const galat = menjadiGalat(error)
    for (const [kunci, nilai] of Object.entries(galat.headers)) ctx.response.header(kunci, nilai)
    ctx.response.status(galat.status).send({
      statusCode: galat.status,
      message: galat.message,
      ...(galat.errors ? { errors: galat.errors } : {}),
    })
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (menjadiGalat(error).status >= 500) {
      ctx.logger.error({ err: error, url: ctx.request.url() }, 'galat tak terduga')
    }
  }
}
