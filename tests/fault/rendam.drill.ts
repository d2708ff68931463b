/**
 * quality §2.9: a server under mixed requests for a long time holds no more than at the beginning, answers as quickly, and
 * has given everything back when it is over. A bare server of Node that is asked meanwhile tells how much slower the
 * machine itself has become. `TES_RENDAM` says how many requests: parts add up. Only in `npm run drill`.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { test } from '@japa/runner'
import { findPort } from '../../scripts/lib/port.ts'
import { randomPdf } from '../lib/files.ts'
import { Inspector, type Held } from '../lib/inspector.ts'
import { scaled } from '../lib/limits.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

const REQUESTS = Number(process.env.TES_RENDAM ?? 1_500_000)
const CONNECTIONS = 16
const SLICES = 20
/** Of so many requests one goes to the bare server too. */
const BARE_EACH = 8
/** Kept as long as the product keeps a connection: Node's own five seconds end them while a busy machine waits to send. */
const BARE = `require('http').createServer({ keepAliveTimeout: 620_000 }, (q, s) => s.end('{}')).listen(0, '127.0.0.1', function () {
  process.send(this.address().port) })`
/** Compiling, caches and pools are filled. */
const WARM_UP = Number(process.env.TES_RENDAM_AWAL ?? 10_000)
const MOST_MB_A_100K = 1
const MOST_P99 = 1.2
const BOUNDARY = 'batasrendam'
const YEAR = 2026

// Rows for lists to page through, without the size of a bench.
process.env.BENCH_REKANAN ??= '5000'
const { JUMLAH_LOKASI, JUMLAH_SESI, seedLoad, tokenBeban } = await import('../load/seed_load.ts')
type Data = Awaited<ReturnType<typeof seedLoad>>

interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  type?: string
  body?: Buffer
  /** 200 but where a refusal is what is asked for */
  expected?: number
}

interface Slice {
  requests: number
  p99: number
  /** of the bare server, meanwhile */
  bare: number
  held: Held
}

/** The n-th request: of a hundred 66 read lists and records, 12 are public, 13 write, 9 are refused. */
function call(n: number, data: Data): Call {
  const staff = tokenBeban('staf', n % JUMLAH_SESI)
  const vendor = data.rekanan[n % JUMLAH_SESI]!
  const vendorToken = tokenBeban('rekanan', n % JUMLAH_SESI)
  const get = (path: string, token?: string, expected?: number): Call => ({
    method: 'GET',
    path,
    ...(token ? { token } : {}),
    ...(expected ? { expected } : {}),
  })
  const list = '/vendor/registrasi/perusahaan'
  const place = data.lokasi + (n % JUMLAH_LOKASI)
  const kind = (n * 37) % 100
  if (kind < 14) return get(`${list}?halaman=${1 + (n % 20)}&perHalaman=10&urut=nama`, staff)
  if (kind < 22) return get(`${list}?perHalaman=25&urut=nama&status=A&jenis=V`, staff)
  if (kind < 30) return get(`${list}?perHalaman=25&q=${(n % 4096).toString(16)}`, staff)
  if (kind < 46) return get(`/rest/lokasi-proyek/${place}`, staff)
  if (kind < 52) return get(`/vendor/pajak/${vendor.rekananId}?perHalaman=10`, vendorToken)
  if (kind < 58) return get('/rest/notifikasi?range=[0,9]', staff)
  if (kind < 62) return get('/api/pekerjaan', staff)
  if (kind < 66) return get('/userman/info', staff)
  if (kind < 72) return get(`/api/berita-informasi/I?halaman=1&perHalaman=15`)
  if (kind < 75) return get('/api/provinsi')
  if (kind < 78) return get(`/api/rup/paket/info/tahun/${YEAR}`)
  if (kind < 88) return profile(n, staff)
  if (kind < 91) return upload(n, vendor.rekananId, vendorToken)
  if (kind < 94) return get('/api/instalasi', staff, 403)
  if (kind < 96) return get(`${list}?rahasia=1`, staff, 400)
  if (kind < 98) return get('/rest/lokasi-proyek/2000000000', staff, 404)
  return get('/userman/info', `ep_${'A'.repeat(43)}`, 401)
}

const profile = (n: number, token: string): Call => ({
  method: 'PUT',
  path: '/api/userman/profil',
  token,
  type: 'application/json',
  body: Buffer.from(JSON.stringify({ nama: `Staf ${n}` })),
})

function upload(n: number, vendorId: number, token: string): Call {
  const fields = {
    vendorId,
    jenis: 'PPh 25',
    masa: '2025',
    nomorTerima: `R-${n}`,
    tanggalTerima: '2026-01-15',
  }
  const head = Object.entries(fields)
    .map(([k, v]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
    .join('')
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="dokumen"; filename="bukti.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(head + file),
    randomPdf(undefined, 20_000),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const type = `multipart/form-data; boundary=${BOUNDARY}`
  return { method: 'POST', path: '/vendor/registrasi/pajak', token, type, body }
}

function send(agent: Agent, url: string, { method, path, token, type, body }: Call) {
  return new Promise<number>((answered, broken) => {
    const headers = {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(type ? { 'content-type': type } : {}),
      ...(body ? { 'content-length': body.length } : {}),
    }
    const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => answered(answer.statusCode!))
      answer.on('error', broken)
    })
    sent.on('error', broken)
    sent.end(body)
  })
}

