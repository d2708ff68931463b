/**
 * The last resort of every request: whatever is thrown leaves as the envelope of decisions §1, in
 * Indonesian, never with a stack. Database complaints become 400 and 409, not 500.
 */
import { errors as vineErrors } from '@vinejs/vine'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { Change } from '@eproc/domain/common/change'
import type { Finding } from '@eproc/domain/common/checker'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { inti } from '@eproc/i18n/id/core'
import { notSignedIn, HttpError, StaleVersion } from '#core/http/errors'
import { lastChange } from '#core/journal/last_change'

interface ForeignError {
  name?: string
  status?: number
  code?: string
  message?: string
  response?: { availableIn?: number }
}

const DATABASE_INPUT = /^(22|23502|23514|54000)/
const DATABASE_CONFLICTS: Record<string, string> = {
  '23505': inti.sudahAda,
  '23503': inti.masihDipakai,
  '40001': inti.sedangDiubah,
  '40P01': inti.sedangDiubah,
  '55P03': inti.sedangDiubah,
}

/** Disk or database have no room left: asking again helps only once somebody has made some. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/

/** The database is away, starting, or every connection is taken: nothing was decided, try again. */
const BUSY = /^(08|53|57P0|25P03)|^(ECONNREFUSED|ECONNRESET)$/

/** Of pg, without a code: the connection was cut between two statements, so this one never left, and no COMMIT will. */
const CUT = /^Client (has encountered a connection error|was closed) and is not queryable$/

/** knex puts the statement before the words. */
const wasCut = ({ message = '' }: ForeignError): boolean => CUT.test(message.split(' - ').at(-1)!)

/** AdonisJS copies a body before anything of ours sees it, and has no stack for one that is nested thousands deep. */
const ranOutOfStack = (error: unknown): boolean =>
  error instanceof RangeError && /[\\/]lodash[\\/]/.test(error.stack ?? '')

/** Maps anything thrown to the failure that the client gets. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const isi = error.messages as Finding[]
    return new HttpError(
      400,
      isi[0]?.message ?? inti.isianSalah,
      isi.map(({ field, rule, message }) => ({ field, rule, message }))
    )
  }
  if (ranOutOfStack(error)) return new HttpError(400, inti.terlaluDalam)
  const e = (typeof error === 'object' && error !== null ? error : {}) as ForeignError
  if (e.code && DATABASE_CONFLICTS[e.code]) return new HttpError(409, DATABASE_CONFLICTS[e.code]!)
  if (e.code && DATABASE_INPUT.test(e.code)) return new HttpError(400, inti.isianSalah)
  if (e.code && FULL.test(e.code)) {
    return new HttpError(503, inti.penyimpananPenuh, undefined, { 'Retry-After': '60' })
  }
  if ((e.code && BUSY.test(e.code)) || e.name === 'KnexTimeoutError' || wasCut(e)) {
    return new HttpError(503, inti.sibuk, undefined, { 'Retry-After': '5' })
  }
  if (e.code === '42501') return new HttpError(403, inti.terlarang)
  if (e.code === 'E_UNAUTHORIZED_ACCESS') return notSignedIn()
  if (e.code === 'E_ROUTE_NOT_FOUND') return new HttpError(404, inti.alamatTidakDikenal)
  if (e.code === 'E_ROW_NOT_FOUND') return new HttpError(404, inti.tidakDitemukan)
  if (e.code === 'E_REQUEST_ENTITY_TOO_LARGE' || e.status === 413) {
    return new HttpError(413, inti.terlaluBesar)
  }
  if (e.code === 'E_TOO_MANY_REQUESTS' || e.status === 429) {
    const seconds = e.response?.availableIn ?? 60
    return new HttpError(429, inti.terlaluSering(seconds), undefined, {
      'Retry-After': String(seconds),
    })
  }
  // A body that the framework cannot read has 422 there, which here means a malformed session.
  if (e.status === 422) return new HttpError(400, inti.badanRusak)
  if (e.status && e.status >= 400 && e.status < 500) return new HttpError(e.status, inti.badanRusak)
  return new HttpError(500, inti.kesalahanServer)
}

/** Who saved first. Without an answer the refusal still stands. */
async function changeOf(
  failure: HttpError,
  { pelaku, logger }: HttpContext
): Promise<Change | null> {
  if (!(failure instanceof StaleVersion) || !failure.record || !pelaku) return null
  return lastChange(failure.record, pelaku).catch((error: unknown) => {
    logger.error({ err: error }, 'perubahan terakhir tidak terbaca')
    return null
  })
}

function messageOf(
  { status, message }: HttpError,
  change: Change | null,
  ctx: HttpContext
): string {
  if (status === 500) return inti.denganKode(message, ctx.request.id()!)
  return change ? inti.versiUsangOleh(change.diubahOleh, tanggalWaktu(change.diubahPada)) : message
}

export default class HttpExceptionHandler extends ExceptionHandler {
  override async handle(error: unknown, ctx: HttpContext) {
    const failure = toHttpError(error)
    const change = await changeOf(failure, ctx)
    for (const [key, nilai] of Object.entries(failure.headers)) ctx.response.header(key, nilai)
    ctx.response.status(failure.status).send({
      statusCode: failure.status,
      message: messageOf(failure, change, ctx),
      ...(failure.errors ? { errors: failure.errors } : {}),
      ...change,
    })
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (toHttpError(error).status >= 500) {
      ctx.logger.error({ err: error, route: ctx.route?.pattern }, 'galat tak terduga')
    }
  }
}
