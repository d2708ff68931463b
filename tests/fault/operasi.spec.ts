/**
 * How a server is looked at and how it ends: figures on a port of their own, a line of the log a request, a code for the
 * help desk, slow statements without their values, and an end that loses no request.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import hash from '@adonisjs/core/services/hash'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { clockNowMs, sqlNow } from '@eproc/backend/app/core/clock/clock'
import { TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { findPort } from '../../scripts/lib/port.ts'
import { scaled } from '../lib/limits.ts'
import { createPlainRekanan } from '../lib/plain_rekanan.ts'
import { ownWorld, startServer, type OwnWorld } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

interface Line {
  msg?: string
  level?: number
  route?: string
  status?: number
  request_id?: string
}

const lines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

test.group('Operation of a server', (group) => {
  let world: OwnWorld
  group.setup(async () => {
    process.env.LAMBAT_MS = '300'
    world = await ownWorld()
    delete process.env.LAMBAT_MS
    return () => world.bersihkan()
  })

  async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: world.postgres.urlSuper })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  test('figures, log lines and the code of a failure belong together', async ({ assert }) => {
    const port = String(await findPort())
    // Neither a primary nor one that is away may answer for a replica.
    const replicas = `${world.env.DATABASE_URL};postgres://eproc_aplikasi@127.0.0.1:1/eproc`
    const server = await startServer({
      env: {
        ...world.env,
        LOG_LEVEL: 'info',
        METRICS_PORT: port,
        DATABASE_REPLICA_URLS: replicas,
      },
    })
    await fetch(`${server.url}/api/time?x=rahasia`)
    assert.equal((await fetch(`${server.url}/api/provinsi`)).status, 200)
    await fetch(`${server.url}/api/userman/forget/kode-rahasia`)
    const ready = await asOwner(async (client) => {
      await client.query('alter table kbli rename to kbli_hilang')
      try {
        return await fetch(`${server.url}/kbli`)
      } finally {
        await client.query('alter table kbli_hilang rename to kbli')
      }
    })
    assert.equal(ready.status, 500)
    const code = ready.headers.get('x-request-id')!
    const { message } = (await ready.json()) as { message: string }
    assert.include(message, code)

    const found = () => lines(server.catatan())
    await waitFor(
      'the log line of the failure',
      () => found().some((l) => l.msg === 'permintaan' && l.status === 500),
      scaled(5000)
    )
    const ofFailure = found().filter((line) => line.request_id === code)
    assert.sameMembers(
      ofFailure.map((line) => line.msg),
      ['galat tak terduga', 'permintaan']
    )
    assert.notInclude(server.catatan(), 'rahasia', 'neither query strings nor codes in addresses')

    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    assert.match(
      text,
      /eproc_http_request_seconds_count\{method="GET",route="\/kbli",status="500"\} 1/
    )
    for (const figure of [
      'eproc_outbox_oldest_seconds 0',
      'eproc_journal_unsealed_seconds',
      'eproc_log_age_seconds',
      'eproc_storage_free_bytes',
      'eproc_db_pool{connection="aplikasi",state="used"}',
      'eproc_queue_jobs',
      'eproc_replica_serves{replica="salinan1"} 0',
      'eproc_replica_serves{replica="salinan2"} 0',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      assert.include(text, figure)
    }
    assert.equal((await fetch(`${server.url}/metrics`)).status, 404, 'not on the public port')
    await server.henti()
  })

  test('a replaced APP_KEY ends sessions and keeps second steps, as long as the key before it is named', async ({
    assert,
  }) => {
    const [before, now] = [world.env.APP_KEY!, randomBytes(32).toString('base64url')]
    const stored = (key: string) => new AES256GCM({ id: 'gcm', key })
    const { token, penggunaId } = await createPlainRekanan(world.postgres.urlPemilik, before)
    const rahasia = new Secret({ size: 20 }).base32
    const login = await asOwner(async (client) => {
      const { rows } = await client.query<{ login: string }>(
        'update pengguna set sandi_hash = $1 where id = $2 returning login',
        [await hash.make(TEST_PASSWORD), penggunaId]
      )
      await client.query(
        `with milik as (
           insert into kode_masuk (pengguna_id, rahasia, aktif_pada, dibuat_pada, diubah_pada)
           values ($1, $2, ${sqlNow()}, ${sqlNow()}, ${sqlNow()}) returning id)
         insert into kode_pemulihan (kode_masuk_id, hash) select id, $3 from milik`,
        [
          penggunaId,
          stored(before).encrypt(rahasia, undefined, 'kode_masuk'),
          createHmac('sha256', before).update('pemulihan\nABCDEFGHJKMN').digest(),
        ]
      )
      return rows[0]!.login
    })
    const server = await startServer({
      env: {
        ...world.env,
        APP_KEY: now,
        APP_KEY_PREVIOUS: `${randomBytes(32).toString('hex')}, ${before}`,
      },
    })
    const masuk = async (kode: string) => {
      const answer = await fetch(`${server.url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: login, password: TEST_PASSWORD, kode }),
      })
      return answer.status
    }
    const { status } = await fetch(`${server.url}/userman/info`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(status, 401, 'a session under the key before it')
    const app = new TOTP({ secret: Secret.fromBase32(rahasia) })
    assert.equal(await masuk(app.generate({ timestamp: clockNowMs() })), 200, 'a code of the app')
    const kept = await asOwner((client) =>
      client.query<{ rahasia: string }>('select rahasia from kode_masuk where pengguna_id = $1', [
        penggunaId,
      ])
    )
    assert.equal(
      stored(now).decrypt(kept.rows[0]!.rahasia, 'kode_masuk'),
      rahasia,
      'under the new key from its first use on'
    )
    assert.equal(await masuk('ABCD-EFGH-JKMN'), 200, 'a code on paper')
    assert.equal(await masuk('ABCD-EFGH-JKMN'), 400, 'once')
    await server.henti()
  })

  test('a slow statement is told without its values', async ({ assert }) => {
    await asOwner((client) => client.query('select pg_sleep(0.4), $1::text', ['nilai-rahasia']))
    const log = () => readFileSync(join(world.folder, 'pg.log'), 'utf8')
    await waitFor('the slow statement', () => log().includes('pg_sleep(0.4)'), scaled(5000))
    assert.notInclude(log(), 'nilai-rahasia')
  })

  test('a server that lost its database is alive and not ready; one that lacks a migration, too', async ({
    assert,
  }) => {
    const server = await startServer({ env: world.env })
    const state = async () => {
      const answer = await fetch(`${server.url}/api/sehat/siap`)
      const { data } = (await answer.json()) as {
        data: { bagian: { nama: string; baik: boolean }[] }
      }
      return {
        status: answer.status,
        broken: data.bagian.filter((b) => !b.baik).map((b) => b.nama),
      }
    }
    const name = await asOwner(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'delete from adonis_schema where id = (select max(id) from adonis_schema) returning name'
      )
      return rows[0]!.name
    })
    assert.deepEqual(await state(), { status: 503, broken: ['migrasi'] })
    await asOwner((client) =>
      client.query('insert into adonis_schema (name, batch) values ($1, 1)', [name])
    )
    await waitFor('readiness', async () => (await state()).status === 200, scaled(5000))
    await world.postgres.henti()
    await waitFor('the loss to be seen', async () => (await state()).status === 503, scaled(10_000))
    assert.equal((await fetch(`${server.url}/api/sehat/hidup`)).status, 200)
    await world.nyalakanBasis()
    await server.henti()
  })

  test('a server that is asked to end says so, finishes what it has begun and is gone in ten seconds', async ({
    assert,
  }) => {
    const { token } = await createPlainRekanan(world.postgres.urlPemilik, world.env.APP_KEY!)
    const server = await startServer({ env: { ...world.env, JEDA_HENTI: '1' } })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = (path: string): Promise<{ status: number; connection: string; body: string }> =>
      new Promise((resolve, reject) => {
        send(`${server.url}${path}`, { agent }, (answer) => {
          let body = ''
          answer.on('data', (part: Buffer) => (body += part.toString()))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode!,
              connection: answer.headers.connection ?? '',
              body,
            })
          )
          answer.on('error', reject)
        })
          .on('error', reject)
          .end()
      })
    const stream = await fetch(`${server.url}/api/aliran`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await call('/api/time')

    // A body of which half has come when the end begins.
    const slow = send(`${server.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '26' },
    })
    const slowAnswer = new Promise<number>((resolve, reject) => {
      slow.on('response', (answer) => resolve(answer.resume().statusCode!))
      slow.on('error', reject)
    })
    slow.write('{"username":"')
    await pause(50)

    const begun = performance.now()
    const gone = new Promise((resolve) => server.proses.once('exit', resolve))
    server.proses.kill('SIGTERM')
    await waitFor(
      'not ready',
      async () => (await call('/api/sehat/siap')).status === 503,
      scaled(900)
    )
    const meanwhile = await call('/api/time')
    assert.deepInclude(
      meanwhile,
      { status: 200, connection: 'close' },
      'served, on its last connection'
    )
    slow.end('x","pass":1}\n')
    assert.isBelow(await slowAnswer, 500, 'what had begun was answered')
    await stream.text()
    await gone
    assert.isBelow(performance.now() - begun, 10_000)
    agent.destroy()
  })

  test('of two processes the primary tells the figures, and replaces both without a refused request', async ({
    assert,
  }) => {
    const port = String(await findPort())
    const server = await startServer({
      env: { ...world.env, WEB_CONCURRENCY: '2', METRICS_PORT: port, LATIHAN: 'mati' },
    })
    const pids = new Set<string>()
    let stop = false
    const failed: string[] = []
    let answered = 0
    const load = Array.from({ length: 4 }, async () => {
      while (!stop) {
        await fetch(`${server.url}/api/time`, { headers: { connection: 'close' } }).then(
          async (answer) => {
            await answer.arrayBuffer()
            answered++
            if (!answer.ok) failed.push(String(answer.status))
          },
          (error: unknown) => failed.push(String(error))
        )
      }
    })
    const workers = () =>
      readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
    for (const pid of workers()) pids.add(pid)
    assert.equal(pids.size, 2)
    server.proses.kill('SIGUSR2')
    await waitFor(
      'both to be replaced',
      () => workers().length === 2 && workers().every((pid) => !pids.has(pid)),
      scaled(60_000)
    )
    const before = answered
    await waitFor('answers of the new ones', () => answered > before + 10, scaled(10_000))
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    assert.match(
      text,
      /eproc_http_request_seconds_count\{method="GET",route="\/api\/time",status="200"\} \d+/
    )
    assert.match(text, /eproc_outbox_oldest_seconds 0/)
    stop = true
    await Promise.all(load)
    assert.deepEqual(failed, [])
    await server.henti()
  }).timeout(scaled(120_000))
})
