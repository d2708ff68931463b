/** The one way to a transaction. */
import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pool } from '#config/database'
import { atMost } from '#core/database/at_most'
import { leaveReplica } from '#core/database/replica/replicas'

/**
 * Much is read beside a transaction (parameters, what a paper shows). Were every connection a transaction's, all of them
 * would wait for one more until the pool gives up, and nobody else would be served: some are always left for reading.
 */
const inTurn = atMost(Math.max(1, pool.max - Math.ceil(pool.max / 8)))
const inside = new AsyncLocalStorage<true>()

/**
 * Runs `work` in a transaction and answers only when its COMMIT has happened; whatever `work` throws rolls everything
 * back and reaches the caller. A COMMIT that fails (a connection that dies, a deferred constraint) fails the caller
 * too: see {@link file://./sure_commit.ts}.
 */
export function transaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  leaveReplica()
  const begin = () => inside.run(true, () => db.transaction(work))
  // What is read beside may hold a lock of its own; it must not wait for those that wait for it.
  return inside.getStore() ? begin() : inTurn(begin)
}

/** Thrown to undo what a trial wrote. */
class Undone extends Error {}

/** What `work` answers, of which nothing is kept: whether a deed would be taken is asked of the deed's own way. */
export async function trial<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  const answers: Result[] = []
  const tried = transaction(async (trx) => {
    answers.push(await work(trx))
    throw new Undone()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return answers[0]!
}
