/**
 * Recovery to a moment (docs/recovery.md): a base backup and the archive of the WAL since. To the moment before a disaster
 * that was written and archived like everything else, and to the last commit after the server's database was killed.
 * `TES_TITIK` says how many writes come before and after; only in `npm run drill`.
 */
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { denganKlien } from '../../scripts/lib/postgres_database.ts'
import type { Postgres } from '../../scripts/lib/postgres.ts'
import { randomPdf } from '../lib/files.ts'
import { scaled } from '../lib/limits.ts'
import {
  addTaxProof,
  createPlainRekanan,
  type PlainVendor,
  type TaxProof,
} from '../lib/plain_rekanan.ts'
import { command } from '../lib/restored.ts'
import { waitFor } from '../lib/wait.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { baseBackup, giveAs, processesOf, startCopy } from '../lib/standby.ts'

const WRITES = Number(process.env.TES_TITIK ?? 60)
const SIZE = 4000

test.group('Recovery to a moment', (group) => {
  let world: OwnWorld
  let server: Server
  let vendor: PlainVendor
  let base: string
  let archive: string
  const copies: Postgres[] = []
  /** acknowledged before the base backup, after it, and after the moment */
  const written: TaxProof[][] = []

  group.setup(async () => {
    world = await ownWorld()
    base = join(world.folder, 'dasar')
    archive = join(world.folder, 'arsip')
    mkdirSync(archive)
    giveAs(join(world.folder, 'pg'), archive)
    await ask(
      world.postgres,
      'alter system set archive_mode = on',
      `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.baru && mv ${archive}/%f.baru ${archive}/%f'`
    )
    await world.postgres.henti()
    await world.nyalakanBasis()
    server = await startServer({ env: { ...world.env, LATIHAN: 'mati' } })
    vendor = await createPlainRekanan(world.postgres.urlPemilik, world.env.APP_KEY!)
    return async () => {
      for (const copy of copies) await copy.henti()
      await server.henti()
      await world.bersihkan()
    }
  })

  async function ask<Row extends object>(of: Postgres, ...statements: string[]): Promise<Row[]> {
    return denganKlien(of.urlSuper, async (client) => {
      let rows: Row[] = []
      for (const statement of statements) ({ rows } = await client.query<Row>(statement))
      return rows
    })
  }

  async function write(): Promise<void> {
    const proofs: TaxProof[] = []
    for (let n = 0; n < WRITES; n++) {
      proofs.push(await addTaxProof(server.url, vendor, randomPdf(undefined, SIZE)))
    }
    written.push(proofs)
  }

  /** @param conf further settings of the recovery */
  async function recover(name: string, conf: string, pgWal?: string): Promise<Postgres> {
    const to = join(world.folder, name)
    cpSync(base, to, { recursive: true })
    if (pgWal) cpSync(pgWal, join(to, 'pg_wal'), { recursive: true })
    const restore = `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_action = 'promote'\n`
    const copy = await startCopy(world.folder, to, 'recovery', restore + conf)
    copies.push(copy)
    return copy
  }

  /** Which of these a copy has, each with the content that was sent. */
  async function kept(copy: Postgres, proofs: readonly TaxProof[]): Promise<number> {
    const rows = await ask<{ nomor: string; jalur: string }>(
      copy,
      'select nomor_terima as nomor, dokumen as jalur from pajak'
    )
    const paths = new Map(rows.map(({ nomor, jalur }) => [nomor, jalur]))
    return proofs.filter(({ nomor, sha256 }) => {
      const path = paths.get(nomor)
      if (!path) return false
      const content = readFileSync(join(world.folder, path))
      return createHash('sha256').update(content).digest('hex') === sha256
    }).length
  }

  const over = (copy: Postgres) => ({
    ...world.env,
    DATABASE_URL: copy.urlAplikasi,
    DATABASE_OWNER_URL: copy.urlPemilik,
    LATIHAN: 'mati',
  })

  /** A server over the copy takes what is written and has added to the public log. */
  async function goesOn(copy: Postgres): Promise<void> {
    const again = await startServer({ env: over(copy) })
    const size = await leaves(again.url)
    await addTaxProof(again.url, vendor, randomPdf(undefined, SIZE))
    await waitFor('a leaf', async () => (await leaves(again.url)) > size, scaled(60_000))
    await again.henti()
  }

  /** The second line of a checkpoint. */
  const leaves = async (url: string): Promise<number> =>
    Number((await (await fetch(`${url}/log/checkpoint`)).text()).split('\n')[1])

  test('to the second before a disaster: what was acknowledged is there, what came after is not', async ({
    assert,
  }) => {
    await write()
    await baseBackup(world.postgres, join(world.folder, 'pg'), base)
    chmodSync(base, 0o700)
    await write()
    const [moment] = await ask<{ at: string }>(
      world.postgres,
      `select to_char(${sqlNow()} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00') as at`
    )
    await write()
    await ask(world.postgres, 'delete from pajak', 'select pg_switch_wal()', 'checkpoint')
    const before = await recover('pg-sebelum', `recovery_target_time = '${moment!.at}'\n`)
    const found = await Promise.all(written.map((proofs) => kept(before, proofs)))
    process.stderr.write(
      `to ${moment!.at}: ${found.join(', ')} of ${WRITES} each, ${readdirSync(archive).length} segments archived\n`
    )
    assert.deepEqual(found, [WRITES, WRITES, 0])
  }).timeout(scaled(240_000))

  test('to the last commit, when the database is killed and its WAL is left: nothing acknowledged is lost, and it goes on', async ({
    assert,
  }) => {
    await write()
    for (const pid of processesOf(world.postgres)) process.kill(pid, 'SIGKILL')
    await server.kill9()
    const newest = await recover('pg-terbaru', '', join(world.folder, 'pg', 'pg_wal'))
    // The disaster of the test before is history, too; what came after it is all there.
    assert.equal(await kept(newest, written.at(-1)!), WRITES)
    await goesOn(newest)
    await command(['verify-journal'], over(newest))
    await command(['verify-log'], over(newest))
  }).timeout(scaled(240_000))

  test('one that went back goes on too: the log does not fork, and the journal says what it has lost', async ({
    assert,
  }) => {
    const [before] = copies
    await goesOn(before!)
    await command(['verify-log'], over(before!))
    const said = await command(['verify-journal'], over(before!)).catch(String)
    assert.match(said, /Ekor jurnal terpotong: kepala \d+ pernah diekspor/)
  }).timeout(scaled(240_000))
})
