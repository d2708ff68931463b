import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

/**
 * The next number of a series (`rekanan.V.2026`): never given twice, and without gaps, because the
 * counter's row stays locked until the transaction ends.
 */
export async function nextNumber(trx: TransactionClientContract, key: string): Promise<number> {
  const hasil = await sql<{ terakhir: number }>(
    trx,
    `insert into nomor_urut (kunci, terakhir) values (?, 1)
     on conflict (kunci) do update set terakhir = nomor_urut.terakhir + 1
     returning terakhir`,
    [key]
  )
  return hasil[0]!.terakhir
}

/** Gives back the number that this transaction has drawn and does not use. */
export async function giveNumberBack(trx: TransactionClientContract, key: string): Promise<void> {
  await sql(trx, 'update nomor_urut set terakhir = terakhir - 1 where kunci = ?', [key])
}
