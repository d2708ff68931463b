/**
 * Live hints beside the bell: "something of this kind changed, load again". Carries no content and reaches only the
 * named users, through `GET /api/aliran`.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

export interface Siaran {
  /** `penjelasan`: the explanation chat of a package */
  jenis: 'penjelasan'
  paketId: number
}

/** Channel of the hints; a payload is `<user id> <JSON of the hint>`. */
export const SALURAN_SIARAN = 'siaran'

/** Tells open browsers of these users at the commit of `trx`. */
export async function siarkan(
  trx: TransactionClientContract,
  penggunaId: readonly number[],
  isi: Siaran
): Promise<void> {
  if (penggunaId.length === 0) return
  await sql(
    trx,
    `select pg_notify('${SALURAN_SIARAN}', id || ' ' || ?) from unnest(?::int[]) as id`,
    [JSON.stringify(isi), [...new Set(penggunaId)]]
  )
}
