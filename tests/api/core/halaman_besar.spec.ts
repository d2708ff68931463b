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
import { hasilTender } from '@eproc/backend/app/tender/publik/hasil/hasil_query'
import { createTenderDitetapkan } from '@eproc/database/factories/tender'
import { cleanSlate } from '../../lib/dates.ts'
import { copyPackage } from '../../lib/query.ts'

const COPIES = 3000
/** Far more than a page shows, and a fraction of the copies. */
const A_FEW = 1000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Parent Relationship'?: string
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

/** Rows of one package, and what is different in those of its copy `n`: everything was decided a year ago. */
const TABLES = {
  paket: `'id', n, 'kode', 'BANYAK-' || n, 'nama', 'Banyak ' || n, 'tender_id', n, 'kunci_spmk', false`,
  pokja: `'paket_id', n`,
  jadwal: `'id', n * 100 + t.urut, 'paket_id', n, 'mulai', t.mulai - interval '1 year', 'selesai', t.selesai - interval '1 year'`,
  pembukaan: `'id', n, 'paket_id', n, 'disahkan_pada', now() - interval '1 year'`,
  evaluasi: `'id', n * 100 + t.urutan, 'paket_id', n, 'diubah_pada', now() - interval '1 year'`,
  penetapan: `'id', n, 'paket_id', n, 'ditegaskan_pada', now() - interval '1 year'`,
  rilis_ocds: `'id', n, 'paket_id', n`,
}

let trx: TransactionClientContract

/** 3,000 packages with a winner, and three members each, all of whom still may: nothing waits for anybody. */
async function manyPackages(): Promise<() => Promise<void>> {
  const { id } = await createTenderDitetapkan('sanggah')
  trx = await db.transaction()
  await copies(id).catch(async (error: unknown) => {
    await trx.rollback()
    throw error
  })
  return () => trx.rollback()
}

async function copies(paketId: number): Promise<void> {
  const tables = Object.keys(TABLES)
  for (const table of tables) {
    await sql(trx, `create temp table ${table} (like public.${table} including all) on commit drop`)
  }
  await copyPackage(trx, TABLES, { paketId, times: COPIES })
  await sql(trx, `analyze ${tables.join(', ')}`)
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

async function stepsOf({ sql: text, bindings }: Sent): Promise<Plan[]> {
  const [row] = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    trx,
    `explain (analyze, format json) ${text.replaceAll(/\$\d+/g, '?')}`,
    bindings
  )
  return nodes(row!['QUERY PLAN'][0]!.Plan)
}

/** Steps that read more packages, or more of what belongs to them, than a page can show. */
const readsMany = async (sent: Sent): Promise<string[]> =>
  (await stepsOf(sent))
    .filter((node) => {
      const looked = node['Relation Name'] === 'paket' ? (node['Rows Removed by Filter'] ?? 0) : 0
      return (node['Actual Rows'] + looked) * node['Actual Loops'] > A_FEW
    })
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`)

const staff = { id: 7, peran: 'manajerULP', divisi: null } as unknown as Pelaku
const page = { jumlah: 10, awal: 0, cari: null, urut: null }

test.group('What a page shows of few packages, among many', (group) => {
  group.setup(cleanSlate)
  group.setup(manyPackages)

  for (const [name, work] of [
    ['the list of packages', () => listPaket(staff, page, {})],
    ['the report of packages', () => listLaporanPaket(page, {})],
    [
      'the public list of results by name',
      () => hasilTender({ ...page, urut: { kolom: 'nama', turun: false } }),
    ],
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

  test('what looks for packages without open data asks for no release package by package', async ({
    assert,
  }) => {
    const [catchUp] = await sentBy(() => paketTertunda({ semua: true, sesudah: 0, jumlah: 500 }))
    const steps = await stepsOf(catchUp!)
    assert.notInclude(
      steps.map((step) => step['Parent Relationship']),
      'SubPlan'
    )
  })

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
