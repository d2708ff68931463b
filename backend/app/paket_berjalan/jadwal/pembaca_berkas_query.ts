import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

/** Vendors that take part in the package or were invited to. */
export const rekananPaket = async (
  trx: TransactionClientContract,
  paketId: number
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      `select rekanan_id as id from peserta where paket_id = ? and mundur_pada is null
        union select rekanan_id from undangan where paket_id = ? and tipe = 'P' order by id`,
      [paketId, paketId]
    )
  ).map(({ id }) => id)

/** Vendors that take part in the package and have not withdrawn. */
export const pesertaPaket = async (
  trx: TransactionClientContract,
  paketId: number
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      'select rekanan_id as id from peserta where paket_id = ? and mundur_pada is null order by id',
      [paketId]
    )
  ).map(({ id }) => id)
