/** How the public log stands, for who looks after the installation. */
import { stat } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#core/database/sql'
import { headOf, servedCheckpoint } from '#core/log/log_head'
import { witnessState } from '#core/log/witness'
import { logPlaces, readLeaf } from '#core/log/log_files'
import { leafTime } from '#core/log/sequencer'

export interface LogState {
  /** number of leaves */
  daun: number
  /** time of the last one, ISO 8601; null before the first */
  terakhir: string | null
  /** what waits for its leaf */
  antre: number
  /** both places lie on one disk: losing it loses the log */
  satuDisk: boolean
  /** witnesses that are configured, and those that cosigned the newest head */
  saksi: { ada: number; sah: number }
}

export async function logState(): Promise<LogState> {
  const note = await servedCheckpoint()
  const head = await headOf(note)
  const [waiting] = await sql<{ n: number }>(
    db,
    'select count(*)::int as n from log_antri where daun is null'
  )
  const daun = head?.size ?? 0
  const [here] = logPlaces()
  const last = daun === 0 ? null : leafTime(await readLeaf(here, daun - 1, daun))
  return {
    daun,
    terakhir: last === null ? null : new Date(last).toISOString(),
    antre: waiting!.n,
    satuDisk: await onOneDisk(),
    saksi: await witnessState(note),
  }
}

async function onOneDisk(): Promise<boolean> {
  const found = await Promise.all(logPlaces().map((place) => stat(place).catch(() => null)))
  const [here, there] = found
  return here !== null && there !== null && here!.dev === there!.dev
}
