/**
 * A copy of the database as files, taken in one snapshot and put back in one transaction. Rows travel
 * as PostgreSQL's own text of a whole row, so that every type comes back exactly. The owner's role is
 * enough for both ways; no program of PostgreSQL is needed.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'

const SKEMA = ['public', 'antrean']
/** Belong to the code's version, not to the data. */
const LEWATI = ['public.adonis_schema', 'public.adonis_schema_versions', 'antrean.version']
const SEKALI = 500

export type TabelSalinan = { nama: string; kolom: string[]; semuaKolom: string[]; baris: number }
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
  const { rows } = await klien.query<{ nama: string; kolom: string[]; semua: string[] }>(
    `select format('%s.%s', n.nspname, c.relname) as nama,
       array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as kolom,
       array_agg(quote_ident(a.attname) order by a.attnum) as semua
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
    [SKEMA]
  )
  return rows
    .filter(({ nama }) => !LEWATI.includes(nama))
    .map(({ nama, kolom: column, semua }) => ({ nama, kolom: column, semuaKolom: semua }))
}

/** Writes every table to `folder`, one gzipped file of JSON strings each; call inside a snapshot. */
export async function salinKeluar(klien: pg.Client, folder: string): Promise<DatabaseContent> {
  const table: TabelSalinan[] = []
  for (const satu of await listTabel(klien)) {
    let baris = 0
    await klien.query(
      `declare petikan no scroll cursor for select t::text as r from ${satu.nama} t`
    )
    const isi = async function* () {
      for (;;) {
        const { rows } = await klien.query<{ r: string }>(`fetch ${SEKALI} from petikan`)
        if (rows.length === 0) return
        baris += rows.length
        yield rows.map(({ r }) => `${JSON.stringify(r)}\n`).join('')
      }
    }
    await pipeline(
      Readable.from(isi()),
      createGzip(),
      createWriteStream(berkasTabel(folder, satu.nama))
    )
    await klien.query('close petikan')
    table.push({ ...satu, baris })
  }
  return { migrasi: await listMigrasi(klien), tabel: table, urutan: await listUrutan(klien) }
}

function berkasTabel(folder: string, nama: string): string {
  return join(folder, `${nama}.ndjson.gz`)
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
 * of the copy (same migrations). Foreign keys are taken off and put back, which checks them.
 */
export async function salinMasuk(
  klien: pg.Client,
  folder: string,
  isi: DatabaseContent
): Promise<void> {
  const kunciTamu = await klien.query<{ lepas: string; pasang: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lepas,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as pasang
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and n.nspname = any($1)`,
    [SKEMA]
  )
  const nama = isi.tabel.map((table) => table.nama)
  for (const { lepas: release } of kunciTamu.rows) await klien.query(release)
  for (const table of nama) await klien.query(`alter table ${table} disable trigger user`)
  await klien.query(`truncate ${nama.join(', ')}`)
  for (const table of isi.tabel) await fillTable(klien, folder, table)
  for (const table of nama) await klien.query(`alter table ${table} enable trigger user`)
  for (const { pasang } of kunciTamu.rows) await klien.query(pasang)
  for (const { nama: urutan, nilai, terpakai } of isi.urutan) {
    await klien.query('select setval($1::regclass, $2::bigint, $3)', [urutan, nilai, terpakai])
  }
}

async function fillTable(klien: pg.Client, folder: string, table: TabelSalinan): Promise<void> {
  const daftar = table.kolom.join(', ')
  const nilai = table.kolom.map((column) => `r.${column}`).join(', ')
  const perintah = `insert into ${table.nama} (${daftar}) overriding system value
    select ${nilai} from unnest($1::text[]) as u (teks),
      lateral (select (u.teks::${table.nama}).*) as r (${table.semuaKolom.join(', ')})`
  const baris = createInterface({
    input: createReadStream(berkasTabel(folder, table.nama)).pipe(createGunzip()),
    crlfDelay: Infinity,
  })
  let kelompok: string[] = []
  let jumlah = 0
  const tulis = async () => {
    if (kelompok.length > 0) await klien.query(perintah, [kelompok])
    jumlah += kelompok.length
    kelompok = []
  }
  for await (const satu of baris) {
    kelompok.push(JSON.parse(satu) as string)
    if (kelompok.length >= SEKALI) await tulis()
  }
  await tulis()
  if (jumlah !== table.baris) {
    throw new Error(
      `Tabel ${table.nama}: ${jumlah} baris terbaca, ${table.baris} tercatat dalam cadangan.`
    )
  }
}
