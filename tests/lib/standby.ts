/** A streaming replica of a cluster of the built-in PostgreSQL, which comes without pg_basebackup. */
import {
  chmodSync,
  chownSync,
  cpSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { denganKlien } from '../../scripts/lib/postgres_database.ts'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.ts'

/** What belongs to the running primary alone. */
const NOT_COPIED = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'eproc_pemakai.json',
  'eproc_port',
])

/** A copy of the running cluster in `from`, whole together with the WAL that it writes meanwhile. */
export async function baseBackup(primary: Postgres, from: string, to: string): Promise<void> {
  await denganKlien(primary.urlSuper, async (client) => {
    await client.query(`select pg_backup_start('salinan', true)`)
    cpSync(from, to, {
      recursive: true,
      filter: (path) =>
        !NOT_COPIED.has(basename(path)) &&
        (dirname(path) !== join(from, 'pg_wal') || basename(path) === 'archive_status'),
    })
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()')
    writeFileSync(join(to, 'backup_label'), rows[0]!.labelfile)
  })
}

/** Starts the cluster that a base backup has become, by these settings; `signal` says as what. */
export async function startCopy(
  folder: string,
  to: string,
  signal: 'standby' | 'recovery',
  conf: string
): Promise<Postgres> {
  writeFileSync(join(to, `${signal}.signal`), '')
  writeFileSync(join(to, 'postgresql.auto.conf'), conf)
  giveAs(join(folder, 'pg'), to)
  chmodSync(to, 0o700)
  return startPostgres({ dir: to, kunci: join(folder, 'kunci') })
}

/** All of `to` belongs to whom the cluster in `like` belongs to. */
export function giveAs(like: string, to: string): void {
  const { uid, gid } = statSync(like)
  for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(to, name), uid, gid)
  }
}

/** Starts a standby of the cluster in `<folder>/pg`, in `<folder>/pg2`. */
export async function startStandby(primary: Postgres, folder: string): Promise<Postgres> {
  const to = join(folder, 'pg2')
  await denganKlien(primary.urlSuper, (client) =>
    client.query(`select pg_create_physical_replication_slot('salinan')`)
  )
  await baseBackup(primary, join(folder, 'pg'), to)
  const { hostname, port, username, password } = new URL(primary.urlSuper)
  return startCopy(
    folder,
    to,
    'standby',
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'
primary_slot_name = 'salinan'
hot_standby = on\n`
  )
}

/** Every process of a server, to be stopped in its tracks or killed. */
export const processesOf = ({ pid }: Postgres): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
]

/** Nothing of it answers any more, and no connection is refused: a network that swallows. */
export function freeze(server: Postgres): () => void {
  const pids = processesOf(server)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'))
}
