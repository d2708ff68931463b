/**
 * Two servers on one database and one folder behind a proxy, without sticky routing: sessions, limits, uploads, news,
 * the journal's seals and the public log; and both are replaced under load without a request that fails.
 */
import { createHash, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { hintNow } from '@eproc/backend/app/core/live/notify'
import db from '@adonisjs/lucid/services/db'
import { logPlaces, readLeaf } from '@eproc/backend/app/core/log/log_files'
import { headOf, servedCheckpoint } from '@eproc/backend/app/core/log/log_head'
import { leafTime } from '@eproc/backend/app/core/log/sequencer'
import { createPengguna, TEST_PASSWORD } from '@eproc/database/factories/pengguna'
import { findPort } from '../../scripts/lib/port.ts'
import { pdf, world } from '../api/tender/penawaran/bantu.ts'
import { cleanSlate, sqlNow } from '../lib/dates.ts'
import { scaled } from '../lib/limits.ts'
import { person } from '../lib/people.ts'
import { createPlainRekanan, taxProofForm } from '../lib/plain_rekanan.ts'
import { startProxy, type Proxy } from '../lib/proxy.ts'
import { rows } from '../lib/query.ts'
import { startServer, type Server } from '../lib/server.ts'
import { TusClient } from '../lib/tus.ts'
import { waitFor } from '../lib/wait.ts'

/** Every so often both servers are replaced once; the drill says more. */
const ROUNDS = Number(process.env.EPROC_GANTI ?? 1)
const CLIENTS = 6
const LEAF_MS = 9000

/** What a stream tells next, beside the heartbeat that comes while nothing is told. */
async function nextNews(stream: ReadableStreamDefaultReader<string>): Promise<string> {
  for (;;) {
    const { value, done } = await stream.read()
    if (done) throw new Error('The stream ended')
    if (!value.startsWith(':')) return value
  }
}

test.group('Two servers behind a proxy', (group) => {
  const servers: Server[] = []
  let proxy: Proxy
  const env = { JEDA_HENTI: '1', LATIHAN: 'mati' }

  group.setup(async () => {
    const clean = await cleanSlate()
    for (const port of [await findPort(), await findPort()]) {
      servers.push(await startServer({ env: { ...env, PORT: String(port) } }))
    }
    proxy = await startProxy(servers.map((server) => server.url))
    return async () => {
      await proxy.close()
      await Promise.all(servers.map((server) => server.henti()))
      clean()
    }
  })

  test('a session, a limit, an upload and news hold at both', async ({ assert }) => {
    const [one, two] = servers as [Server, Server]
    const account = await createPengguna({ peran: 'vendor' })
    const login = (url: string, password: string) =>
      fetch(`${url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: account.login, password }),
      })
    const signedIn = (await (await login(one.url, TEST_PASSWORD)).json()) as {
      data: { token: string }
    }
    const { token } = signedIn.data
    const bell = (url: string) =>
      fetch(`${url}/api/aliran`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal((await bell(two.url)).status, 200, 'the session of one at the other')

    const tried: number[] = []
    for (let i = 0; i < 6; i++) tried.push((await login(servers[i % 2]!.url, 'salah')).status)
    assert.deepEqual(tried.slice(0, 5).includes(429), false)
    assert.equal(tried[5], 429, 'five wrong passwords in all, wherever they were tried')

    const listener = await person({ peran: 'operatorULP' })
    const streams = await Promise.all(
      servers.map(({ url }) =>
        fetch(`${url}/api/aliran`, { headers: { authorization: `Bearer ${listener.token}` } })
      )
    )
    const readers = streams.map((stream) =>
      stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    )
    for (const reader of readers) await reader.read()
    await hintNow(db, listener.pengguna.id, { jenis: 'verifikasi', rekananId: 7 })
    for (const reader of readers) assert.include(await nextNews(reader), '"rekananId":7')
    await Promise.all(readers.map((reader) => reader.cancel()))

    const d = await world(1)
    await rows(
      `update jadwal set mulai = ${sqlNow()} - interval '1 minute', selesai = ${sqlNow()} + interval '1 hour'
        where paket_id = ? and kunci = 'pemasukan'`,
      [d.id]
    )
    const { rekanan, token: vendor } = d.rekanan[0]!
    const content = pdf(undefined, 300_000)
    const [here, there] = servers.map(({ url }) => new TusClient(url, vendor)) as [
      TusClient,
      TusClient,
    ]
    const about = { paketPenyediaId: d.id, vendorId: rekanan.id, jenis: 'T', filename: 'a.pdf' }
    const upload = await here.begin(about, content.length)
    assert.equal((await there.patch(upload, 0, content.subarray(0, 100_000))).offset, 100_000)
    assert.equal((await here.head(upload)).offset, 100_000)
    assert.equal(
      (await here.patch(upload, 100_000, content.subarray(100_000))).offset,
      content.length
    )
    const done = await there.call('POST', `${upload.location}/selesai`, {
      'x-kunci-unggahan': upload.key,
    })
    assert.equal(done.status, 200)
    const [kept] = await rows<{ sha256: string }>(
      'select sha256 from penawaran where paket_id = ?',
      [d.id]
    )
    assert.equal(kept!.sha256, createHash('sha256').update(content).digest('hex'))
  })

  test('both are replaced under load: no request fails, nothing acknowledged is lost', async ({
    assert,
  }) => {
    const { rekananId, token } = await createPlainRekanan(
      process.env.DATABASE_OWNER_URL!,
      process.env.APP_KEY!
    )
    let stop = false
    const acknowledged: string[] = []
    const failures: string[] = []
    let reads = 0
    const write = async () => {
      const nomor = randomBytes(8).toString('hex')
      const body = taxProofForm(rekananId, nomor, pdf(undefined, 20_000))
      const answer = await fetch(`${proxy.url}/vendor/registrasi/pajak`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        body,
      })
      if (answer.ok) acknowledged.push(nomor)
      else failures.push(`write ${answer.status} ${await answer.text()}`)
    }
    const read = async () => {
      const answer = await fetch(`${proxy.url}/vendor/registrasi/pajak?vendorId=${rekananId}`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      })
      await answer.arrayBuffer()
      reads++
      if (answer.status >= 500) failures.push(`read ${answer.status}`)
    }
    const load = Array.from({ length: CLIENTS }, async (_, i) => {
      while (!stop) await (i % 2 ? write() : read()).catch((error) => failures.push(String(error)))
    })

    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, old] of servers.entries()) {
        const before = acknowledged.length
        await old.henti()
        servers[i] = await startServer({ env: { ...env, PORT: new URL(old.url).port } })
        await waitFor('work at both', () => acknowledged.length > before + 3, scaled(20_000))
        const answered = proxy.answered.get(old.url) ?? 0
        await waitFor(
          'the new one to be asked',
          () => (proxy.answered.get(old.url) ?? 0) > answered,
          scaled(20_000)
        )
      }
    }
    stop = true
    await Promise.all(load)
    process.stderr.write(
      `${ROUNDS} × 2 replaced: ${acknowledged.length} writes, ${reads} reads, ${failures.length} failed\n`
    )
    assert.deepEqual(failures, [])
    const kept = await rows<{ nomor: string }>(
      'select nomor_terima as nomor from pajak where rekanan_id = ?',
      [rekananId]
    )
    assert.sameMembers(
      kept.map(({ nomor }) => nomor),
      acknowledged
    )
  }).timeout(ROUNDS * scaled(120_000))

  test('one public log, one leaf every ten seconds, and one chain of the journal', async ({
    assert,
  }) => {
    const size = async () => (await headOf(await servedCheckpoint()))?.size ?? 0
    const first = await size()
    await waitFor('the next leaf', async () => (await size()) > first, scaled(30_000))
    await pause(300)
    const heads = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/log/checkpoint`)).text())
    )
    assert.equal(heads[0], heads[1])
    const leaves = await size()
    const times = await Promise.all(
      Array.from({ length: leaves }, async (_, i) =>
        leafTime(await readLeaf(logPlaces()[0], i, leaves))
      )
    )
    const pauses = times.slice(1).map((time, i) => time - times[i]!)
    assert.isEmpty(pauses.filter((ms) => ms < LEAF_MS))

    await waitFor(
      'every row to be sealed',
      async () =>
        (
          await rows(
            'select 1 from jurnal j where not exists (select 1 from jurnal_segel s where s.rentang @> j.id)'
          )
        ).length === 0,
      scaled(10_000)
    )
    const broken = await rows(
      `select nomor from jurnal_segel s where nomor > 1
         and hash_sebelum is distinct from (select hash from jurnal_segel v where v.nomor = s.nomor - 1)`
    )
    assert.isEmpty(broken)
  })
})
