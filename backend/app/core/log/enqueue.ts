/** What shall stand in the public log: one insert in the transaction of its cause. */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { commitment, SALT_LENGTH } from '@eproc/sealing/log/batch'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface LogItem {
  /** lower case and hyphens, at most 40 */
  kind: string
  object: string
  objectId: string
  /** what is committed to, letter by letter; it leaves the database only by who may read the object */
  content: string
}

export async function enqueueLog(trx: TransactionClientContract, item: LogItem): Promise<void> {
  const salt = randomBytes(SALT_LENGTH)
  const committed = await commitment(item.kind, salt, item.content)
  await sql(
    trx,
    `insert into log_antri (jenis, objek, objek_id, komitmen, garam, isi, dibuat_pada)
     values (?, ?, ?, ?, ?, ?, ${sqlNow()})`,
    [item.kind, item.object, item.objectId, Buffer.from(committed), salt, item.content]
  )
}
