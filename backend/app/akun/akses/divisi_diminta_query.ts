import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Does somebody wait to become a member of the division, or another one to be placed below it? */
export async function isAskedDivisi(
  trx: TransactionClientContract,
  kode: string
): Promise<boolean> {
  const found = await sql(
    trx,
    `select 1 from perubahan_akses
      where status = 'menunggu' and kedaluwarsa_pada > ${sqlNow()}
        and ? in (isi->>'divisi', isi->>'parent') limit 1`,
    [kode]
  )
  return found.length > 0
}
