/** Looks into the database and small changes of it: SQL with `?` bindings on the product's own connection. */
import db from '@adonisjs/lucid/services/db'
import { sql, type Koneksi } from '@eproc/backend/app/core/database/sql'

/** Runs one statement and answers its rows. */
export const rows = <Row>(statement: string, bindings: readonly unknown[] = []): Promise<Row[]> =>
  sql<Row>(db, statement, bindings)

/** The same by the tables' owner, for what the application's login may not do (ADR 0050). */
export const ownerRows = <Row>(
  statement: string,
  bindings: readonly unknown[] = []
): Promise<Row[]> => sql<Row>(db.connection('pemilik'), statement, bindings)

/** The one row that is meant. @throws Error when there is none, or another one beside it */
export async function row<Row>(statement: string, bindings: readonly unknown[] = []): Promise<Row> {
  const found = await rows<Row>(statement, bindings)
  if (found.length !== 1) throw new Error(`${found.length} rows instead of one: ${statement}`)
  return found[0]!
}

/**
 * The rows of a package in these tables `times` times more. What is different in copy `n` of row `t` stands as a jsonb
 * object's names and values, in SQL. Temporary tables of these names take the copies instead.
 */
export async function copyPackage(
  connection: Koneksi,
  tables: Readonly<Record<string, string>>,
  { paketId, times }: { paketId: number; times: number }
): Promise<void> {
  for (const [table, different] of Object.entries(tables)) {
    await sql(
      connection,
      `insert into ${table} overriding system value
         select (jsonb_populate_record(t, jsonb_build_object(${different}))).*
           from public.${table} t, generate_series(1, ?) n where t.${table === 'paket' ? 'id' : 'paket_id'} = ?`,
      [times, paketId]
    )
  }
}

/** How many rows there are: `count('surat where kepada = ?', [email])`. */
export async function count(from: string, bindings: readonly unknown[] = []): Promise<number> {
  return (await row<{ n: number }>(`select count(*)::int as n from ${from}`, bindings)).n
}
