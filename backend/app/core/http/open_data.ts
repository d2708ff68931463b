/**
 * What answers of open data have in common: a limit an address, so that a harvester does not take the portal from the
 * others, a cache, and 304 for who has it already; the last also for what a page of a session asks again and again.
 */
import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { DateTime } from 'luxon'
import { limitRate } from '#core/http/guard/rate_limit'

const PER_MINUTE = { kali: 240, detik: 60 }

export const limitOpenData = ({ request }: HttpContext): Promise<void> =>
  limitRate('data-terbuka', [request.ip()], PER_MINUTE)

/**
 * Answers 304 and true when the caller has what `version` (any text that changes with the content) stands for.
 * `modified` only where nothing changes without it. `no-store`: the page that asked keeps it, no cache of the browser;
 * `version` then says for whom it is.
 */
export function unchanged(
  { request, response }: HttpContext,
  version: string,
  {
    modified,
    cache = 'public',
  }: { modified?: DateTime | null; cache?: 'public' | 'private' | 'no-store' } = {}
): boolean {
  const tag = createHash('sha256')
    .update(`${request.url(true)} ${version}`)
    .digest('base64url')
  response.header('Cache-Control', cache === 'no-store' ? cache : `${cache}, max-age=300`)
  response.header('ETag', `W/"${tag.slice(0, 27)}"`)
  if (modified) response.header('Last-Modified', modified.toHTTP()!)
  response.status(200)
  if (!response.fresh()) return false
  response.status(304).send(null)
  return true
}
