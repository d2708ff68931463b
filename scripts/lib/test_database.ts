/**
 * What the test database has beside the product's own tables: a copy of the reference data and a
 * function `tes_awal.kosongkan(jurnal)` that brings the database back to the state after migration.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareSchema } from './database.ts'
import type { Environment } from './environment.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { denganKlien, ulangiBasis } from './postgres_database.ts'
import { sidikSumber } from './fingerprint.ts'
import { AKAR, folderData } from './places.ts'

/** Tables that are left alone: migrations' own, and the journal, which is append-only here too. */
const BIARKAN = ['adonis_schema', 'adonis_schema_versions', 'referensi_muatan']
const JURNAL = ['jurnal', 'jurnal_segel']

/** What a migrated test database is made of. */
const SUMBER_TEMPLAT = [
  'database',
  'package-lock.json',
  'scripts/lib/postgres.ts',
  'scripts/lib/postgres_cluster.ts',
  'scripts/lib/postgres_database.ts',
  'scripts/lib/test_database.ts',
  'backend/bin/prepare.ts',
  'backend/config/database.ts',
  'backend/app/core/jobs/queue.ts',
  'backend/start/jobs.ts',
]
const WADAH_TEMPLAT = join(AKAR, 'node_modules', '.eproc', 'tes')

/**
 * A cluster with an empty, migrated database in the data folder. With `pakaiTemplat` a finished cluster
 * of an earlier run is copied when its sources have not changed (0.3 s instead of 3 s).
 */
export async function testDatabase(
  dasar: Environment,
  options: { pakaiTemplat: boolean }
): Promise<Postgres> {
  const dir = join(folderData(), 'pg')
  const templat = join(WADAH_TEMPLAT, sidikSumber(SUMBER_TEMPLAT).slice(0, 16))
  const baru = !existsSync(dir)
  if (baru && options.pakaiTemplat && existsSync(templat)) {
    if (salinFolder(templat, folderData())) return startPostgres({ dir, cepat: true })
  }
  let pg = await startPostgres({ dir, cepat: true })
  if (!baru) await ulangiBasis(pg)
  await prepareSchema({ ...dasar, ...databaseAddress(pg) }, false)
  await withoutKeys(pg.urlSuper)
  await prepareEmptying(pg.urlSuper)
  if (baru && options.pakaiTemplat && existsSync(dir)) {
    await pg.henti()
    simpanTemplat(templat)
    pg = await startPostgres({ dir, cepat: true })
  }
  return pg
}

/** The variables that name the database of a cluster. */
export function databaseAddress(pg: Postgres): Environment {
  return {
    DATABASE_URL: pg.urlAplikasi,
    DATABASE_OWNER_URL: pg.urlPemilik,
    TES_URL_SUPER: pg.urlSuper,
  }
}

/** Keeps cluster and keys; older ones go. A second run that does the same changes nothing. */
function simpanTemplat(templat: string): void {
  const sementara = `${templat}.${process.pid}`
  mkdirSync(sementara, { recursive: true, mode: 0o700 })
  if (salinFolder(folderData(), sementara) && !existsSync(templat)) {
    for (const previous of readdirSync(WADAH_TEMPLAT)) {
      if (!previous.includes('.'))
        rmSync(join(WADAH_TEMPLAT, previous), { recursive: true, force: true })
    }
    renameSync(sementara, templat)
  }
  rmSync(sementara, { recursive: true, force: true })
}

/** Copies with owners, which Node's own copy does not keep; false where `cp -a` is unknown. */
function salinFolder(dari: string, ke: string): boolean {
  const daftar = ['pg', 'kunci'].map((nama) => join(dari, nama))
  return spawnSync('cp', ['-a', ...daftar, ke], { stdio: 'ignore' }).status === 0
}

type Tabel = { nama: string; berisi: boolean }

/** Tests publish without keys of people, but where those are what they are about. */
async function withoutKeys(urlSuper: string): Promise<void> {
  await denganKlien(urlSuper, async (klien) => {
    await klien.query(`update parameter set value = '0' where key = 'KUNCI_PEMEGANG_WAJIB'`)
  })
}

/** Call once, after migration and before any test. `urlSuper` is the superuser's address. */
async function prepareEmptying(urlSuper: string): Promise<void> {
  await denganKlien(urlSuper, async (klien) => {
    const { rows } = await klien.query<{ nama: string; berisi: boolean }>(`
      select quote_ident(tablename) as nama,
        (xpath('/row/b/text()', query_to_xml(format('select exists (select 1 from public.%I) as b', tablename),
          false, true, '')))[1]::text = 'true' as berisi
      from pg_tables where schemaname = 'public' order by tablename`)
    const semua = rows.filter(({ nama }) => !BIARKAN.includes(nama))
    const tetap = semua.filter(({ nama, berisi }) => berisi && !JURNAL.includes(nama))
    const data = semua.filter(({ nama, berisi }) => !berisi && !JURNAL.includes(nama))
    const { rowCount: hasQueue } = await klien.query(
      "select 1 from pg_tables where schemaname = 'antrean' and tablename = 'job'"
    )
    await klien.query(susun(tetap, data, Boolean(hasQueue)))
  })
}

function susun(tetap: Tabel[], data: Tabel[], queue: boolean): string {
  const hapus = [...data.map(({ nama }) => `public.${nama}`), ...(queue ? ['antrean.job'] : [])]
  const salinan = tetap.map(
    ({ nama }) => `
      create table tes_awal.${nama} as select * from public.${nama};
      create trigger tes_catat after insert or update or delete or truncate on public.${nama}
        for each statement execute function tes_awal.catat('${nama}');`
  )
  // Statement triggers note which reference tables a test touched; only those are restored. Triggers
  // and foreign keys rest while this runs (replica role).
  return `
    begin;
    create schema tes_awal;
    grant usage on schema tes_awal to public;
    create unlogged table tes_awal.berubah (nama text primary key);
    create function tes_awal.catat() returns trigger language plpgsql security definer as $$
    begin
      insert into tes_awal.berubah values (tg_argv[0]) on conflict do nothing;
      return null;
    end $$;
    ${salinan.join('\n')}
    create function tes_awal.kosongkan(dengan_jurnal boolean) returns void language plpgsql security definer
      set session_replication_role = replica as $$
    declare tabel text; kolom text;
    begin
      ${hapus.map((nama) => `delete from ${nama};`).join('\n')}
      if dengan_jurnal then
        ${JURNAL.map((nama) => `delete from public.${nama};`).join('\n')}
      end if;
      for tabel in delete from tes_awal.berubah returning nama loop
        select string_agg(quote_ident(attname), ', ') into kolom from pg_attribute
          where attrelid = ('public.' || tabel)::regclass and attnum > 0 and not attisdropped
            and attgenerated = '';
        execute format('delete from public.%s', tabel);
        execute format('insert into public.%1$s (%2$s) overriding system value select %2$s from tes_awal.%1$s',
          tabel, kolom);
      end loop;
    end $$;
    grant execute on function tes_awal.kosongkan(boolean) to public;
    commit;`
}
