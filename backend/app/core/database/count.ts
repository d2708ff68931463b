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

interface Queue {
  /** up to before `from`, without bindings */
  select: string
  /** from `from` to the end of the conditions */
  from: string
  order: string
  bindings: readonly unknown[]
}

/** The first rows, and how many there are in all: counted only where there are more. */
export async function firstRows<Row>(
  connection: Koneksi,
  { select, from, order, bindings }: Queue,
  limit: number
): Promise<{ rows: Row[]; total: number }> {
  const rows = await sql<Row>(
    connection,
    `${select} ${from} order by ${order} limit ${limit}`,
    bindings
  )
  const total = rows.length < limit ? rows.length : await countRows(connection, from, bindings)
  return { rows, total }
}
