/**
 * Which replicas may serve: asked every half second how far they are, and left out when they do not answer, are behind
 * for longer than `DATABASE_REPLICA_LAG`, or have another clock; back as soon as that is over.
 */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { replicas } from '#config/database'
import { Replica } from '#core/database/replica/replica'

const LOOK_MS = 500
/** So long a request waits for a replica that has not replayed the newest commit yet; usually it is a millisecond. */
const WAIT_MS = 60
const STEP_MS = 4

const MAX_LAG_MS = (env.get('DATABASE_REPLICA_LAG') ?? 5) * 1000

let all: Replica[] = []
let timer: NodeJS.Timeout | null = null
let turn = 0
/** Where the primary was when, the newest last: tells how old what a replica knows is. */
let history: { at: number; position: bigint }[] = []

interface Primary {
  position: bigint
  clock: number
}

/** What is committed is flushed before anybody sees it. */
async function askPrimary(): Promise<Primary> {
  const { rows } = (await db.rawQuery(
    `select (pg_current_wal_flush_lsn() - '0/0')::text as position,
       extract(epoch from clock_timestamp())::float8 * 1000 as ms`
  )) as { rows: { position: string; ms: number }[] }
  return { position: BigInt(rows[0]!.position), clock: rows[0]!.ms - performance.now() }
}

/** For how long it has not known all, in milliseconds. */
function lagOf(replica: Replica, now: number): number {
  const newest = history.at(-1)
  if (!newest || replica.position >= newest.position) return 0
  const known = history.findLast(({ position }) => position <= replica.position)
  return known ? now - known.at : Infinity
}

async function look(): Promise<void> {
  // Without the primary what replicas know does not grow old; and a slow one must not hide a dead replica.
  const primary = await Promise.race([askPrimary(), pause(LOOK_MS, null)]).catch(() => null)
  const now = performance.now()
  if (primary) {
    history.push({ at: now, position: primary.position })
    history = history.filter(({ at }) => now - at < MAX_LAG_MS + 2 * LOOK_MS)
  }
  await Promise.all(
    all.map(async (replica) => {
      try {
        await replica.ask()
        if (primary && !replica.hasClockOf(primary.clock)) replica.judge('another clock')
        else replica.judge(lagOf(replica, performance.now()) > MAX_LAG_MS ? 'too far behind' : null)
      } catch (error) {
        replica.judge((error as Error).message)
      }
    })
  )
}

/** Looks at the replicas that are configured until {@link stopReplicas}; answers whether there are any. */
export async function startReplicas(): Promise<boolean> {
  if (replicas.length === 0) return false
  all = replicas.map((replica) => new Replica(replica))
  await look()
  const again = () => {
    timer = setTimeout(() => void look().finally(() => timer && again()), LOOK_MS)
    timer.unref()
  }
  again()
  return true
}

export async function stopReplicas(): Promise<void> {
  if (timer) clearTimeout(timer)
  timer = null
  await Promise.all(all.map((replica) => replica.close()))
  all = []
}

/** The next of those that serve. */
export function inTurn(): Replica | null {
  const serving = all.filter((replica) => replica.serves)
  return serving[turn++ % serving.length] ?? null
}

/** One that knows all that is committed now; null when none does soon, or the primary does not say where it is. */
export async function fresh(): Promise<Replica | null> {
  const replica = inTurn()
  if (!replica) return null
  try {
    const { position } = await askPrimary()
    const until = performance.now() + WAIT_MS
    while (replica.position < position) {
      await replica.ask()
      if (replica.position >= position) break
      if (performance.now() > until) return null
      await pause(STEP_MS)
    }
    return replica.serves ? replica : null
  } catch {
    return null
  }
}

/** For the figures: how each of them stands. */
export const replicaStates = (): { name: string; serves: boolean; lagSeconds: number }[] =>
  all.map((replica) => ({
    name: replica.name,
    serves: replica.serves,
    lagSeconds: lagOf(replica, performance.now()) / 1000,
  }))
