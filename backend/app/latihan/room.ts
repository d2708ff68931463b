/**
 * The one room of an installation: off until somebody asks for it. Of several web processes (and machines) the one that
 * holds the advisory lock runs it; the others see by its door whether it answers.
 */
import type { ChildProcess } from 'node:child_process'
import pg from 'pg'
import logger from '@adonisjs/core/services/logger'
import type { KeadaanLatihan } from '@eproc/domain/latihan/answers'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import { prepareRoom, roomNearby, startRoom, stopRoom } from '#app/latihan/room_process'
import { askAnew, isHeld, ROOM_CHANNEL, ROOM_LOCK } from '#app/latihan/room_query'
import { applicationUrl } from '#config/database'
import { conflict } from '#core/http/errors'
import { listen } from '#core/live/listener'
import env from '#start/env'

const ASK_MS = 2000
/** A tenth of a second each: an ended room's connection lets go at once, but not in the same moment. */
const LOCK_TRIES = 20

let child: ChildProcess | null = null
let work: Promise<void> | null = null
let failed = false

export const isOffered = (): boolean => env.get('LATIHAN') !== 'mati'

/** Who holds the lock hears who wants the room anew. */
listen(ROOM_CHANNEL, () => {
  if (child) void run(true)
})

async function answers(): Promise<boolean> {
  try {
    const answer = await fetch(`${roomNearby()}/api/latihan/sehat`, {
      signal: AbortSignal.timeout(ASK_MS),
    })
    const { ruang } = (await answer.json()) as { ruang?: boolean }
    return answer.status === 200 && ruang === true
  } catch {
    return false
  }
}

export async function roomState(): Promise<KeadaanLatihan> {
  if (!isOffered()) return 'mati'
  if (work) return 'menyiapkan'
  if (await answers()) return 'siap'
  if (failed) return 'gagal'
  return (await isHeld()) ? 'menyiapkan' : 'mati'
}

/** Turns the room on; answers at once, `roomState` tells how far it is. */
export async function turnOn(): Promise<void> {
  if (!isOffered()) throw conflict(teks.mati)
  if ((await roomState()) === 'siap') return
  void run(false)
}

/** Wipes the room and builds it anew, in whichever process runs it. */
export async function buildAnew(): Promise<void> {
  if (!isOffered()) throw conflict(teks.mati)
  if (work) throw conflict(teks.belumSiap)
  if (child || (await roomState()) !== 'siap') return void run(true)
  await askAnew()
}

function run(anew: boolean): Promise<void> {
  work ??= rebuild(anew)
    .then(
      () => {
        failed = false
      },
      (error: unknown) => {
        failed = true
        logger.error({ err: error }, 'ruang latihan')
      }
    )
    .finally(() => {
      work = null
    })
  return work
}

async function rebuild(anew: boolean): Promise<void> {
  if (child) await stopRoom(child)
  const lock = await takeLock()
  if (!lock) return
  try {
    await prepareRoom(anew)
    const started = await startRoom()
    child = started
    started.channel?.unref()
    started.unref()
    started.once('exit', () => {
      if (child === started) child = null
      void lock.end().catch(() => {})
    })
  } catch (error) {
    await lock.end()
    throw error
  }
}

/** A connection that holds the lock as long as it lives; null when another process has it. */
async function takeLock(): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: applicationUrl(),
    application_name: 'eproc-latihan',
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  for (let i = 0; i < LOCK_TRIES; i++) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${ROOM_LOCK}) as mine`)
    if (rows[0].mine) return client
    await new Promise((later) => setTimeout(later, 100))
  }
  await client.end()
  return null
}
