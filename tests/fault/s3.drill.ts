/**
 * Files in S3 storage, over a connection on which things go wrong: what was acknowledged is there and whole, what failed
 * left no row, and nobody waits for ever. `TES_S3` is the folder of npm's `s3rver`, which is no dependency (in a folder
 * of its own: `npm install s3rver`). Only in `npm run drill`.
 */
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { test } from '@japa/runner'
import { randomPdf } from '../lib/files.ts'
import { startFaultyProxy, type FaultyProxy } from '../lib/faulty_proxy.ts'
import { scaled } from '../lib/limits.ts'
import {
  createPlainRekanan,
  headersOf,
  taxProofForm,
  type PlainVendor,
} from '../lib/plain_rekanan.ts'
import { denganKlien } from '../../scripts/lib/postgres_database.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'

const S3RVER = process.env.TES_S3
const UPLOADS = Number(process.env.TES_S3_UNGGAHAN ?? 120)
const AT_ONCE = 6
const BUCKET = 'eproc'
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
/** A storage that does not answer must not hold a request longer. */
const LONGEST_MS = 60_000

interface S3Server {
  run(): Promise<{ address: string; port: number }>
  close(): Promise<void>
}

test.group('S3', (group) => {
  let world: OwnWorld
  let store: S3Server
  let client: S3Client
  let proxy: FaultyProxy
  let server: Server
  let vendor: PlainVendor

  group.setup(async () => {
    if (!S3RVER) throw new Error('TES_S3 must name the folder of s3rver (see above)')
    const { default: S3rver } = (await import(
      pathToFileURL(join(S3RVER, 'lib', 's3rver.js')).href
    )) as { default: new (options: object) => S3Server }
    world = await ownWorld()
    store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(world.folder, 's3'),
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    const { port } = await store.run()
    const endpoint = `http://127.0.0.1:${port}`
    client = new S3Client({ endpoint, region: 'x', credentials: KEYS, forcePathStyle: true })
    proxy = await startFaultyProxy(endpoint)
    server = await startServer({
      env: {
        ...world.env,
        LATIHAN: 'mati',
        DRIVE_DISK: 's3',
        S3_ENDPOINT: proxy.url,
        S3_REGION: 'x',
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY_ID: KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      },
    })
    vendor = await createPlainRekanan(world.postgres.urlPemilik, world.env.APP_KEY!)
    return async () => {
      await server.henti()
      await proxy.close()
      await store.close()
      await world.bersihkan()
    }
  })

  interface Sent {
    nomor: string
    sha256: string
    status: number
    ms: number
  }

  async function upload(size: number): Promise<Sent> {
    const nomor = randomBytes(8).toString('hex')
    const content = randomPdf(undefined, size)
    const begun = performance.now()
    const answer = await fetch(`${server.url}/vendor/registrasi/pajak`, {
      method: 'POST',
      headers: headersOf(vendor),
      body: taxProofForm(vendor.rekananId, nomor, content),
      signal: AbortSignal.timeout(LONGEST_MS * 2),
    })
    await answer.arrayBuffer()
    return {
      nomor,
      sha256: createHash('sha256').update(content).digest('hex'),
      status: answer.status,
      ms: performance.now() - begun,
    }
  }

  async function uploads(count: number, size: number): Promise<Sent[]> {
    const sent: Sent[] = []
    let left = count
    const lane = async () => {
      while (left-- > 0) sent.push(await upload(size))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    return sent
  }

  const tally = (sent: readonly Sent[]) => {
    const by: Record<number, number> = {}
    for (const { status } of sent) by[status] = (by[status] ?? 0) + 1
    return JSON.stringify(by)
  }

  const kept = () =>
    denganKlien(world.postgres.urlSuper, async (pg) => {
      const { rows } = await pg.query<{ nomor: string; jalur: string; sha256: string }>(
        `select p.nomor_terima as nomor, b.jalur, b.sha256 from pajak p join berkas b on b.jalur = p.dokumen`
      )
      return rows
    })

  async function stored(jalur: string): Promise<string> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: jalur }))
    return createHash('sha256')
      .update(await Body!.transformToByteArray())
      .digest('hex')
  }

  async function objects(): Promise<number> {
    let count = 0
    let next: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: BUCKET, ...(next ? { ContinuationToken: next } : {}) })
      )
      count += page.Contents?.length ?? 0
      next = page.NextContinuationToken
    } while (next)
    return count
  }

  test('what was acknowledged is there and whole, whatever went wrong on the way', async ({
    assert,
  }) => {
    const healthy = await uploads(UPLOADS / 4, 200_000)
    assert.isEmpty(healthy.filter((s) => s.status !== 200))
    proxy.share = 0.3
    const sent = [
      ...(await uploads(UPLOADS / 2, 200_000)),
      ...(await uploads(UPLOADS / 4, 3_000_000)),
    ]
    proxy.share = 0
    const good = [...healthy, ...sent].filter((s) => s.status === 200)
    const rows = await kept()
    let broken = 0
    for (const { jalur, sha256 } of rows) if ((await stored(jalur)) !== sha256) broken++
    const slowest = Math.max(...sent.map((s) => s.ms))
    process.stderr.write(
      `${sent.length} uploads among faults ${JSON.stringify(proxy.done)}: ${tally(sent)}, the slowest ${slowest.toFixed(0)} ms; ${rows.length} rows, ${broken} broken, ${(await objects()) - rows.length} contents without a row\n`
    )
    assert.sameMembers(
      rows.map((r) => `${r.nomor} ${r.sha256}`),
      good.map((s) => `${s.nomor} ${s.sha256}`)
    )
    assert.equal(broken, 0)
    assert.isEmpty(sent.filter((s) => s.status === 500))
    assert.isBelow(slowest, LONGEST_MS)
  }).timeout(scaled(400_000))

  test('that is away refuses uploads and nothing else, and is used again when it is back', async ({
    assert,
  }) => {
    const before = (await kept()).length
    proxy.share = 1
    proxy.faults = ['error']
    const refused = await uploads(AT_ONCE, 200_000)
    const open = await fetch(`${server.url}/api/provinsi`)
    const ready = await fetch(`${server.url}/api/sehat/siap`)
    proxy.share = 0
    const again = await upload(200_000)
    process.stderr.write(`away: ${tally(refused)}\n`)
    assert.isEmpty(refused.filter((s) => s.status !== 503))
    assert.deepEqual([open.status, ready.status, again.status], [200, 200, 200])
    assert.equal((await kept()).length, before + 1)
  }).timeout(scaled(120_000))
})
