/** Failures of a storage across the network that are over when it is back. */
import { inti } from '@eproc/i18n/id/core'
import { HttpError } from '#core/http/errors'

const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

interface Failure {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}

/** The 503 of a storage that is away or overloaded; null for any other failure. */
export function storageAway(error: unknown): HttpError | null {
  const { name, code, $metadata } = error as Failure
  const status = $metadata?.httpStatusCode ?? 0
  if (status < 500 && status !== 429 && name !== 'TimeoutError' && !NETWORK.test(code ?? '')) {
    return null
  }
  return away(inti.sibuk, error)
}

/** The 503 for a content that cannot be asked for now, which says nothing of the content. */
export const notReadNow = (cause: unknown): HttpError => away(inti.berkas.belumTerbaca, cause)

function away(message: string, cause: unknown): HttpError {
  const failure = new HttpError(503, message, undefined, { 'Retry-After': '5' })
  failure.cause = cause
  return failure
}
