/** The database of a command: the one of DATABASE_URL, or the built-in one. */
import { join } from 'node:path'
import { lingkunganDasar, portDari, produksi, type Lingkungan } from './environment.ts'
import { GalatPengguna, kabari, kabariPeringatan } from './messages.ts'
import { nyalakanPostgres, type Postgres } from './postgres.ts'
import { jalankanProses, sedangMenutup, tunggu } from './processes.ts'
import { BACKEND, folderData } from './places.ts'

export type Basis = { env: Lingkungan; postgres?: Postgres }

/** Starts the built-in database (or takes the caller's) and answers the variables that name it. */
export async function siapkanBasis(opsi: { cepat?: boolean; jaga?: boolean } = {}): Promise<Basis> {
  const url = process.env.DATABASE_URL
  if (url) {
    return { env: { DATABASE_URL: url, DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL || url } }
  }
  const dir = join(folderData(), 'pg')
  const nyalakan = async (): Promise<Postgres> =>
    nyalakanPostgres({
      dir,
      cepat: opsi.cepat ?? false,
      saatMati: () => {
        if (opsi.jaga && !sedangMenutup()) void bangkitkan()
      },
    })
  const bangkitkan = async () => {
    kabariPeringatan('PostgreSQL berhenti sendiri; dinyalakan lagi …')
    try {
      await nyalakan()
      kabari('PostgreSQL menyala kembali.')
    } catch (galat) {
      kabariPeringatan(String(galat))
      await tunggu(2000)
      if (!sedangMenutup()) void bangkitkan()
    }
  }
  const postgres = await nyalakan()
  return {
    env: { DATABASE_URL: postgres.urlAplikasi, DATABASE_OWNER_URL: postgres.urlPemilik },
    postgres,
  }
}

/**
 * Runs a TypeScript program of the back end to its end, with its decorators. `masukan` false leaves
 * the terminal to it.
 */
export async function jalankanBackend(
  berkas: string,
  argumen: string[],
  env: Lingkungan,
  opsi: { interaktif?: boolean } = {}
): Promise<number> {
  const { kode } = await jalankanProses(
    process.execPath,
    ['--import=@poppinss/ts-exec', berkas, ...argumen],
    {
      cwd: BACKEND,
      env: { ...process.env, ...env },
      ...(opsi.interaktif ? { stdio: 'inherit' as const } : { tampil: true }),
    }
  )
  return kode
}

/** Roles' rights, migrations, job schema and reference data; demo data when asked for. */
export async function siapkanSkema(env: Lingkungan, demo: boolean): Promise<void> {
  const kode = await jalankanBackend('bin/prepare.ts', demo ? ['--demo'] : [], env)
  if (kode !== 0) throw new GalatPengguna('Penyiapan basis data gagal; lihat pesan di atas.')
}

/** Environment of a program of the back end that needs the database and no web server. */
export async function lingkunganPerintah(): Promise<Lingkungan> {
  const { env } = await siapkanBasis()
  const mode = produksi() ? 'production' : 'development'
  return { ...lingkunganDasar(mode, portDari('PORT', 3333)), ...env }
}
