/** Limits per account and address (decisions §1: 429 with `Retry-After`; quality §3). */
import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { inti } from '@eproc/i18n/id/core'
import { Galat } from '#core/http/errors'

interface Batas {
  /** attempts within `detik` */
  kali: number
  detik: number
}

/**
 * Counts one attempt against every key and throws 429 when one is used up. Keys are hashed: an
 * attacker's own input never becomes a row as typed.
 */
export async function batasi(nama: string, kunci: readonly string[], batas: Batas): Promise<void> {
  const pembatas = limiter.use({ requests: batas.kali, duration: batas.detik })
  for (const k of kunci) {
    const hasil = await pembatas.consume(kunciBatas(nama, k)).catch((error: unknown) => {
      const tunggu = (error as { response?: { availableIn?: number } }).response?.availableIn
      if (tunggu === undefined) throw error
      throw new Galat(429, inti.terlaluSering(tunggu), undefined, { 'Retry-After': String(tunggu) })
    })
    void hasil
  }
}

/** Forgets the attempts of a key, after a success. */
export async function lupakanBatas(nama: string, kunci: string, batas: Batas): Promise<void> {
  await limiter.use({ requests: batas.kali, duration: batas.detik }).delete(kunciBatas(nama, kunci))
}

/** Gives one attempt back: for limits that count failures only, many users behind one address. */
export async function kembalikanBatas(nama: string, kunci: string, batas: Batas): Promise<void> {
  const pembatas = limiter.use({ requests: batas.kali, duration: batas.detik })
  await pembatas.decrement(kunciBatas(nama, kunci))
}

const kunciBatas = (nama: string, kunci: string) =>
  `${nama}:${createHash('sha256').update(kunci.toLowerCase()).digest('base64url')}`
