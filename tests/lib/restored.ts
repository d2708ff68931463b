/** A backup brought back into an installation beside the one that it is of. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseEnvironment, type Environment } from '../../scripts/lib/environment.ts'
import { AKAR } from '../../scripts/lib/places.ts'
import { findPort } from '../../scripts/lib/port.ts'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.ts'
import { runProcess } from '../../scripts/lib/processes.ts'

/** `npm run …` in this environment; answers what it said. @throws Error where it fails */
export async function command(args: string[], env: Environment): Promise<string> {
  const { kode, keluaran: said } = await runProcess(
    process.execPath,
    [join(AKAR, 'scripts', 'run.ts'), ...args],
    { cwd: AKAR, env: { ...process.env, ...env } }
  )
  if (kode !== 0) throw new Error(`${args[0]} ended with ${kode}: ${said}`)
  return said
}

export interface Restored {
  folder: string
  postgres: Postgres
  env: Environment
  remove: () => Promise<void>
}

/** It has nothing but the backup. */
export async function restoredBeside(from: string, original: Environment): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-pulih-'))
  chmodSync(folder, 0o711)
  const postgres = await startPostgres({ dir: join(folder, 'pg') })
  const database = { DATABASE_URL: postgres.urlAplikasi, DATABASE_OWNER_URL: postgres.urlPemilik }
  const remove = async () => {
    await postgres.henti()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const env: Environment = {
    ...original,
    ...database,
    ...baseEnvironment('test', await findPort(), folder),
    APP_KEY: original.APP_KEY!,
    LOG_LEVEL: 'silent',
    LATIHAN: 'mati',
  }
  delete env.PORT
  await command(['restore', '--dari', from], env)
  return { folder, postgres, env, remove }
}
