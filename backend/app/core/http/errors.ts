/**
 * Expected failures (decisions §1 'Answers'). Throw one; the handler turns it into the envelope
 * `{ statusCode, message, errors? }`.
 */
import type { Finding } from '@eproc/domain/common/checker'
import { inti } from '@eproc/i18n/id/core'
import type { ChangedRecord } from '#core/journal/last_change'

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly Finding[],
    readonly headers: Readonly<Record<string, string>> = {}
  ) {
    super(message)
    this.name = 'HttpError'
  }
}

/** 401: no session, or one that has ended. */
export const notSignedIn = () => new HttpError(401, inti.belumMasuk)
/** 422: a token is present but malformed. */
export const malformedToken = () => new HttpError(422, inti.belumMasuk)
/** 403: signed in, without the right to this action. */
export const forbidden = (pesan: string = inti.terlarang) => new HttpError(403, pesan)
/** 404: unknown, or another owner's object: both look the same. */
export const notFound = () => new HttpError(404, inti.tidakDitemukan)
/** 409: a state that forbids it (closed, already done, stale version). */
export const conflict = (pesan: string) => new HttpError(409, pesan)
/** 409 after another person saved first; the handler adds who that was, when, and what changed. */
export class StaleVersion extends HttpError {
  constructor(readonly record: ChangedRecord | null) {
    super(409, inti.versiUsang)
  }
}

/** @param record absent where it is gone or the journal does not tell of it */
export const staleVersion = (record: ChangedRecord | null = null) => new StaleVersion(record)
/** 428: a write that does not say which version it is based on. */
export const versionMissing = () => new HttpError(428, inti.versiTanpa)

/**
 * 400 with the fields' messages; `pesan` defaults to the first of them, as the specifications'
 * forms show one message.
 */
export function invalidInput(errors: readonly Finding[], pesan?: string): HttpError {
  return new HttpError(400, pesan ?? errors[0]?.message ?? inti.isianSalah, errors)
}

/** 400 for one field. */
export const invalidField = (field: string, rule: string, message: string) =>
  invalidInput([{ field, rule, message }])

/** 413 for what was sent in these fields: a file over its limit, or one that finds no room. */
export const tooLarge = (fields: readonly string[], rule: string, message: string) =>
  new HttpError(
    413,
    message,
    fields.map((field) => ({ field, rule, message }))
  )
