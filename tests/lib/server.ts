/** Real server processes for browser and fault tests. */
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siapkanSkema } from '../../scripts/lib/database.ts'
import { lingkunganDasar, type Lingkungan } from '../../scripts/lib/environment.ts'
import { nyalakanPenangkapSurat, type PenangkapSurat } from '../../scripts/lib/mail_catcher.ts'
import { nyalakanPeladen, type Peladen } from '../../scripts/lib/server.ts'
import { cariPort, nyalakanPostgres, type Postgres } from '../../scripts/lib/postgres.ts'
import { scaled } from './limits.ts'

export type { Peladen }

const hidup = new Set<Peladen>()
const pembersihan = new Set<() => Promise<void>>()

/**
 * Starts a server on a port of its own, by default over this run's database, files and mail catcher.
 * `env` replaces single variables (EPROC_CLOCK, WEB_CONCURRENCY, DATABASE_URL …).
 */
export async function nyalakan(opsi: { env?: Lingkungan } = {}): Promise<Peladen> {
  const port = opsi.env?.PORT ?? String(await cariPort())
  const peladen = await nyalakanPeladen(
    {
      HOST: '127.0.0.1',
      APP_URL: `http://127.0.0.1:${port}`,
      ...dariProses(),
      ...opsi.env,
      PORT: port,
    },
    {
      diam: true,
      batasMs: scaled(60_000),
      // Nobody asked for it: what it said last is the cause of every failure that follows.
      saatMati: (kode) =>
        process.stderr.write(`\nA server ended with code ${kode}:\n${peladen.catatan()}\n`),
    }
  )
  hidup.add(peladen)
  peladen.proses.once('exit', () => hidup.delete(peladen))
  return peladen
}

/** The variables that a server inherits from the test process. */
function dariProses(): Lingkungan {
  const env: Lingkungan = {}
  for (const [nama, nilai] of Object.entries(process.env)) {
    if (nilai !== undefined && nama !== 'APP_URL' && nama !== 'PORT') env[nama] = nilai
  }
  return env
}

let bersama: Promise<Peladen> | undefined

/** One server for all browser tests of this process; started at the first call. */
export function peladenBersama(): Promise<Peladen> {
  bersama ??= nyalakan()
  return bersama
}

export type DuniaSendiri = {
  env: Lingkungan
  folder: string
  /** The running cluster; replace it after a kill with {@link nyalakanBasis}. */
  postgres: Postgres
  surat: PenangkapSurat
  nyalakanBasis(): Promise<Postgres>
  bersihkan(): Promise<void>
}

/**
 * A data folder, durable PostgreSQL and mail catcher that no other test sees: for tests that kill
 * things. `env` goes to {@link nyalakan}.
 */
export async function duniaSendiri(
  opsi: { cepat?: boolean; demo?: boolean } = {}
): Promise<DuniaSendiri> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-rusak-'))
  chmodSync(folder, 0o711)
  const nyalakanBasis = async () => {
    dunia.postgres = await nyalakanPostgres({ dir: join(folder, 'pg'), cepat: opsi.cepat ?? false })
    dunia.env.DATABASE_URL = dunia.postgres.urlAplikasi
    dunia.env.DATABASE_OWNER_URL = dunia.postgres.urlPemilik
    return dunia.postgres
  }
  const surat = await nyalakanPenangkapSurat({ folder: join(folder, 'surat') })
  const postgres = await nyalakanPostgres({ dir: join(folder, 'pg'), cepat: opsi.cepat ?? false })
  const dunia: DuniaSendiri = {
    folder,
    postgres,
    surat,
    env: {
      ...lingkunganDasar('test', await cariPort(), folder),
      LOG_LEVEL: 'silent',
      DATABASE_URL: postgres.urlAplikasi,
      DATABASE_OWNER_URL: postgres.urlPemilik,
      SMTP_URL: surat.urlSmtp,
      TES_KOTAK_SURAT: surat.urlKotak,
    },
    nyalakanBasis,
    async bersihkan() {
      pembersihan.delete(dunia.bersihkan)
      await surat.henti()
      await dunia.postgres.henti()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  delete dunia.env.PORT
  pembersihan.add(dunia.bersihkan)
  await siapkanSkema(dunia.env, opsi.demo ?? false)
  return dunia
}

/** Stops whatever the tests left running. */
export async function hentikanPeladenTersisa(): Promise<void> {
  bersama = undefined
  await Promise.all([...hidup].map((peladen) => peladen.henti()))
  for (const bersihkan of [...pembersihan]) await bersihkan()
}
