import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

/** Wakes those who listen on the channel, in every process, at the commit of `trx`. */
export async function notify(
  trx: TransactionClientContract,
  channel: string,
  payload: string
): Promise<void> {
  await sql(trx, 'select pg_notify(?, ?)', [channel, payload])
}
