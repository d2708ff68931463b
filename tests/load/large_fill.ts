/**
 * A database of the size of a ministry's, made by SQL alone: so many packages with ten HPS lines and three participants
 * each, a vendor with its dossier for every five, an activity for every two. Rules of the product are not asked, but what
 * lists, reports and home pages read is there in believable shares: six years, of which one runs.
 *
 * Everything is computed from a row's number, so nothing is looked up. Keys and triggers are not asked (the rows keep
 * them by construction) and plain indexes are made anew at the end: that is ten times as fast.
 */
import { createHmac } from 'node:crypto'
import pg from 'pg'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import { PERAN } from '@eproc/domain/common/roles'
import { packages, running } from './large_packages.ts'
import { shapes, type Shapes, type Size } from './large_shapes.ts'
import { dossiers, people, plan } from './large_vendors.ts'
import { tokenBeban } from './seed_load.ts'

/** Rows of one statement: progress is seen, and no transaction is endless. */
const PORTION = 200_000

/** Tables of ours that are full of numbers to look up, and people with a session for each role. */
async function prepare(client: pg.Client): Promise<void> {
  await client.query(`
    create unlogged table ukuran_divisi as select kode, row_number() over (order by kode) - 1 as ke from divisi where aktif;
    create unlogged table ukuran_kbli as select id, row_number() over (order by id) - 1 as ke from kbli order by id limit 500;
    create index on ukuran_kbli (ke);
    create unlogged table ukuran_tahap (metode text, urut int, kunci text, tahap text, include boolean);
    insert into coa (id, kode, nama) overriding system value values (1, '1.3.01.02', 'Bangunan');
    insert into lokasi_proyek (id, kode, nama, lokasi) overriding system value values (1, 'L1', 'Lokasi', 'Alamat');
  `)
  for (const [method, stages] of [
    ['TEN', jadwalAwal('TEN', 'K', 'KON')],
    ['PLA', jadwalAwal('PLA', null, 'BAR')],
  ] as const) {
    await client.query(
      `insert into ukuran_tahap select $1, urut, kunci, tahap, include
         from jsonb_to_recordset($2::jsonb) as b(urut int, kunci text, tahap text, include boolean)`,
      [method, JSON.stringify(stages)]
    )
  }
}

/** A session for one account of every role, and one for a member of the procurement unit. */
async function sessions(client: pg.Client, appKey: string, s: Shapes): Promise<void> {
  await client.query(
    `insert into pengguna (login, email, nama, peran, diaktifkan_pada, divisi_kode)
     select lower(x), lower(x) || '@contoh.example', x, x, clock_timestamp(), (select kode from divisi where unit_pengadaan)
       from unnest(array['manajerULP', 'pa', 'adminit', 'superAdmin']) x`
  )
  for (const role of PERAN) {
    await client.query(
      `insert into sesi (hash, pengguna_id, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
       select $1, min(id), clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '30 days'
         from pengguna where peran = $2`,
      [
        createHmac('sha256', appKey)
          .update(`sesi\n${tokenBeban(role, 0)}`)
          .digest(),
        role,
      ]
    )
  }
  await client.query(
    `select setval(pg_get_serial_sequence(t, 'id'), coalesce(m, 1))
       from (values ('rekanan', ${s.vendors}), ('paket', ${s.packages}), ('tender', ${s.packages}), ('kegiatan', ${s.activities}),
                    ('program', ${s.programs}), ('ijin_usaha', ${s.vendors * 2}), ('coa', 1), ('lokasi_proyek', 1)) x(t, m)`
  )
}

/** Fills an empty database, as its superuser. `say` hears about every table. */
export async function fillLarge(
  url: string,
  appKey: string,
  size: Size,
  say: (line: string) => void
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const s = shapes(size)
  const steps = [...people(s), ...dossiers(s), ...plan(s), ...packages(s), ...running(s)]
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set jit = off`
    )
    await prepare(client)
    const indexes = await dropIndexes(client, [...new Set(steps.map(([table]) => table))])
    for (const [table, count, insert] of steps) {
      const started = performance.now()
      for (let from = 1; from <= count; from += PORTION) {
        const to = Math.min(count, from + PORTION - 1)
        await client.query(
          `with n as (select n::bigint from generate_series(${from}, ${to}) n) insert into ${table} ${insert}`
        )
        if (table === 'paket' && to === count) await client.query('analyze paket')
      }
      if (table === 'pengguna') {
        await client.query(
          `select setval(pg_get_serial_sequence('pengguna', 'id'), max(id)) from pengguna`
        )
      }
      say(`${table}: ${count} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    }
    for (const index of indexes) {
      const started = performance.now()
      await client.query(index)
      const seconds = (performance.now() - started) / 1000
      if (seconds > 5) say(`${index.slice(0, 80)} … (${seconds.toFixed(1)} s)`)
    }
    await sessions(client, appKey, s)
    await client.query('drop table ukuran_divisi, ukuran_kbli, ukuran_tahap')
    say('vacuum analyze …')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Drops the plain indexes of these tables and answers the statements that make them again. */
async function dropIndexes(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace and t.relname = any($1)
        and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables]
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
