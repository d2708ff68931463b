/**
 * One line of the log for each answered request: id, route, status, time, user. The route's pattern and not the address:
 * addresses hold codes of accounts and signatures. What took longer than LAMBAT_MS is a warning.
 */
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'

/** Probes come every few seconds and would be most of the log. */
const PROBE = /^\/api\/sehat/
/** Pages of both apps and their files have no route. */
const NO_ROUTE = '(halaman)'

const SLOW_MS = env.get('LAMBAT_MS') ?? 1000

export type Observe = (method: string, route: string, status: number, seconds: number) => void

/** @param observe who counts requests, where somebody does */
export function noteRequest(
  ctx: HttpContext,
  [seconds, nanoseconds]: [number, number],
  observe?: Observe
): void {
  const { request, response, route } = ctx
  const ms = seconds * 1000 + nanoseconds / 1e6
  const pattern = route?.pattern ?? NO_ROUTE
  // A caller that left before the answer; 499 as proxies write it.
  const status = response.response.writableEnded ? response.getStatus() : 499
  observe?.(request.method(), pattern, status, ms / 1000)
  const stream = String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
  const level = ms > SLOW_MS && !stream ? 'warn' : PROBE.test(pattern) ? 'debug' : 'info'
  if (!logger.isLevelEnabled(level)) return
  ctx.logger[level](
    {
      method: request.method(),
      route: pattern,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(ctx.pelaku ? { user: ctx.pelaku.id } : {}),
    },
    level === 'warn' ? 'permintaan lambat' : 'permintaan'
  )
}
