/** What the database and the public log know, in statements that stay cheap at any size: they run at every scrape. */
import db from '@adonisjs/lucid/services/db'
import { clockNowMs, sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { UNSEALED_LATELY } from '#core/journal/seal'
import { QUEUE_SCHEMA } from '#core/jobs/queue'
import { headOf, servedCheckpoint } from '#core/log/log_head'
import { logPlaces, readLeaf } from '#core/log/log_files'
import { leafTime } from '#core/log/sequencer'

interface DatabaseFigures {
  mailsWaiting: number
  oldestMail: number
  mailsFailed: number
  unsealed: number
  newestSeal: number | null
  logWaiting: number
  connections: number
}

export interface InstallationFigures extends DatabaseFigures {
  leaves: number
  leafAge: number | null
  jobs: { queue: string; state: string; count: number }[]
}

export async function installationFigures(): Promise<InstallationFigures> {
  const [[found], jobs, log] = await Promise.all([
    sql<DatabaseFigures>(
      db,
      `select (select count(*)::int from surat where status = 'antre') as "mailsWaiting",
         (select coalesce(extract(epoch from ${sqlNow()} - min(dibuat_pada)), 0)::float8 from surat
           where status = 'antre') as "oldestMail",
         (select count(*)::int from surat where status = 'gagal') as "mailsFailed",
         (select coalesce(extract(epoch from ${sqlNow()} - min(j.waktu)), 0)::float8
            from ${UNSEALED_LATELY}) as "unsealed",
         (select extract(epoch from ${sqlNow()} - waktu)::float8 from jurnal_segel
           order by nomor desc limit 1) as "newestSeal",
         (select count(*)::int from log_antri where daun is null) as "logWaiting",
         (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`
    ),
    sql<{ queue: string; state: string; count: number }>(
      db,
      `select name as queue, state::text, count(*)::int from ${QUEUE_SCHEMA}.job group by name, state`
    ),
    logFigures(),
  ])
  return { ...found!, jobs, ...log }
}

async function logFigures(): Promise<{ leaves: number; leafAge: number | null }> {
  const leaves = (await headOf(await servedCheckpoint()))?.size ?? 0
  if (leaves === 0) return { leaves, leafAge: null }
  const [here] = logPlaces()
  const newest = leafTime(await readLeaf(here, leaves - 1, leaves))
  return { leaves, leafAge: Math.max(0, clockNowMs() - newest) / 1000 }
}

export async function appliedMigrations(): Promise<string[]> {
  const rows = await sql<{ name: string }>(db, 'select name from adonis_schema')
  return rows.map(({ name }) => name)
}
