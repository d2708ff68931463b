/** Limits per account and address (decisions §1: 429 with `Retry-After`; quality §3). */
import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { inti } from '@eproc/i18n/id/core'
import { HttpError } from '#core/http/errors'

export interface Batas {
  /** attempts within `detik` */
  kali: number
  detik: number
}

/**
 * Counts one attempt against every key and throws 429 when one is used up. Keys are hashed: an
 * attacker's own input never becomes a row as typed.
 */
export async function limitRate(nama: string, key: readonly string[], limit: Batas): Promise<void> {
  const pembatas = limiter.use({ requests: limit.kali, duration: limit.detik })
  for (const k of key) {
    await pembatas.consume(limitKey(nama, k)).catch((error: unknown) => {
      const seconds = (error as { response?: { availableIn?: number } }).response?.availableIn
      if (seconds === undefined) throw error
      throw tooOften(seconds)
    })
  }
}

/** Forgets the attempts of a key, after a success. */
export async function forgetAttempts(nama: string, key: string, limit: Batas): Promise<void> {
  await limiter.use({ requests: limit.kali, duration: limit.detik }).delete(limitKey(nama, key))
}

/** Attempts of a key so far, and after how many seconds they are forgotten. */
export async function attemptsOf(
  nama: string,
  key: string,
  limit: Batas
): Promise<{ count: number; seconds: number }> {
  const kept = await limiter
    .use({ requests: limit.kali, duration: limit.detik })
    .get(limitKey(nama, key))
  return { count: kept?.consumed ?? 0, seconds: kept?.availableIn ?? 0 }
}

/** Counts one attempt and refuses nothing. */
export async function countAttempt(nama: string, key: string, limit: Batas): Promise<void> {
  await limiter.use({ requests: limit.kali, duration: limit.detik }).increment(limitKey(nama, key))
}

export const tooOften = (seconds: number): HttpError =>
  new HttpError(429, inti.terlaluSering(seconds), undefined, { 'Retry-After': String(seconds) })

const limitKey = (nama: string, key: string) =>
  `${nama}:${createHash('sha256').update(key.toLowerCase()).digest('base64url')}`
