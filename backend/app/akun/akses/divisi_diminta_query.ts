import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Does somebody wait to become a member of the division? */
export async function isAskedDivisi(
  trx: TransactionClientContract,
  kode: string
): Promise<boolean> {
  const found = await sql(
    trx,
    `select 1 from perubahan_akses
      where status = 'menunggu' and kedaluwarsa_pada > ${sqlNow()} and isi->>'divisi' = ? limit 1`,
    [kode]
  )
  return found.length > 0
}
