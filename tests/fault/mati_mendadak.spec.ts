/**
 * quality §2.3: kill -9 of the server and of PostgreSQL amid uploads. What was acknowledged is there,
 * whole; no record points to a missing or half file; what a crash left is swept.
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isAlive } from '../../scripts/lib/processes.ts'
import { randomPdf } from '../lib/files.ts'
import { scaled } from '../lib/limits.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import {
  createPlainRekanan,
  headersOf,
  taxProofForm,
  type PlainVendor,
} from '../lib/plain_rekanan.ts'
import { waitFor } from '../lib/wait.ts'

const PUTARAN = Number(process.env.TES_PUTARAN ?? 1)
const SERENTAK = 8
/** big enough to be under way when the process dies */
const UKURAN = 300_000

interface Kiriman {
  nomor: string
  sha256: string
}

test.group('Sudden death amid uploads', (group) => {
  let world: OwnWorld
  let vendor: PlainVendor

  group.setup(async () => {
    world = await ownWorld()
    await anotherVendor()
    return () => world.bersihkan()
  })

  /** Hundreds of rounds would fill what one vendor may store. */
  async function anotherVendor(): Promise<void> {
    const { urlPemilik } = world.postgres
    vendor = await createPlainRekanan(urlPemilik, world.env.APP_KEY!)
  }

  /** Uploads one tax record after another until the server is gone; adds those that it acknowledged. */
  async function unggahTerus(url: string, diakui: Kiriman[], henti: () => boolean): Promise<void> {
    while (!henti()) {
      const isi = randomPdf(undefined, UKURAN)
      const kiriman = {
        nomor: randomBytes(8).toString('hex'),
        sha256: createHash('sha256').update(isi).digest('hex'),
      }
      const jawaban = await fetch(`${url}/vendor/registrasi/pajak`, {
        method: 'POST',
        headers: headersOf(vendor),
        body: taxProofForm(vendor.rekananId, kiriman.nomor, isi),
      }).catch(() => null)
      if (jawaban?.ok) diakui.push(kiriman)
      else if (jawaban === null) break
    }
  }

  /** Kills amid uploads, at a moment that is never the same; answers what was acknowledged until then. */
  async function putaran(server: Server, bunuh: () => Promise<void>): Promise<Kiriman[]> {
    let henti = false
    const diakui: Kiriman[] = []
    const kerja = Array.from({ length: SERENTAK }, () =>
      unggahTerus(server.url, diakui, () => henti)
    )
    await waitFor('uploads', () => diakui.length >= SERENTAK / 2, scaled(30_000))
    await pause(Math.random() * 300)
    await bunuh()
    henti = true
    await Promise.all(kerja)
    return diakui
  }

  async function baris() {
    const klien = new pg.Client({ connectionString: world.postgres.urlPemilik })
    await klien.connect()
    const pajak = await klien.query<{
      nomor_terima: string
      jalur: string
      sha256: string
      ukuran: string
    }>(
      'select p.nomor_terima, b.jalur, b.sha256, b.ukuran from pajak p left join berkas b on b.jalur = p.dokumen'
    )
    const berkas = await klien.query<{ jalur: string; sha256: string; ukuran: string }>(
      'select jalur, sha256, ukuran from berkas'
    )
    await klien.end()
    return { pajak: pajak.rows, berkas: berkas.rows }
  }

  const diDisk = () => {
    const akar = join(world.folder, 'berkas')
    if (!existsSync(akar)) return []
    // The server sweeps meanwhile: a file may be gone between two looks at it, so there is only one.
    return readdirSync(akar, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `berkas/${relative(akar, join(entry.parentPath, entry.name))}`)
  }

  test('a killed server or PostgreSQL loses nothing that was acknowledged', async ({ assert }) => {
    const diakui: Kiriman[] = []
    for (let i = 0; i < PUTARAN; i++) {
      if (i > 0) await anotherVendor()
      let server = await startServer({ env: world.env })
      diakui.push(...(await putaran(server, () => server.kill9())))

      server = await startServer({ env: world.env })
      const postmaster = world.postgres.pid
      diakui.push(
        ...(await putaran(server, async () => {
          process.kill(postmaster, 'SIGKILL')
          await waitFor('the end of PostgreSQL', () => !isAlive(postmaster), scaled(15_000))
        }))
      )
      await server.kill9()
      const mulai = performance.now()
      await world.nyalakanBasis()
      server = await startServer({ env: world.env })
      assert.isBelow(performance.now() - mulai, scaled(15_000), 'ready again')
      await server.henti()
    }
    assert.isNotEmpty(diakui)

    const { pajak, berkas } = await baris()
    const tercatat = new Map(pajak.map((p) => [p.nomor_terima, p]))
    for (const { nomor, sha256 } of diakui) {
      assert.equal(tercatat.get(nomor)?.sha256, sha256, `acknowledged: ${nomor}`)
    }
    for (const b of berkas) {
      const isi = readFileSync(join(world.folder, b.jalur))
      assert.equal(isi.length, Number(b.ukuran), b.jalur)
      assert.equal(createHash('sha256').update(isi).digest('hex'), b.sha256, b.jalur)
    }
  }).timeout(PUTARAN * scaled(60_000))

  test('what a broken upload left is swept when the server starts again', async ({ assert }) => {
    // The sweep goes by this machine's clock, as the files do.
    const previous = new Date(Date.now() - 25 * 3_600_000)
    for (const jalur of diDisk()) utimesSync(join(world.folder, jalur), previous, previous)
    const server = await startServer({ env: world.env })
    const { berkas } = await baris()
    const dikenal = new Set(berkas.map((b) => b.jalur))
    await waitFor('the sweep', () => diDisk().every((j) => dikenal.has(j)), scaled(15_000)).catch(
      () => {}
    )
    assert.deepEqual(
      diDisk().filter((j) => !dikenal.has(j)),
      []
    )
    assert.sameMembers(diDisk(), [...dikenal])
    await server.henti()
  })
})
