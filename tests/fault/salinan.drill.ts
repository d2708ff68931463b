/**
 * A streaming replica (docs/adr/0056): lists are read from it, everybody reads their own writes back at once, and one that
 * lags, hangs or dies is left out without a request that fails. Only in `npm run drill`.
 */
import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { randomPdf } from '../lib/files.ts'
import { findPort } from '../../scripts/lib/port.ts'
import type { Postgres } from '../../scripts/lib/postgres.ts'
import { denganKlien } from '../../scripts/lib/postgres_database.ts'
import { scaled } from '../lib/limits.ts'
import {
  addTaxProof,
  createPlainRekanan,
  headersOf,
  type PlainVendor,
} from '../lib/plain_rekanan.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { freeze, startStandby } from '../lib/standby.ts'
import { waitFor } from '../lib/wait.ts'

const WRITES = 60
const LAG_SECONDS = 1

test.group('A replica', (group) => {
  let world: OwnWorld
  let standby: Postgres
  let server: Server
  let metrics: string
  let vendor: PlainVendor

  group.setup(async () => {
    world = await ownWorld()
    standby = await startStandby(world.postgres, world.folder)
    metrics = String(await findPort())
    server = await startServer({
      env: {
        ...world.env,
        DATABASE_REPLICA_URLS: standby.urlAplikasi,
        DATABASE_REPLICA_LAG: String(LAG_SECONDS),
        METRICS_PORT: metrics,
        LATIHAN: 'mati',
      },
    })
    vendor = await createPlainRekanan(world.postgres.urlPemilik, world.env.APP_KEY!)
    await waitFor('the replica to serve', serves)
    return async () => {
      await server.henti()
      await standby.henti()
      await world.bersihkan()
    }
  })

  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    return Number(new RegExp(`^${name}\\{replica="salinan1"\\} (\\S+)$`, 'm').exec(text)?.[1])
  }
  const serves = async () => (await figure('eproc_replica_serves')) === 1
  const leftOut = async () => (await figure('eproc_replica_serves')) === 0
  /** Statements that the replica has answered to the product. */
  const asked = () =>
    denganKlien(standby.urlSuper, async (client) => {
      const { rows } = await client.query<{ n: number }>(
        `select sum(xact_commit)::int as n from pg_stat_database where datname = 'eproc'`
      )
      return rows[0]!.n
    })

  const write = async (): Promise<string> =>
    (await addTaxProof(server.url, vendor, randomPdf(undefined, 2000))).nomor
  async function ownList(): Promise<string> {
    const answer = await fetch(`${server.url}/vendor/pajak/${vendor.rekananId}?perHalaman=200`, {
      headers: headersOf(vendor),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.text()
  }
  const publicList = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/api/provinsi`, {
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.text()
  }
  const rename = async (name: string) =>
    denganKlien(world.postgres.urlSuper, (client) =>
      client.query(`update provinsi set nama = $1 where kode = '31'`, [name])
    )
  const onStandby = (statement: string) =>
    denganKlien(standby.urlSuper, (client) => client.query(statement))

  test('answers lists, and everybody reads what they have written', async ({ assert }) => {
    const before = await asked()
    let missed = 0
    for (let i = 0; i < WRITES; i++) {
      const nomor = await write()
      if (!(await ownList()).includes(nomor)) missed++
    }
    assert.equal(missed, 0)
    await Promise.all(Array.from({ length: WRITES }, publicList))
    // What a backend has counted is told a second later at the latest.
    await pause(1500)
    const answered = (await asked()) - before
    process.stderr.write(`${WRITES} own writes read back, ${answered} statements on the replica\n`)
    assert.isAbove(answered, WRITES)
  }).timeout(scaled(120_000))

  test('that lags is not asked for what it does not know, and soon not at all', async ({
    assert,
  }) => {
    await onStandby('select pg_wal_replay_pause()')
    const nomor = await write()
    assert.include(await ownList(), nomor, 'own writes at once')
    await rename('Uji Salinan')
    await waitFor('it to be left out', leftOut)
    assert.include(await publicList(), 'Uji Salinan')
    await onStandby('select pg_wal_replay_resume()')
    await waitFor('it to serve again', serves)
    await waitFor('it to know', async () => (await publicList()).includes('Uji Salinan'))
  }).timeout(scaled(60_000))

  test('that hangs or dies fails no request', async ({ assert }) => {
    const failed: string[] = []
    const slowest = { ms: 0 }
    let stop = false
    let reads = 0
    const load = Array.from({ length: 4 }, async (_, i) => {
      while (!stop) {
        const begun = performance.now()
        await (i % 2 ? publicList() : ownList()).catch((error) => failed.push(String(error)))
        slowest.ms = Math.max(slowest.ms, performance.now() - begun)
        reads++
      }
    })
    const more = async () => {
      const before = reads
      await waitFor('reads', () => reads > before + 20)
    }
    await more()
    const thaw = freeze(standby)
    await waitFor('the frozen one to be left out', leftOut)
    await more()
    thaw()
    await waitFor('it to serve again', serves)
    await standby.henti()
    await waitFor('the dead one to be left out', leftOut)
    await more()
    stop = true
    await Promise.all(load)
    process.stderr.write(
      `${reads} reads, ${failed.length} failed, the slowest ${slowest.ms.toFixed(0)} ms\n`
    )
    assert.deepEqual(failed, [])
    assert.isBelow(slowest.ms, scaled(4000))
  }).timeout(scaled(120_000))
})
