/**
 * Lists do not read the whole table to draw a page: the cheap form of `npm run bench -- size`. The plan is asked for, so no
 * clock and no large table is needed.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { BATAS_HITUNG } from '@eproc/domain/common/batas_hitung'
import type { Pelaku } from '@eproc/backend/app/core/auth/actor'
import { countRows } from '@eproc/backend/app/core/database/count'
import { lingkupPaket, paketTerhitung } from '@eproc/backend/app/paket_berjalan/lingkup_paket'
import { PLANNED, UNDER_WAY } from '@eproc/backend/app/pantauan/jadwal/jadwal_query'
import { sqlMoment } from '@eproc/backend/app/core/clock/clock'
import { sql } from '@eproc/backend/app/core/database/sql'
import { UNSEALED_LATELY } from '@eproc/backend/app/core/journal/seal'

import { statusDasarSql } from '@eproc/backend/app/dosir/status/status_tampil'
import { paketBelumDiumumkan } from '@eproc/backend/app/tender/hasil/belum_diumumkan_query'
import { pemasukanBerakhir } from '@eproc/backend/app/tender/penutupan/pemasukan_berakhir_query'

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Index Cond'?: string
  'Plans'?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

const TABLES =
  'divisi evaluasi jadwal jurnal jurnal_segel kegiatan paket paket_pendanaan penetapan pengguna pengumuman_hasil pokja rekanan sppbj surat'.split(
    ' '
  )

let trx: TransactionClientContract
/** The name that the schema gives the index, by that of its copy. */
let nameOf: ReadonlyMap<string, string>

/** Copies of the tables, empty and never looked into: what other tests left in the real ones changes no plan. */
async function copyTables(): Promise<() => Promise<void>> {
  trx = await db.transaction()
  for (const table of TABLES) {
    await sql(trx, `create temp table ${table} (like public.${table} including all) on commit drop`)
  }
  const indexes = await sql<{ name: string; copy: string }>(
    trx,
    `with i as (
       select indexname, schemaname = 'public' as real, tablename, regexp_replace(indexdef, '^.* USING ', '') as definition
         from pg_indexes where schemaname in ('public', (select nspname from pg_namespace where oid = pg_my_temp_schema())))
     select r.indexname as name, c.indexname as copy from i r join i c using (tablename, definition) where r.real and not c.real`
  )
  nameOf = new Map(indexes.map(({ name, copy }) => [copy, name]))
  return () => trx.rollback()
}

/** The plan where no table is small: a scan of all rows is chosen only where no index serves. */
async function planOf(statement: string): Promise<Plan[]> {
  await sql(trx, 'set local enable_seqscan = off')
  await sql(trx, 'set local enable_bitmapscan = off')
  await sql(trx, 'set local enable_sort = off')
  const [row] = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    trx,
    `explain (format json, costs off) ${statement}`
  )
  return nodes(row!['QUERY PLAN'][0]!.Plan).map((node) => ({
    ...node,
    'Index Name': nameOf.get(node['Index Name'] ?? ''),
  }))
}

/** The statement that this work sends. */
async function statementOf(work: () => Promise<unknown>): Promise<string> {
  const client = db.connection().getReadClient()
  const sent: string[] = []
  const listen = ({ sql: text }: { sql: string }) => sent.push(text)
  client.on('query', listen)
  try {
    await work()
  } finally {
    client.off('query', listen)
  }
  return sent[0]!
}

const indexOf = async (statement: string): Promise<(string | undefined)[]> =>
  (await planOf(statement)).map((node) => node['Index Name'])

