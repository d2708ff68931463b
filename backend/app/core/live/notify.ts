import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

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
