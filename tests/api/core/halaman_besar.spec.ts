/**
 * What a page or an inbox shows of a few packages is asked of these, however many there are: plans are run over 3,000
 * copies of one package, and no step of them may read a good part of these.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import type { Pelaku } from '@eproc/backend/app/core/auth/actor'
import { sql } from '@eproc/backend/app/core/database/sql'
import { listLaporanPaket } from '@eproc/backend/app/laporan/paket/laporan_paket_query'
import { listPaket } from '@eproc/backend/app/paket/isi/paket_query'
import { paketTertunda } from '@eproc/backend/app/ocds/tertunda_query'
import { paketMenunggu } from '@eproc/backend/app/rup/kotak_masuk/paket_menunggu_query'
import { paketBelumDiumumkan } from '@eproc/backend/app/tender/hasil/belum_diumumkan_query'
import { createPaketTerbit } from '@eproc/database/factories/paket'

const COPIES = 3000
/** Far more than a page shows, and a fraction of the copies. */
const A_FEW = 1000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Plans'?: Plan[]
}
interface Sent {
  sql: string
  bindings: unknown[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

const TABLES = ['paket', 'pokja', 'pembukaan', 'evaluasi', 'rilis_ocds']

let trx: TransactionClientContract

/** 3,000 packages under way with three members each, all of whom still may: nothing waits for anybody. */
async function manyPackages(): Promise<() => Promise<void>> {
  const { paket } = await createPaketTerbit()
  trx = await db.transaction()
  await copyPackage(paket.id).catch(async (error: unknown) => {
    await trx.rollback()
    throw error
  })
  return () => trx.rollback()
}

async function copyPackage(paketId: number): Promise<void> {
  for (const table of TABLES) {
    await sql(trx, `create temp table ${table} (like public.${table} including all) on commit drop`)
  }
  await sql(
    trx,
    `insert into paket overriding system value select (jsonb_populate_record(p, jsonb_build_object(
         'id', n, 'kode', 'BANYAK-' || n, 'tender_id', n, 'kunci_spmk', false))).*
       from public.paket p, generate_series(1, ?) n where p.id = ?`,
    [COPIES, paketId]
  )
  await sql(
    trx,
    `insert into pokja select (jsonb_populate_record(k, jsonb_build_object('paket_id', n))).*
       from public.pokja k, generate_series(1, ?) n where k.paket_id = ?`,
    [COPIES, paketId]
  )
  await sql(
    trx,
    `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada, disahkan_pada)
       select n, 'pembukaan', 7, now(), now() - interval '1 year' from generate_series(1, ?) n`,
    [COPIES]
  )
  await sql(
    trx,
    `insert into evaluasi (paket_id, rekanan_id, diubah_pada)
       select n, 7, now() - interval '1 year' from generate_series(1, ?) n`,
    [COPIES]
  )
  for (const table of TABLES) await sql(trx, `analyze ${table}`)
}

/** The statements that this work sends, counts left out: these go on to ten thousand. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const client = db.connection().getReadClient()
  const sent: Sent[] = []
  const listen = (query: Sent) => sent.push({ sql: query.sql, bindings: query.bindings })
  client.on('query', listen)
  try {
    await work()
  } finally {
    client.off('query', listen)
  }
  return sent.filter(
    ({ sql: text }) =>
      text.includes('from paket p') && !text.includes('count(*)::int as n from (select 1')
  )
}

/** Steps that read more packages, or more of what belongs to them, than a page can show. */
async function readsMany({ sql: text, bindings }: Sent): Promise<string[]> {
  const [row] = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    trx,
    `explain (analyze, format json) ${text.replaceAll(/\$\d+/g, '?')}`,
    bindings
  )
  return nodes(row!['QUERY PLAN'][0]!.Plan)
    .filter((node) => {
      const looked = node['Relation Name'] === 'paket' ? (node['Rows Removed by Filter'] ?? 0) : 0
      return (node['Actual Rows'] + looked) * node['Actual Loops'] > A_FEW
    })
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`)
}

const staff = { id: 7, peran: 'manajerULP', divisi: null } as unknown as Pelaku
const page = { jumlah: 10, awal: 0, cari: null, urut: null }

test.group('What a page shows of few packages, among many', (group) => {
  group.setup(manyPackages)

  for (const [name, work] of [
    ['the list of packages', () => listPaket(staff, page, {})],
    ['the report of packages', () => listLaporanPaket(page, {})],
  ] as const) {
    test(`${name} asks of its own rows what it shows of them`, async ({ assert }) => {
      const [list] = await sentBy(work)
      assert.deepEqual(await readsMany(list!), [])
    })
  }

  for (const [name, work] of [
    ['to announce', () => paketBelumDiumumkan({ semua: false })],
    ['to publish as open data', () => paketTertunda({ semua: false, sesudah: 0, jumlah: 500 })],
  ] as const) {
    test(`what looks every minute for something ${name} asks of the packages of the last days`, async ({
      assert,
    }) => {
      const [minutely] = await sentBy(work)
      assert.deepEqual(await readsMany(minutely!), [])
    })
  }

  test('who may be PPK or member no more is looked for among the staff, a tender to prepare among those not begun', async ({
    assert,
  }) => {
    for (const peran of ['manajerULP', 'operatorULP'] as const) {
      const sent = await sentBy(() => paketMenunggu({ ...staff, peran, unlada: true }, 200))
      assert.isAbove(sent.length, 2)
      for (const statement of sent) {
        assert.deepEqual(await readsMany(statement), [], statement.sql)
      }
    }
  })
})
