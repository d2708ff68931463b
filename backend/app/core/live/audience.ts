/** Who a notice goes to. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

/** Every active account of a role. */
export const penggunaPeran = async (
  trx: TransactionClientContract,
  peran: string
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      `select id from pengguna where peran = ? and status = 'A' order by id`,
      [peran]
    )
  ).map((p) => p.id)
