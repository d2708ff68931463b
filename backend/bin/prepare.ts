/**
 * Makes the database ready in one process: roles and grants, migrations, job queues, reference data,
 * and with `--demo` the demo data. Safe to run at every start and by several machines at once.
 */
import pg from 'pg'
import type { ApplicationService } from '@adonisjs/core/types'
import { denganAplikasi } from './application.js'

const ADVISORY_LOCK = 7_210_000

process.env.PORT ??= '3333'
process.env.APP_URL ??= 'http://localhost:3333'

async function siapkan(app: ApplicationService) {
  const { default: env } = await import('#start/env')
  const pemilik = env.get('DATABASE_OWNER_URL') || env.get('DATABASE_URL')
  const klien = new pg.Client({ connectionString: pemilik })
  await klien.connect()
  try {
    await klien.query(`select pg_advisory_lock(${ADVISORY_LOCK})`)
    await ensureRoles(klien)
    await migrasi(app)
    await prepareQueues(pemilik)
    const room = process.argv.includes('--latihan')
      ? await import('@eproc/database/seeders/latihan')
      : null
    await room?.prepareRoom(klien)
    await beriHak(klien)
    const { seedReference } = await import('@eproc/database/seeders/reference')
    await seedReference(klien)
    await room?.seedLatihan(klien)
    if (process.argv.includes('--demo')) {
      const { seedDemo } = await import('@eproc/database/seeders/demo')
      await seedDemo(klien)
    }
  } finally {
    await klien.end()
  }
}

/** The restricted roles exist, even where the deployment gives one login only. */
async function ensureRoles(klien: pg.Client) {
  for (const role of ['eproc_aplikasi', 'eproc_penyegel']) {
    const { rowCount } = await klien.query('select 1 from pg_roles where rolname = $1', [role])
    if (rowCount) continue
    await klien.query(`create role ${role} nologin`)
    await klien.query(`grant ${role} to current_user`)
  }
}

async function migrasi(app: ApplicationService) {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const db = await app.container.make('lucid.db')
  const pelari = new MigrationRunner(db, app, {
    direction: 'up',
    connectionName: 'pemilik',
    disableLocks: true,
  })
  await pelari.run()
  if (pelari.error) throw pelari.error
}

async function prepareQueues(pemilik: string) {
  const { PgBoss } = await import('pg-boss')
  const { ensureQueues, QUEUE_SCHEMA } = await import('#core/jobs/queue')
  const { JOBS } = await import('#start/jobs')
  const boss = new PgBoss({
    connectionString: pemilik,
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
    max: 2,
  })
  await boss.start()
  await ensureQueues(boss, JOBS)
  await boss.stop({ graceful: false })
}

/**
 * The application's role has this right on all columns of the table but these. Of a session it reads no hash of a token,
 * for who can read it could write the journal in that name; a stage and an opening stay those of their package (ADR 0050).
 */
const allColumnsBut = (
  table: string,
  right: 'select' | 'update',
  but: readonly string[]
): string => `
    revoke ${right} on ${table} from eproc_aplikasi;
    do $$ begin
      execute (select format('grant ${right} (%s) on ${table} to eproc_aplikasi', string_agg(quote_ident(attname), ', '))
        from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
         and attname <> all ('{${but.join(',')}}'));
    end $$;`

/**
 * Reading and writing for the application; journal and published releases can only be read and added to. Seals are the
 * sealer's: the right to update lets it lock the newest one, and the table's trigger refuses the update itself.
 */
async function beriHak(klien: pg.Client) {
  await klien.query(`
    grant usage on schema public, antrean to eproc_aplikasi;
    grant select, insert, update, delete on all tables in schema public, antrean to eproc_aplikasi;
    grant usage, select on all sequences in schema public, antrean to eproc_aplikasi;
    grant execute on all functions in schema antrean to eproc_aplikasi;
    revoke all on jurnal, jurnal_segel, rilis_ocds from eproc_aplikasi;
    grant select, insert on jurnal, rilis_ocds to eproc_aplikasi;
    grant select on jurnal_segel to eproc_aplikasi;
    grant usage on schema public to eproc_penyegel;
    grant select on jurnal to eproc_penyegel;
    grant select, insert, update on jurnal_segel to eproc_penyegel;
    ${allColumnsBut('sesi', 'select', ['hash'])}
    ${allColumnsBut('sesi', 'update', ['id', 'hash', 'pengguna_id'])}
    ${allColumnsBut('jadwal', 'update', ['id', 'paket_id', 'urut', 'kunci'])}
    ${allColumnsBut('pembukaan', 'update', ['id', 'paket_id', 'tahap'])}
    ${allColumnsBut('log_antri', 'update', ['id', 'jenis', 'objek', 'objek_id', 'komitmen', 'dibuat_pada'])}
    revoke delete on pembukaan, log_antri from eproc_aplikasi;
    revoke insert, update, delete on adonis_schema, adonis_schema_versions from eproc_aplikasi;
  `)
}

await denganAplikasi(siapkan).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
