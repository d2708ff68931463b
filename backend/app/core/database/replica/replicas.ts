/**
 * Reads that replicas answer (docs/adr/0056): lists, and what the public reads. A list of somebody with a session is read
 * from a replica only when that has replayed all that was committed when the request came, so that nobody misses a write
 * of their own, or one that an event has just told them of. What anybody reads without a session may be as old as
 * `DATABASE_REPLICA_LAG`. Everything else, and whatever a replica fails to answer, is read from the primary.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Replica } from '#core/database/replica/replica'
import { fresh, inTurn } from '#core/database/replica/replica_watch'

/** The replica that the statements of this request may use, until it writes. */
const scope = new AsyncLocalStorage<{ replica: Replica | null }>()

/** Without replicas nothing is looked for. */
let primary: unknown = null

/** Statements that are sent to `connection` may go to a replica from now on. */
export function useReplicasFor(connection: unknown): void {
  primary = connection
}

export const hasReplicas = (): boolean => primary !== null

/** Runs the reads of `work` on a replica that knows all that was committed before, or on the primary. */
export async function readFresh<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (!primary) return work()
  const replica = await fresh()
  return replica ? scope.run({ replica }, work) : work()
}

/** The same on a replica that is not far behind. */
export function readRecent<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const replica = primary ? inTurn() : null
  return replica ? scope.run({ replica }, work) : work()
}

/** The request writes: what it reads from now on must show it. */
export function leaveReplica(): void {
  if (!primary) return
  const mine = scope.getStore()
  if (mine) mine.replica = null
}

/** What the replica of this request answers; nothing where there is none, or it cannot. */
export function askReplica<Answer>(
  connection: unknown,
  ask: (client: QueryClientContract) => Promise<Answer>
): Promise<Answer | undefined> | undefined {
  if (!primary || connection !== primary) return undefined
  return scope.getStore()?.replica?.read(ask)
}
