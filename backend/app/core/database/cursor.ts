import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#core/database/sql'

const PORTION = 1000
let last = 0

/**
 * The rows of one statement, a portion at a time from a cursor of this transaction: as many as there are, in the memory
 * of one portion. The transaction must stay open until the last row has been read.
 */
export async function* cursorRows<Row>(
  trx: TransactionClientContract,
  statement: string,
  bindings: readonly unknown[] = []
): AsyncGenerator<Row> {
  const name = `baris_${(last = (last + 1) % 1_000_000)}`
  // It is read to its end: the planner would look for a quick beginning.
  await sql(trx, 'set local cursor_tuple_fraction = 1')
  await sql(trx, `declare ${name} no scroll cursor for ${statement}`, bindings)
  for (;;) {
    const rows = await sql<Row>(trx, `fetch ${PORTION} from ${name}`)
    yield* rows
    if (rows.length < PORTION) break
  }
  await sql(trx, `close ${name}`)
}
