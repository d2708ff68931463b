import { sql, type Koneksi } from '#core/database/sql'

/**
 * One set of a package is made at a time, until the end of the transaction. The package comes first: who holds it whole may
 * be about to wait here, and the set's row refers to it.
 */
export async function lockSet(connection: Koneksi, paketId: number): Promise<void> {
  await sql(connection, 'select 1 from paket where id = ? for key share', [paketId])
  await sql(
    connection,
    `select pg_advisory_xact_lock(hashtextextended('himpunan ' || ?::text, 0))`,
    [paketId]
  )
}