const p99 = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)]!

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!

/** MB that come with every 100,000 requests: the straight line through all slices. */
function slope(slices: readonly Slice[]): number {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const x = slices.map((s) => s.requests / 100_000)
  const y = slices.map((s) => s.held.megabytes)
  const [mx, my] = [mean(x), mean(y)]
  const over = x.reduce((sum, xi, i) => sum + (xi - mx) * (y[i]! - my), 0)
  return over / x.reduce((sum, xi) => sum + (xi - mx) ** 2, 0)
}

/** The last quarter of the slices against the first. */
function growth(slices: readonly Slice[], figure: 'p99' | 'bare'): number {
  const quarter = Math.ceil(slices.length / 4)
  const [first, last] = [slices.slice(0, quarter), slices.slice(-quarter)]
  return middle(last.map((s) => s[figure])) / middle(first.map((s) => s[figure]))
}

test.group(`Soak of ${REQUESTS} requests`, (group) => {
  let world: OwnWorld
  let server: Server
  let data: Data
  let inspector: Inspector
  let metrics: number
  let bare: ChildProcess
  let bareUrl: string
  const wrong = new Map<string, number>()
  let sent = 0

  group.setup(async () => {
    world = await ownWorld()
    data = await seedLoad(world.postgres.urlPemilik, world.env.APP_KEY!)
    metrics = await findPort()
    const port = await findPort()
    server = await startServer({
      env: {
        ...world.env,
        LATIHAN: 'mati',
        METRICS_PORT: String(metrics),
        NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
      },
    })
    inspector = await Inspector.open(port)
    bare = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const address = await new Promise((said) => bare.once('message', said))
    bareUrl = `http://127.0.0.1:${String(address)}`
    return async () => {
      bare.kill()
      inspector.close()
      await server.henti()
      await world.bersihkan()
    }
  })

  /** So many requests on all connections, which are closed afterwards; answers the 99th percentiles in ms. */
  async function soak(count: number): Promise<{ p99: number; bare: number }> {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const end = sent + count
    const durations: number[] = []
    const bareDurations: number[] = []
    const lane = async () => {
      while (sent < end) {
        const one = call(sent++, data)
        const began = performance.now()
        const status = await send(agent, server.url, one).catch(String)
        durations.push(performance.now() - began)
        if (sent % BARE_EACH === 0) {
          const asked = performance.now()
          await send(agent, bareUrl, { method: 'GET', path: '/' })
          bareDurations.push(performance.now() - asked)
        }
        if (status === (one.expected ?? 200)) continue
        const what = `${one.method} ${one.path.split('?')[0]!.replace(/\d+/g, 'n')} ${status}`
        wrong.set(what, (wrong.get(what) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, lane))
    agent.destroy()
    return { p99: p99(durations), bare: p99(bareDurations) }
  }

  const files = () => readdirSync(`/proc/${server.pid}/fd`).length
  const poolOf = async (state: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    const figures = text.matchAll(new RegExp(`^eproc_db_pool\\{.*state="${state}"\\} (\\d+)`, 'gm'))
    return [...figures].reduce((sum, [, n]) => sum + Number(n), 0)
  }
  const atRest = async () => ({ files: files(), resources: await inspector.resources() })

  test('memory stays, answers stay quick, everything is given back', async ({ assert }) => {
    await soak(WARM_UP)
    await waitFor('the pool to rest', async () => (await poolOf('used')) === 0)
    const base = await atRest()
    const slices: Slice[] = []
    for (let i = 0; i < SLICES; i++) {
      const took = await soak(Math.ceil(REQUESTS / SLICES))
      slices.push({ requests: sent, ...took, held: await inspector.held() })
    }
    await waitFor('the pool to rest', async () => (await poolOf('used')) === 0)
    assert.equal(await poolOf('waiting'), 0)
    await waitFor(
      'files and sockets to be given back',
      () => files() <= base.files + 2,
      scaled(90_000)
    ).catch(() => {})
    const end = await atRest()
    const grows = slope(slices)
    const [slower, machine] = [growth(slices, 'p99'), growth(slices, 'bare')]
    const list = (values: number[]) => values.map((n) => n.toFixed(1)).join(' ')
    process.stderr.write(
      `${sent - WARM_UP} requests after ${WARM_UP}; ${grows.toFixed(2)} MB a 100,000; p99 ${slower.toFixed(2)} times that of the beginning, of the bare server ${machine.toFixed(2)}; files ${base.files} to ${end.files}; ${JSON.stringify(base.resources)} to ${JSON.stringify(end.resources)}
held, MB: ${list(slices.map((s) => s.held.megabytes))}; resident: ${list(slices.map((s) => s.held.resident))}
p99, ms: ${list(slices.map((s) => s.p99))}; of the bare server: ${list(slices.map((s) => s.bare))}\n`
    )
    assert.deepEqual([...wrong], [])
    assert.isAtMost(grows, MOST_MB_A_100K)
    assert.isAtMost(slower / Math.max(1, machine), MOST_P99)
    assert.isAtMost(end.files, base.files + 2)
  }).timeout(scaled(300_000) + REQUESTS * 8)
})
