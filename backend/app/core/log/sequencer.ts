/**
 * Gives the public log one leaf every ten seconds, whether anything happened or not. The log's files are the truth: a
 * process that dies after they are written leaves items that the next batch takes once more.
 */
import { randomBytes } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { batchLeaf, makeBatch } from '@eproc/sealing/log/batch'
import { treeHash } from '@eproc/sealing/log/merkle'
import { append, subtreesOf } from '@eproc/sealing/log/tiles'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'
import { LOG_LOCK } from '#core/log/log_lock'
import { currentHead, signHead } from '#core/log/log_head'
import { dropPartials, logPlaces, readLeaf, tilesAt, writeTile } from '#core/log/log_files'

const EVERY_MS = 10_000
/** Timers do not keep time to the millisecond. */
const SLACK_MS = 500
/** One batch holds 64 places, or the square of it. */
const MAX_ITEMS = 4096

/** Appends a leaf with these bytes to both places and signs the new head; answers its number. */
async function appendLeaf(data: Uint8Array): Promise<number> {
  const { size, origin } = await currentHead()
  const tiles = tilesAt(logPlaces()[1])
  const changed = await append(size, data, tiles)
  for (const { tile, content } of changed) await writeTile(tile, content)
  const root = await treeHash(subtreesOf(size + 1, tiles), size + 1)
  await signHead({ origin, size: size + 1, root })
  for (const { tile } of changed) await dropPartials(tile)
  return size
}

async function appendBatch(trx: TransactionClientContract): Promise<number> {
  const waiting = await sql<{ id: string; komitmen: Buffer }>(
    trx,
    'select id, komitmen from log_antri where daun is null order by id limit ? for update',
    [MAX_ITEMS]
  )
  const { root, places } = await makeBatch(
    waiting.map((item) => item.komitmen),
    randomBytes
  )
  const leaf = await appendLeaf(batchLeaf(clockNow().toUTC().toISO(), root))
  for (const [at, { index, path }] of places.entries()) {
    await sql(trx, 'update log_antri set daun = ?, letak = ?, jalur = ? where id = ?', [
      leaf,
      index,
      Buffer.concat(path),
      waiting[at]!.id,
    ])
  }
  return leaf
}

/** Whether the last leaf is old enough for the next one; a clock that was put back holds nothing up. */
async function isDue(): Promise<boolean> {
  const { size } = await currentHead()
  if (size === 0) return true
  const last = await readLeaf(logPlaces()[0], size - 1, size)
  const age = clockNow().toMillis() - leafTime(last)
  return !(age >= 0 && age < EVERY_MS - SLACK_MS)
}

/** The second line of a batch leaf, in milliseconds. */
export const leafTime = (leaf: Uint8Array): number =>
  Date.parse(new TextDecoder().decode(leaf).split('\n')[1] ?? '')

/**
 * One leaf; answers its number, or null when it is another process's turn or no ten seconds have passed.
 * @param wait for the other process, and append whatever the time is
 */
export const tickLog = (wait = true): Promise<number | null> =>
  transaction(async (trx) => {
    if (wait) await sql(trx, `select pg_advisory_xact_lock(${LOG_LOCK})`)
    else {
      const [got] = await sql<{ ok: boolean }>(
        trx,
        `select pg_try_advisory_xact_lock(${LOG_LOCK}) as ok`
      )
      if (!got!.ok || !(await isDue())) return null
    }
    return appendBatch(trx)
  })

/** What looks, before each batch, whether time alone has made something that belongs into it. */
type BeforeBatch = () => Promise<unknown>
const before: BeforeBatch[] = []
export const beforeBatch = (look: BeforeBatch): void => void before.push(look)

/** A look that fails keeps nothing else out of the log. */
async function lookAround(): Promise<void> {
  for (const look of before) {
    await look().catch((error: unknown) => logger.error({ err: error }, 'log publik'))
  }
}

let timer: NodeJS.Timeout | null = null
let running: Promise<unknown> = Promise.resolve()
let stopped = true

/** With several processes each asks every ten seconds, and only the one whose turn is due appends. */
export function startLog(): void {
  stopped = false
  const turn = () => {
    if (stopped) return
    running = lookAround()
      .then(() => tickLog(false))
      .catch((error: unknown) => {
        if (!stopped) logger.error({ err: error }, 'log publik')
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, EVERY_MS)
      })
  }
  turn()
}

/** Not in a rehearsal, which proves nothing to anybody, nor where tests call the tick. */
export const appendsToLog = (): boolean => !stopped

/** A batch that has begun is finished. */
export async function stopLog(): Promise<void> {
  stopped = true
  if (timer) clearTimeout(timer)
  await running
}
