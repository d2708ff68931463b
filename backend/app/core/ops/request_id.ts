/** One name for a request in the answer, the log and what a user tells the help desk: `X-Request-Id`. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A proxy's own id is kept where it is short and harmless; anything else would be the caller's text in our log. */
const ACCEPTED = /^[\w.-]{8,64}$/

/** 12 characters: short enough to read out on the telephone. */
export const newRequestId = (): string => randomBytes(9).toString('base64url')

/** Gives a request its id before anything reads it. */
export function nameRequest({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const given = headers['x-request-id']
  if (typeof given !== 'string' || !ACCEPTED.test(given)) headers['x-request-id'] = newRequestId()
}
