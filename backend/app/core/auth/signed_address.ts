/** Addresses that a browser opens without the session's token: one path, one session, 60 seconds (decisions §1). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { Pelaku } from '#core/auth/actor'
import { livingSession } from '#core/auth/actor_query'
import { clockNowMs } from '#core/clock/clock'
import { tautanQuery } from '#core/files/berkas_validator'
import { notFound } from '#core/http/errors'
import { readQuery } from '#core/http/query/query_string'

const LIFE_MS = 60_000

const signature = (path: string, sesiId: number, until: number): Buffer =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(`berkas\n${path}\n${sesiId}\n${until}`)
    .digest()

/** @param path without the leading slash */
export function signedAddress(path: string, sesiId: number): string {
  const until = Math.round(clockNowMs() + LIFE_MS)
  const t = signature(path, sesiId, until).toString('base64url')
  return `/${path}?u=${sesiId}&s=${until}&t=${t}`
}

/**
 * The user that a signed address (`u` session, `s` until, `t` signature) was made for, while the session lives; null
 * without a signature. @throws 404
 */
export async function actorOfAddress(ctx: HttpContext, path: string): Promise<Pelaku | null> {
  const { u, s, t } = await readQuery(ctx, tautanQuery)
  if (typeof u !== 'string' || typeof s !== 'string' || typeof t !== 'string') return null
  if (!/^\d{1,15}$/.test(u) || !/^\d{1,15}$/.test(s)) throw notFound()
  const due = signature(path, Number(u), Number(s))
  const given = Buffer.from(t, 'base64url')
  if (given.length !== due.length || !timingSafeEqual(given, due)) throw notFound()
  if (Number(s) < clockNowMs()) throw notFound()
  const session = await livingSession({ id: Number(u) })
  return session && { ...session.actor, ip: ctx.request.ip() }
}
