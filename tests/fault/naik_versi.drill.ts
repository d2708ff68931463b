/**
 * An upgrade as docs/upgrade.md says it: an installation of an older commit (`TES_DARI`) with its sample data and a
 * running server becomes one of today; nothing that was there is changed, and what is signed still holds. Needs the
 * repository's history; only in `npm run drill`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import { prepareSchema, runBackend } from '../../scripts/lib/database.ts'
import { AKAR, TYPESCRIPT } from '../../scripts/lib/places.ts'
import { stopProcess } from '../../scripts/lib/processes.ts'
import { findPort } from '../../scripts/lib/port.ts'
import { startMailCatcher } from '../../scripts/lib/mail_catcher.ts'
import { baseEnvironment, type Environment } from '../../scripts/lib/environment.ts'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.ts'
import { scaled } from '../lib/limits.ts'
import { startServer } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

/** The last commit before operations, replicas and size were worked on. */
const FROM = process.env.TES_DARI ?? 'e88cf5fb'
const DEMO_PASSWORD = 'Rahasia-2026!'
/** What is prepared anew: which migrations ran and which reference files were read, and parameters that a version adds. */
const OWN_ROWS = new Set([
  'adonis_schema',
  'adonis_schema_versions',
  'rate_limits',
  'referensi_muatan',
  'parameter',
])

interface Fingerprint {
  table: string
  columns: string
  rows: string
  hash: string
}

const sh = (command: string, args: string[], cwd = AKAR) => {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

/** The older version beside this one, with today's packages: they hold all that it needs. */
function checkOut(folder: string): string {
  const old = join(folder, 'lama')
  sh('git', ['worktree', 'add', '--detach', old, FROM])
  sh('cp', ['-al', join(AKAR, 'node_modules'), join(old, 'node_modules')])
  return old
}

/** A program of the older back end. */
const runOld = (old: string, file: string, args: string[], env: Environment): ChildProcess =>
  spawn(process.execPath, [TYPESCRIPT, file, ...args], {
    cwd: join(old, 'backend'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

test.group(`Upgrade from ${FROM}`, (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-naik-'))
  chmodSync(folder, 0o711)
  let postgres: Postgres
  let env: Environment
  let old: string

  group.setup(async () => {
    const mail = await startMailCatcher({ folder: join(folder, 'surat') })
    postgres = await startPostgres({ dir: join(folder, 'pg') })
    const port = await findPort()
    env = {
      ...baseEnvironment('development', port, folder),
      APP_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
      LATIHAN: 'mati',
      DATABASE_URL: postgres.urlAplikasi,
      DATABASE_OWNER_URL: postgres.urlPemilik,
      SMTP_URL: mail.urlSmtp,
    }
    old = checkOut(folder)
    return async () => {
      await postgres.henti()
      await mail.henti()
      sh('git', ['worktree', 'remove', '--force', old])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  })

  async function asSuper<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: postgres.urlSuper })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  /** Of the columns that are named, or of all there are: how many rows, and a sum over all of them. */
  const fingerprints = (of?: readonly Fingerprint[]): Promise<Fingerprint[]> =>
    asSuper(async (client) => {
      const { rows: tables } = await client.query<{ table: string; columns: string }>(
        `select table_name as table, string_agg(quote_ident(column_name), ', ' order by column_name) as columns
           from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`
      )
      const found: Fingerprint[] = []
      for (const { table, columns } of of ?? tables) {
        const { rows } = await client.query<{ rows: string; hash: string }>(
          `select count(*)::text as rows, coalesce(sum(hashtextextended(x::text, 0)), 0)::text as hash
             from (select ${columns} from ${table}) x`
        )
        found.push({ table, columns, ...rows[0]! })
      }
      return found.filter(({ table }) => !OWN_ROWS.has(table))
    })

  const parameters = () =>
    asSuper(async (client) => {
      const { rows } = await client.query<{ key: string; value: string }>(
        'select key, value from parameter order by key'
      )
      return rows
    })

  /** The older server, and how its calls are answered. */
  async function oldServer(): Promise<{ stop(): Promise<void> }> {
    const child = runOld(old, 'bin/server.ts', [], env)
    await waitFor(
      'the older server',
      () =>
        fetch(`${env.APP_URL}/api/time`).then(
          (a) => a.ok,
          () => false
        ),
      scaled(60_000)
    )
    return { stop: () => stopProcess(child, 10_000) }
  }

  async function signIn(url: string): Promise<{ status: number; token: string }> {
    const answer = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept': 'application/json' },
      body: JSON.stringify({ userId: 'rekanan1', password: DEMO_PASSWORD }),
    })
    const body = (await answer.json()) as { data?: { token: string } }
    return { status: answer.status, token: body.data?.token ?? '' }
  }
  const info = async (url: string, token: string) =>
    (
      await fetch(`${url}/userman/info`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      })
    ).status

  test('changes nothing that was there, and what was signed still holds', async ({ assert }) => {
    const prepared = runOld(old, 'bin/prepare.ts', ['--demo'], env)
    assert.equal(await new Promise((resolve) => prepared.once('exit', resolve)), 0)
    const before = await oldServer()
    const session = await signIn(env.APP_URL!)
    assert.equal(session.status, 200)
    await waitFor('every row of the journal to be sealed', async () =>
      asSuper(async (client) => {
        const { rowCount } = await client.query(
          'select 1 from jurnal j where not exists (select 1 from jurnal_segel s where s.rentang @> j.id) limit 1'
        )
        return rowCount === 0
      })
    )
    await waitFor('a leaf of the public log', () => existsSync(join(folder, 'log', 'checkpoint')))
    await before.stop()

    const were = await fingerprints()
    const setTo = await parameters()
    const begun = performance.now()
    await prepareSchema(env, false)
    const took = performance.now() - begun
    assert.deepEqual(await fingerprints(were), were)
    assert.includeDeepMembers(await parameters(), setTo)

    // Another machine that still runs the older version meanwhile.
    const beside = await oldServer()
    const open = (
      await fetch(`${env.APP_URL}/api/provinsi`, { headers: { accept: 'application/json' } })
    ).status
    const known = await info(env.APP_URL!, session.token)
    const login = (await signIn(env.APP_URL!)).status
    await beside.stop()

    const server = await startServer({ env })
    await waitFor('readiness', async () => (await fetch(`${server.url}/api/sehat/siap`)).ok)
    assert.equal(await info(server.url, session.token), 200, 'the session of before')
    assert.equal((await signIn(server.url)).status, 200)
    assert.equal(await runBackend('bin/verify_journal.ts', [], env), 0)
    await server.henti()
    const rows = were.reduce((sum, { rows: n }) => sum + Number(n), 0)
    process.stderr.write(
      `${were.length} tables, ${rows} rows unchanged; prepared in ${(took / 1000).toFixed(1)} s; the older version on the newer tables: public ${open}, session ${known}, login ${login}\n`
    )
  }).timeout(scaled(300_000))
})
