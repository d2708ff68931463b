/** The database of a command: the one of DATABASE_URL, or the built-in one. */
import { join } from 'node:path'
import { baseEnvironment, portOf, produksi, type Environment } from './environment.ts'
import { UserError, say, sayWarning } from './messages.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { runProcess, isClosing, sleep } from './processes.ts'
import { BACKEND, TYPESCRIPT, folderData } from './places.ts'

export type Basis = { env: Environment; postgres?: Postgres }

/** Starts the built-in database (or takes the caller's) and answers the variables that name it. */
export async function prepareDatabase(
  options: { cepat?: boolean; jaga?: boolean } = {}
): Promise<Basis> {
  const url = process.env.DATABASE_URL
  if (url) {
    return { env: { DATABASE_URL: url, DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL || url } }
  }
  const dir = join(folderData(), 'pg')
  const start = async (): Promise<Postgres> =>
    startPostgres({
      dir,
      cepat: options.cepat ?? false,
      saatMati: () => {
        if (options.jaga && !isClosing()) void bangkitkan()
      },
    })
  const bangkitkan = async () => {
    sayWarning('PostgreSQL berhenti sendiri; dinyalakan lagi …')
    try {
      await start()
      say('PostgreSQL menyala kembali.')
    } catch (error) {
      sayWarning(String(error))
      await sleep(2000)
      if (!isClosing()) void bangkitkan()
    }
  }
  const postgres = await start()
  return {
    env: { DATABASE_URL: postgres.urlAplikasi, DATABASE_OWNER_URL: postgres.urlPemilik },
    postgres,
  }
}

/**
 * Runs a TypeScript program of the back end to its end, with its decorators. `masukan` false leaves
 * the terminal to it.
 */
export async function runBackend(
  berkas: string,
  args: string[],
  env: Environment,
  options: { interaktif?: boolean } = {}
): Promise<number> {
  const { kode } = await runProcess(process.execPath, [TYPESCRIPT, berkas, ...args], {
    cwd: BACKEND,
    env: { ...process.env, ...env },
    ...(options.interaktif ? { stdio: 'inherit' as const } : { tampil: true }),
  })
  return kode
}

/** Roles' rights, migrations, job schema and reference data; demo data when asked for. */
export async function prepareSchema(env: Environment, demo: boolean): Promise<void> {
  const kode = await runBackend('bin/prepare.ts', demo ? ['--demo'] : [], env)
  if (kode !== 0) throw new UserError('Penyiapan basis data gagal; lihat pesan di atas.')
}

/** Environment of a program of the back end that needs the database and no web server. */
export async function commandEnvironment(): Promise<Environment> {
  const { env } = await prepareDatabase()
  const mode = produksi() ? 'production' : 'development'
  return { ...baseEnvironment(mode, portOf('PORT', 3333)), ...env }
}
