/** The head of the journal in the public log, once an hour: a journal that is written anew no longer fits. */
import db from '@adonisjs/lucid/services/db'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'
import { isLogged } from '#core/log/logged_query'

const KIND = 'kepala-jurnal'

/** Answers whether there was something to log. */
export async function logJournalHead(): Promise<boolean> {
  const hour = clockNow().toUTC().startOf('hour').toISO()!
  if (await isLogged(KIND, hour)) return false
  const [head] = await sql<{ nomor: number; hash: string; tandaTangan: string }>(
    db,
    'select nomor, hash, tanda_tangan as "tandaTangan" from jurnal_segel order by nomor desc limit 1'
  )
  if (!head) return false
  await transaction((trx) =>
    enqueueLog(trx, { kind: KIND, object: KIND, objectId: hour, content: canonicalJson(head) })
  )
  return true
}
