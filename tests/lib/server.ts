/** Real server processes for browser and fault tests. */
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSchema } from '../../scripts/lib/database.ts'
import { baseEnvironment, type Environment } from '../../scripts/lib/environment.ts'
import { startMailCatcher, type MailCatcher } from '../../scripts/lib/mail_catcher.ts'
import { spawnServer, type Server } from '../../scripts/lib/server.ts'
import { findPort } from '../../scripts/lib/port.ts'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.ts'
import { scaled } from './limits.ts'

export type { Server }

const hidup = new Set<Server>()
const pembersihan = new Set<() => Promise<void>>()

/**
 * Starts a server on a port of its own, by default over this run's database, files and mail catcher.
 * `env` replaces single variables (EPROC_CLOCK, WEB_CONCURRENCY, DATABASE_URL …).
 */
export async function startServer(options: { env?: Environment } = {}): Promise<Server> {
  const port = options.env?.PORT ?? String(await findPort())
  const server = await spawnServer(
    {
      HOST: '127.0.0.1',
      APP_URL: `http://127.0.0.1:${port}`,
      ...dariProses(),
      ...options.env,
      PORT: port,
    },
    {
      diam: true,
      batasMs: scaled(60_000),
      // Nobody asked for it: what it said last is the cause of every failure that follows.
      saatMati: (kode) =>
        process.stderr.write(`\nA server ended with code ${kode}:\n${server.catatan()}\n`),
    }
  )
  hidup.add(server)
  server.proses.once('exit', () => hidup.delete(server))
  return server
}

/** The variables that a server inherits from the test process. */
function dariProses(): Environment {
  const env: Environment = {}
  for (const [nama, nilai] of Object.entries(process.env)) {
    if (nilai !== undefined && nama !== 'APP_URL' && nama !== 'PORT') env[nama] = nilai
  }
  return env
}

let bersama: Promise<Server> | undefined

/** One server for all browser tests of this process; started at the first call. */
export function sharedServer(): Promise<Server> {
  bersama ??= startServer()
  return bersama
}

export type OwnWorld = {
  env: Environment
  folder: string
  /** The running cluster; replace it after a kill with {@link nyalakanBasis}. */
  postgres: Postgres
  surat: MailCatcher
  nyalakanBasis(): Promise<Postgres>
  bersihkan(): Promise<void>
}

/**
 * A data folder, durable PostgreSQL and mail catcher that no other test sees: for tests that kill
 * things. `env` goes to {@link nyalakan}.
 */
export async function ownWorld(
  options: { cepat?: boolean; demo?: boolean } = {}
): Promise<OwnWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-rusak-'))
  chmodSync(folder, 0o711)
  const nyalakanBasis = async () => {
    world.postgres = await startPostgres({ dir: join(folder, 'pg'), cepat: options.cepat ?? false })
    world.env.DATABASE_URL = world.postgres.urlAplikasi
    world.env.DATABASE_OWNER_URL = world.postgres.urlPemilik
    return world.postgres
  }
  const surat = await startMailCatcher({ folder: join(folder, 'surat') })
  const postgres = await startPostgres({ dir: join(folder, 'pg'), cepat: options.cepat ?? false })
  const world: OwnWorld = {
    folder,
    postgres,
    surat,
    env: {
      ...baseEnvironment('test', await findPort(), folder),
      LOG_LEVEL: 'silent',
      DATABASE_URL: postgres.urlAplikasi,
      DATABASE_OWNER_URL: postgres.urlPemilik,
      SMTP_URL: surat.urlSmtp,
      TES_KOTAK_SURAT: surat.urlKotak,
    },
    nyalakanBasis,
    async bersihkan() {
      pembersihan.delete(world.bersihkan)
      await surat.henti()
      await world.postgres.henti()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  delete world.env.PORT
  pembersihan.add(world.bersihkan)
  await prepareSchema(world.env, options.demo ?? false)
  return world
}

/** Stops whatever the tests left running. */
export async function stopServers(): Promise<void> {
  bersama = undefined
  await Promise.all([...hidup].map((server) => server.henti()))
  for (const bersihkan of [...pembersihan]) await bersihkan()
}
