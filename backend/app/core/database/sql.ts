import { createHash } from 'node:crypto'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type db from '@adonisjs/lucid/services/db'
import { askReplica } from '#core/database/replica/replicas'

/** What a statement runs on: a transaction, or `db` outside of one. */
export type Koneksi = Pick<TransactionClientContract, 'rawQuery'> | typeof db

/** Runs one statement with `?` bindings (null allowed) and answers its rows. */
export async function sql<Baris>(
  connection: Koneksi,
  perintah: string,
  nilai: readonly unknown[] = []
): Promise<Baris[]> {
  const run = async (on: Koneksi) => {
    const hasil = (await on.rawQuery(perintah, nilai as RawQueryBindings)) as { rows: Baris[] }
    return hasil.rows
  }
  const asked = askReplica(connection, run)
  return (asked && (await asked)) ?? run(connection)
}

const names = new Map<string, string>()
/** Each stays in each connection's memory; what a program sends most comes first. */
const MOST_NAMES = 200

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * As {@link sql}, parsed and planned once a connection and not at every call: for short statements of every request, which
 * cost more to plan than to run. Only for texts without values in them, each of which stays prepared.
 */
export async function preparedSql<Baris>(
  connection: Koneksi,
  perintah: string,
  nilai: readonly unknown[] = []
): Promise<Baris[]> {
  const name = nameOf(perintah)
  const run = async (on: Koneksi) => {
    const query = on.rawQuery(perintah, nilai as RawQueryBindings)
    if (name) query.knexQuery.options({ name })
    const { rows } = (await query) as { rows: Baris[] }
    return rows
  }
  const asked = askReplica(connection, run)
  return (asked && (await asked)) ?? run(connection)
}

/**
 * A text that changes when any row that the statement answers does: for answers that are too long to be made only to
 * see whether the caller has them. The database hashes row after row and keeps none.
 */
export async function fingerprint(
  connection: Koneksi,
  perintah: string,
  nilai: readonly unknown[] = []
): Promise<string> {
  const [b] = await sql<{ sidik: string }>(
    connection,
    `select concat_ws(' ', count(*), bit_xor(hashtextextended(x::text, 0))) as sidik from (${perintah}) x`,
    nilai
  )
  return b!.sidik
}
