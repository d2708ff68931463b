/**
 * quality §2.7: backups of a server that goes on working, each restored beside it. What was acknowledged before a backup
 * began is in it, rows, deletions and files alike; files and the journal up to its head are those of the original; and the
 * restored installation goes on. `TES_CADANGAN` says how many; only in `npm run drill`.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Environment } from '../../scripts/lib/environment.ts'
import type { Postgres } from '../../scripts/lib/postgres.ts'
import { denganKlien } from '../../scripts/lib/postgres_database.ts'
import { fetchBytes } from '../lib/calls.ts'
import { randomPdf } from '../lib/files.ts'
import { scaled } from '../lib/limits.ts'
import {
  addTaxProof,
  createPlainRekanan,
  headersOf,
  type PlainVendor,
  type TaxProof,
} from '../lib/plain_rekanan.ts'
import { command, restoredBeside } from '../lib/restored.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

const BACKUPS = Number(process.env.TES_CADANGAN ?? 3)
/** Writes that are acknowledged before each. */
const BEFORE_EACH = Number(process.env.TES_CADANGAN_TULIS ?? 150)
const LANES = 4
/** A vendor's documents have a limit of their own together, which nobody is to reach here. */
const SIZE = 40_000

interface Written extends TaxProof {
  /** asked to be deleted, and acknowledged; by `performance.now()` */
  askedAt?: number
  deletedAt?: number
}
interface Stored {
  rekananId: number
  nomor: string
  jalur: string
  sha256: string
}

