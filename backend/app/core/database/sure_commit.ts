/**
 * A COMMIT that fails must fail its caller. knex reports it only on `executionPromise`, which Lucid
 * does not look at: a connection that dies during COMMIT, or a deferred constraint, would let the
 * request answer 200 for a write that is not there. Every commit therefore waits for that promise.
 */
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const unknown = new WeakSet<object>()

/**
 * Was this thrown by a COMMIT? The connection may have died between the server's doing it and its answer, so that the
 * work may stand all the same: nothing that its rows could point to may be taken away.
 */
export const outcomeUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unknown.has(error)

interface Prototipe {
  commit(this: TransactionClientContract): Promise<void>
  rollback(this: TransactionClientContract): Promise<void>
}

let terpasang = false

/** Installs it on Lucid's transaction class, which the package does not export. */
export async function installSureCommit(db: Database): Promise<void> {
  if (terpasang) return
  terpasang = true
  const contoh = await db.transaction()
  const kelas = Object.getPrototypeOf(contoh) as Prototipe
  const { commit, rollback } = kelas
  kelas.commit = async function commitPasti() {
    const { knexClient } = this
    const asli = knexClient.commit.bind(knexClient)
    knexClient.commit = (async (nilai?: unknown) => {
      try {
        await asli(nilai)
        await knexClient.executionPromise
      } catch (error) {
        if (typeof error === 'object' && error !== null) unknown.add(error)
        throw error
      }
    }) as unknown as typeof knexClient.commit
    await commit.call(this)
  }
  // After a COMMIT that failed there is nothing left to roll back; its error must reach the caller.
  kelas.rollback = async function rollbackPasti() {
    if (!this.isCompleted) await rollback.call(this)
  }
  await contoh.rollback()
}
