import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql, type Koneksi } from '#core/database/sql'
import { HINT_CHANNEL, type Hint } from '#core/live/channels'

/** Wakes those who listen on the channel, in every process and once a payload, at the commit of `trx`. */
export async function notify(
  trx: TransactionClientContract,
  channel: string,
  ...payloads: readonly string[]
): Promise<void> {
  if (payloads.length === 0) return
  await sql(trx, 'select pg_notify(?, payload) from unnest(?::text[]) as payload', [
    channel,
    payloads,
  ])
}

/** Tells one user's browsers at once, before any transaction ends. */
export async function hintNow(connection: Koneksi, userId: number, hint: Hint): Promise<void> {
  await sql(connection, 'select pg_notify(?, ?)', [
    HINT_CHANNEL,
    `${userId} ${JSON.stringify(hint)}`,
  ])
}
