/**
 * The one clock (decisions §1): the database's time, moved by EPROC_CLOCK outside production.
 * Between two synchronisations it runs on the monotonic counter, so a skewed wall clock of this
 * machine changes nothing. Deadlines are decided inside SQL with {@link sqlNow}.
 */
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import env from '#start/env'
import { durationToMs } from '#core/clock/duration'
import { sql } from '#core/database/sql'

export const ZONA = 'Asia/Jakarta'

let offsetMs = durationToMs(env.get('EPROC_CLOCK') || 'PT0S')
/** What the database's clock said, and the monotonic counter meanwhile; all in milliseconds. */
interface Reading {
  database: number
  counter: number
  /** that it is off by at most */
  error: number
}
let base: Reading | null = null

/** A reading as exact as this is not improved upon. */
const EXACT_MS = 5
const TRIES = 5
/** How much a monotonic counter may run ahead or behind, a millisecond of it. */
const DRIFT = 1e-4

/**
 * Reads the database's clock; called at start and then every minute. Where an answer is late, because no connection was
 * free or this process was busy, nobody knows when it was given: a reading that is less exact than what is known is left.
 */
export async function syncClock(): Promise<void> {
  const reading = await bestReading()
  const known = base && base.error + (reading.counter - base.counter) * DRIFT
  if (known === null || reading.error <= Math.max(known, EXACT_MS)) base = reading
}

async function bestReading(): Promise<Reading> {
  let best = await readClock()
  for (let tries = 1; tries < TRIES && best.error > EXACT_MS; tries++) {
    const next = await readClock()
    if (next.error < best.error) best = next
  }
  return best
}

async function readClock(): Promise<Reading> {
  const before = performance.now()
  const [said] = await sql<{ ms: number }>(db, `select ${sqlMs('clock_timestamp()')} as ms`)
  const error = (performance.now() - before) / 2
  return { database: said!.ms, counter: before + error, error }
}

/** The database's own time, which no exercise and no test moves; in milliseconds since 1970. */
export function databaseNowMs(): number {
  if (!base) throw new Error('Jam belum diselaraskan dengan basis data')
  return base.database + (performance.now() - base.counter)
}

/** The present moment in milliseconds since 1970 by the server's clock. */
export const clockNowMs = (): number => databaseNowMs() + offsetMs

/** The present moment, in Asia/Jakarta. */
export function clockNow(): DateTime<true> {
  return DateTime.fromMillis(clockNowMs(), { zone: ZONA }) as DateTime<true>
}

/** Today as `yyyy-MM-dd` in Asia/Jakarta. */
export function today(): string {
  return clockNow().toISODate()
}

/**
 * SQL expression for the present moment that does not freeze at the transaction's start.
 * Contains no input, so it may be spliced into raw SQL.
 */
export function sqlNow(): string {
  return offsetMs === 0
    ? 'clock_timestamp()'
    : `(clock_timestamp() + interval '${Math.round(offsetMs)} milliseconds')`
}

/**
 * As {@link sqlNow}, asked for once a statement: an index can be searched by it, where `clock_timestamp()` is asked for
 * again at every row and every row is read. For lists; a deadline is decided by {@link sqlNow}.
 */
export const sqlMoment = (): string => `(select ${sqlNow()})`

/** SQL: a moment as JSON carries it, in milliseconds since 1970; null stays null. */
export const sqlMs = (moment: string): string => `(extract(epoch from ${moment}) * 1000)::float8`

/** Moves the clock of this process; tests, development and the rehearsal only. */
export function shiftTime(duration: string): void {
  if (env.get('NODE_ENV') === 'production' && !env.get('LATIHAN_RUANG'))
    throw new Error('Jam produksi tidak dapat digeser')
  offsetMs = durationToMs(duration)
}

/** Puts the rehearsal's clock so far ahead; refused everywhere else. */
export function setRehearsalClock(aheadMs: number): void {
  if (!env.get('LATIHAN_RUANG')) throw new Error('Hanya jam ruang latihan yang dapat dimajukan')
  offsetMs = aheadMs
}