test.group('Lists of a large installation', (group) => {
  group.each.setup(copyTables)

  test('rows are counted to ten thousand and one', async ({ assert }) => {
    const from = (rows: number) => `from generate_series(1, ${rows}) n`
    assert.equal(await countRows(db, from(BATAS_HITUNG)), BATAS_HITUNG)
    assert.equal(await countRows(db, from(BATAS_HITUNG * 5)), BATAS_HITUNG + 1)
  })

  test('the present moment is asked for once, so that an index can be searched by it', async ({
    assert,
  }) => {
    const plan = await planOf(
      `select 1 from jadwal where berjalan and include and kunci in ('sanggah-pra', 'sanggah', 'banding')
        and selesai > ${sqlMoment()} order by selesai limit 10`
    )
    const found = plan.find((node) => node['Index Name'] === 'jadwal_sanggah_berjalan')
    assert.match(found?.['Index Cond'] ?? '', /selesai >/)
  })

  test('what looks for ended submissions before each batch of the log reads those of a week, not of all years', async ({
    assert,
  }) => {
    const plan = await planOf(await statementOf(pemasukanBerakhir))
    const found = plan.find((node) => node['Index Name'] === 'jadwal_pemasukan_selesai')
    assert.match(found?.['Index Cond'] ?? '', /selesai >/)
  })

  test('what looks every minute for something to announce reads what happened in a week, not every package', async ({
    assert,
  }) => {
    const plan = await planOf(await statementOf(() => paketBelumDiumumkan({ semua: false })))
    for (const [name, column] of [
      ['jadwal_berjalan', 'mulai'],
      ['penetapan_tegas', 'ditegaskan_pada'],
      ['sppbj_dikirim', 'tgl_kirim'],
      ['evaluasi_diubah', 'diubah_pada'],
    ] as const) {
      const found = plan.filter((node) => node['Index Name'] === name)
      assert.include(found.map((node) => node['Index Cond']).join(), `${column} >`, name)
    }
  })

  test('what looks every hour for what was not announced reads stages under way, not every package', async ({
    assert,
  }) => {
    const announced = await planOf(await statementOf(() => paketBelumDiumumkan({ semua: true })))
    const found = announced.find((node) => node['Index Name'] === 'jadwal_umumkan_berjalan')
    assert.match(found?.['Index Cond'] ?? '', /mulai </)
  })

  test('what looks four times a second for rows without a seal reads the seals near the last, not each row', async ({
    assert,
  }) => {
    await sql(
      trx,
      `insert into jurnal (id, pelaku_nama, peran, aksi, objek) overriding system value
       select n, 'Sistem', 'sistem', 'uji.catat', 'uji' from generate_series(1, 3000) n`
    )
    await sql(
      trx,
      `insert into jurnal_segel (nomor, rentang, jumlah, hash_baris, hash_sebelum, hash, tanda_tangan, waktu, versi)
       select n, int8multirange(int8range(n, n + 1)), 1, '', '', n::text, '', now(), 3
         from generate_series(1, 2998) n where n <> 2500`
    )
    await sql(trx, 'analyze jurnal, jurnal_segel')
    const look = `select j.id from ${UNSEALED_LATELY} order by j.id`
    const found = await sql<{ id: number }>(trx, look)
    assert.deepEqual(
      found.map(({ id }) => id),
      [2500, 2999, 3000]
    )
    const [row] = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
      trx,
      `explain (analyze, buffers, format json) ${look}`
    )
    const plan = row!['QUERY PLAN'][0]!.Plan
    assert.isBelow(plan['Local Hit Blocks']! + plan['Local Read Blocks']!, 500)
  })

  test('orders of lists have their index', async ({ assert }) => {
    const orders = {
      rekanan_status_dasar: `select 1 from rekanan r where ${statusDasarSql('r')} = any(array['A', 'E']) limit 10001`,
      paket_nama: 'select 1 from paket order by lower(nama) limit 10',
      paket_tahun_kode: 'select 1 from paket where tahun_anggaran = 2026 order by kode limit 10',
      jadwal_umum: `select 1 from jadwal where include and kunci in ('sppbj', 'pengumuman-hasil', 'pengumuman-pemenang')
        order by mulai desc limit 10`,
      jadwal_pantau_mulai: `select 1 from jadwal j join paket p on p.id = j.paket_id where ${PLANNED} order by j.mulai, j.id limit 10`,
      jadwal_pantau_selesai: `select 1 from jadwal j where ${PLANNED} order by j.selesai desc, j.id limit 10`,
      paket_berjalan_nama: `select 1 from paket p where ${UNDER_WAY} order by lower(nama), id limit 10`,
      paket_umum: `select 1 from paket p where diterbitkan_pada is not null and tahun_anggaran = 2026
        order by (status_pelaksanaan in ('B', 'G', 'U')), diterbitkan_pada desc nulls last, id desc limit 10`,
      paket_baru: `select 1 from paket where diterbitkan_pada is not null and metode_pemilihan <> 'TLA'
        order by diterbitkan_pada desc, id desc limit 10`,
      paket_belum_selesai: `select 1 from paket p where p.status_pelaksanaan in ('N', 'A', 'P') and p.tahun_anggaran = 2026 limit 1000`,
      pengguna_peran_status: `select peran, status, count(*) from pengguna where status in ('I', 'S') group by 1, 2`,
      pengguna_belum_aktif: `select count(*) from pengguna where diaktifkan_pada is null and status = 'A' and not (peran = any(array['vendor']))`,
      surat_gagal: `select count(*) from surat where status = 'gagal'`,
      pengguna_nama: 'select 1 from pengguna order by lower(nama) nulls last, id limit 10',
      evaluasi_pemenang: 'select 1 from evaluasi where urutan = 1 and rekanan_id = 7',
      jurnal_objek: `select 1 from unnest(array['paket'], array['7']) o(objek, id)
        join jurnal c on c.objek = o.objek and c.objek_id = o.id`,
      penetapan_tegas: `select 1 from penetapan where status = 'tegas' order by ditegaskan_pada desc limit 10`,
    }
    for (const [name, statement] of Object.entries(orders)) {
      assert.include(await indexOf(statement), name, statement)
    }
  })

  test('what a division reads is counted by each table’s index, and its page never hashes all', async ({
    assert,
  }) => {
    const actor = { id: 7, peran: 'operator', divisi: '1050' } as Pelaku
    const written = (statement: string) =>
      statement.replaceAll(/(\w+) = \?/g, (_, column: string) =>
        column.endsWith('id') ? `${column} = 7` : `${column} = '1050'`
      )
    const counted = (who: Pelaku) => {
      const { teks } = paketTerhitung(who, { teks: 'true', nilai: [] })
      return indexOf(`select 1 ${written(teks)} limit 10001`)
    }
    assert.includeMembers(await counted(actor), ['paket_satuan_kerja', 'kegiatan_divisi'])
    assert.include(await counted({ ...actor, peran: 'ppk' }), 'paket_ppk')
    const { syarat } = lingkupPaket(actor)
    const page = `select 1 from paket p where ${written(syarat)} order by lower(nama), id limit 20`
    const plan = await planOf(page)
    assert.include(
      plan.map((node) => node['Index Name']),
      'paket_nama'
    )
    assert.notInclude(
      plan.map((node) => node['Node Type']),
      'Hash Join'
    )
  })
})
