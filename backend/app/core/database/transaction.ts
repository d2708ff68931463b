/** The one way to a transaction. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { leaveReplica } from '#core/database/replica/replicas'

/**
 * Runs `work` in a transaction and answers only when its COMMIT has happened; whatever `work` throws rolls everything
 * back and reaches the caller. A COMMIT that fails (a connection that dies, a deferred constraint) fails the caller
 * too: see {@link file://./sure_commit.ts}.
 */
export function transaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  leaveReplica()
  return db.transaction(work)
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