test.group('Backup and restore under load', (group) => {
  let world: OwnWorld
  let server: Server
  let vendors: PlainVendor[]
  const written: (Written & { at: number })[] = []
  const failed: string[] = []
  let stop = false
  let load: Promise<unknown>

  group.setup(async () => {
    world = await ownWorld()
    server = await startServer({ env: { ...world.env, LATIHAN: 'mati' } })
    vendors = await Promise.all(
      Array.from({ length: LANES }, () =>
        createPlainRekanan(world.postgres.urlPemilik, world.env.APP_KEY!)
      )
    )
    load = Promise.all(vendors.map(lane))
    return async () => {
      stop = true
      await load
      await server.henti()
      await world.bersihkan()
    }
  })

  /** Every third record goes again, the oldest first. */
  async function lane(vendor: PlainVendor): Promise<void> {
    const mine: (typeof written)[number][] = []
    for (let n = 1; !stop; n++) {
      try {
        const proof = await addTaxProof(server.url, vendor, randomPdf(undefined, SIZE))
        const added = { ...proof, at: performance.now() }
        written.push(added)
        mine.push(added)
        const old = n % 3 === 0 ? mine.shift() : undefined
        if (!old) continue
        old.askedAt = performance.now()
        const path = `${server.url}/vendor/pajak/${old.id}`
        const answer = await fetch(path, { method: 'DELETE', headers: headersOf(vendor) })
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
        old.deletedAt = performance.now()
      } catch (error) {
        failed.push(String(error))
        if (failed.length > 20) return
      }
    }
  }

  const rows = <Row extends object>(url: string, statement: string): Promise<Row[]> =>
    denganKlien(url, async (client) => (await client.query<Row>(statement)).rows)
  const taxes = (url: string) =>
    rows<Stored>(
      url,
      `select p.rekanan_id as "rekananId", p.nomor_terima as nomor, b.jalur, b.sha256 from pajak p join berkas b on b.jalur = p.dokumen`
    )
  const journalTo = (url: string, head: number) =>
    rows<{ n: string; seals: string; entries: string }>(
      url,
      `with s as (select * from jurnal_segel where nomor <= ${head})
       select (select count(*) from s)::text as n, (select sum(hashtextextended(s::text, 0)) from s)::text as seals,
         (select sum(hashtextextended(j::text, 0)) from jurnal j
           where exists (select 1 from s where s.rentang @> j.id))::text as entries`
    )

  async function oneBackup(n: number) {
    const to = join(world.folder, n % 2 ? `cadangan-${n}.tar.gz` : `cadangan-${n}`)
    const count = written.length
    await waitFor('writes', () => written.length >= count + BEFORE_EACH, scaled(120_000))
    const began = performance.now()
    const said = await command(['backup', '--ke', to, '--dengan-kunci'], world.env)
    return {
      to,
      began,
      ended: performance.now(),
      head: Number(/kepala nomor (\d+)/.exec(said)?.[1]),
    }
  }

  type Backup = Awaited<ReturnType<typeof oneBackup>>

  /** What is missing of what was acknowledged before it began, and what is there though it was gone by then. */
  function lost({ began, ended }: Backup, kept: ReadonlyMap<string, Stored>): string[] {
    return written.flatMap(({ nomor, sha256, at, askedAt, deletedAt }) => {
      const there = kept.get(nomor)
      if (there && there.sha256 !== sha256) return [`${nomor}: another content`]
      if (at < began && (askedAt ?? Infinity) > ended && !there) return [nomor]
      return deletedAt !== undefined && deletedAt < began && there ? [`${nomor}: was deleted`] : []
    })
  }

  async function filesDiffer(postgres: Postgres, folder: string): Promise<string[]> {
    const known = await rows<Stored>(postgres.urlSuper, 'select jalur, sha256 from berkas')
    return known.flatMap(({ jalur, sha256 }) => {
      const here = readFileSync(join(folder, jalur))
      const there = readFileSync(join(world.folder, jalur))
      const right = createHash('sha256').update(here).digest('hex') === sha256
      return right && here.equals(there) ? [] : [jalur]
    })
  }

  test('loses nothing that was acknowledged; files and journal are the original’s', async ({
    assert,
  }) => {
    for (let n = 0; n < BACKUPS; n++) {
      const backup = await oneBackup(n)
      const meanwhile = written.filter(({ at }) => at > backup.began && at < backup.ended).length
      const { folder, postgres, env, remove } = await restoredBeside(backup.to, world.env)
      const kept = new Map((await taxes(postgres.urlSuper)).map((one) => [one.nomor, one]))
      const missing = lost(backup, kept)
      const differ = await filesDiffer(postgres, folder)
      const before = written.filter(({ at }) => at < backup.began)
      process.stderr.write(
        `backup ${n + 1}: ${(backup.ended - backup.began).toFixed(0)} ms, ${before.length} writes and ${before.filter((w) => (w.deletedAt ?? Infinity) < backup.began).length} deletions acknowledged before, ${meanwhile} meanwhile; restored ${kept.size} records, ${missing.length} lost; ${differ.length} files differ; journal up to seal ${backup.head}\n`
      )
      assert.isAbove(meanwhile, 0, 'the server went on')
      assert.deepEqual(missing, [])
      assert.deepEqual(differ, [])
      assert.deepEqual(
        await journalTo(postgres.urlSuper, backup.head),
        await journalTo(world.postgres.urlSuper, backup.head)
      )
      const [newest] = await rows<{ nomor: string }>(
        postgres.urlSuper,
        'select max(nomor)::text as nomor from jurnal_segel'
      )
      assert.equal(Number(newest!.nomor), backup.head)
      await goesOn(env, postgres)
      await command(['verify-journal'], env)
      await command(['verify-log'], env)
      await remove()
    }
    assert.deepEqual(failed, [], 'no request was refused for a backup')
  }).timeout(BACKUPS * scaled(300_000))

  /** The restored one serves the vendor's session and files, and takes new ones. */
  async function goesOn(env: Environment, postgres: Postgres): Promise<void> {
    const copy = await startServer({ env })
    const [one] = await taxes(postgres.urlSuper)
    const vendor = vendors.find(({ rekananId }) => rekananId === one!.rekananId)!
    const bytes = await fetchBytes(`/${one!.jalur}`, vendor.token, copy.url)
    if (createHash('sha256').update(bytes).digest('hex') !== one!.sha256) {
      throw new Error('The restored file is another one')
    }
    const added = await addTaxProof(copy.url, vendor, randomPdf(undefined, SIZE))
    const now = await taxes(postgres.urlSuper)
    if (!now.some(({ nomor }) => nomor === added.nomor))
      throw new Error('The new write is not there')
    await copy.henti()
  }
})
