import { BATAS_HITUNG } from '@eproc/domain/common/batas_hitung'
import { sql, type Koneksi } from '#core/database/sql'

/**
 * How many rows match, counted up to one more than {@link BATAS_HITUNG}: a page of a list must not cost more because the
 * table has grown, and nobody turns ten thousand pages.
 * @param from from `from` to the end of the conditions
 */
export async function countRows(
  connection: Koneksi,
  from: string,
  bindings: readonly unknown[] = []
): Promise<number> {
  const [row] = await sql<{ n: number }>(
    connection,
    `select count(*)::int as n from (select 1 ${from} limit ${BATAS_HITUNG + 1}) x`,
    bindings
  )
  return row!.n
}
