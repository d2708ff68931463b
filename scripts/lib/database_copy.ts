/**
 * A copy of the database as files, taken in one snapshot and put back in one transaction. Rows travel as PostgreSQL's
 * own text (COPY), streamed, so that every type comes back exactly and no table has to fit into memory. The owner's role
 * is enough for both ways; no program of PostgreSQL is needed.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { say } from './messages.ts'

const SKEMA = ['public', 'antrean']
/** Belong to the code's version, not to the data. */
const LEWATI = ['public.adonis_schema', 'public.adonis_schema_versions', 'antrean.version']
/** A table of so many rows takes long enough to be told. */
const LARGE = 100_000
/** Rows are text: the quick levels leave little on the table, and the processor is what a backup waits for. */
const GZIP_LEVEL = 3

export type TabelSalinan = { nama: string; kolom: string[]; baris: number }
export type Urutan = { nama: string; nilai: string; terpakai: boolean }
export type DatabaseContent = { migrasi: string[]; tabel: TabelSalinan[]; urutan: Urutan[] }

/** Makes this connection see one moment until {@link endSnapshot}. */
export async function beginSnapshot(klien: pg.Client): Promise<void> {
  await klien.query('begin isolation level repeatable read, read only')
  await klien.query("set local datestyle = 'ISO'; set local intervalstyle = 'postgres'")
  await klien.query("set local extra_float_digits = 3; set local timezone = 'UTC'")
}

export async function endSnapshot(klien: pg.Client): Promise<void> {
  await klien.query('commit')
}

export async function listMigrasi(klien: pg.Client): Promise<string[]> {
  const { rows } = await klien.query<{ name: string }>(
    'select name from adonis_schema order by name'
  )
  return rows.map((baris) => baris.name)
}

async function listTabel(klien: pg.Client): Promise<Omit<TabelSalinan, 'baris'>[]> {
  const { rows } = await klien.query<{ nama: string; kolom: string[] }>(
    `select format('%s.%s', n.nspname, c.relname) as nama,
       array_agg(quote_ident(a.attname) order by a.attnum) as kolom
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
    [SKEMA]
  )
  return rows.filter(({ nama }) => !LEWATI.includes(nama))
}

/** Writes every table to `folder`, one gzipped file each; call inside a snapshot. */
export async function salinKeluar(klien: pg.Client, folder: string): Promise<DatabaseContent> {
  const table: TabelSalinan[] = []
  for (const { nama, kolom } of await listTabel(klien)) {
    // Of a partitioned table only what is selected can be copied.
    const rows = klien.query(copyTo(`copy (select ${kolom.join(', ')} from ${nama}) to stdout`))
    await pipeline(
      rows,
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(berkasTabel(folder, nama))
    )
    table.push({ nama, kolom, baris: rows.rowCount })
    tell(nama, rows.rowCount)
  }
  return { migrasi: await listMigrasi(klien), tabel: table, urutan: await listUrutan(klien) }
}

function tell(table: string, rows: number): void {
  if (rows >= LARGE) say(`  ${table}: ${rows} baris`)
}

function berkasTabel(folder: string, nama: string): string {
  return join(folder, `${nama}.copy.gz`)
}

async function listUrutan(klien: pg.Client): Promise<Urutan[]> {
  const { rows } = await klien.query<{ nama: string }>(
    `select format('%I.%I', schemaname, sequencename) as nama from pg_sequences where schemaname = any($1)`,
    [SKEMA]
  )
  const urutan: Urutan[] = []
  for (const { nama } of rows) {
    const hasil = await klien.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${nama}`
    )
    const { last_value: nilai, is_called: terpakai } = hasil.rows[0]!
    urutan.push({ nama, nilai, terpakai })
  }
  return urutan
}

/**
 * Replaces all rows by those in `folder`. Call inside a transaction; the tables must have the columns
 * of the copy (same migrations). Foreign keys are taken off and put back, which checks them; so are indexes, which are
 * made in a fraction of the time that keeping them up would take.
 */
export async function salinMasuk(
  klien: pg.Client,
  folder: string,
  isi: DatabaseContent
): Promise<void> {
  await klien.query(`set local maintenance_work_mem = '256MB'`)
  const putBack = [...(await indexesOf(klien)), ...(await foreignKeysOf(klien))]
  const nama = isi.tabel.map((table) => table.nama)
  for (const { lepas } of putBack.toReversed()) await klien.query(lepas)
  for (const table of nama) await klien.query(`alter table ${table} disable trigger user`)
  await klien.query(`truncate ${nama.join(', ')}`)
  for (const table of isi.tabel) await fillTable(klien, folder, table)
  for (const table of nama) await klien.query(`alter table ${table} enable trigger user`)
  for (const { pasang } of putBack) await klien.query(pasang)
  for (const { nama: urutan, nilai, terpakai } of isi.urutan) {
    await klien.query('select setval($1::regclass, $2::bigint, $3)', [urutan, nilai, terpakai])
  }
}

/** Statements that take a thing off and put it back as it was. */
type Removable = { lepas: string; pasang: string }

async function foreignKeysOf(klien: pg.Client): Promise<Removable[]> {
  const { rows } = await klien.query<Removable>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lepas,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as pasang
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and n.nspname = any($1)`,
    [SKEMA]
  )
  return rows
}

/** Of the product's own tables; what a constraint stands on stays. */
async function indexesOf(klien: pg.Client): Promise<Removable[]> {
  const { rows } = await klien.query<Removable>(
    `select format('drop index %s', i.indexrelid::regclass) as lepas, pg_get_indexdef(i.indexrelid) as pasang
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`
  )
  return rows
}

async function fillTable(
  klien: pg.Client,
  folder: string,
  { nama, kolom, baris }: TabelSalinan
): Promise<void> {
  const rows = klien.query(copyFrom(`copy ${nama} (${kolom.join(', ')}) from stdin`))
  await pipeline(createReadStream(berkasTabel(folder, nama)), createGunzip(), rows)
  tell(nama, rows.rowCount)
  if (rows.rowCount !== baris) {
    throw new Error(
      `Tabel ${nama}: ${rows.rowCount} baris terbaca, ${baris} tercatat dalam cadangan.`
    )
  }
}
