/**
 * The rehearsal room for real: a server in production mode, its room beside it, a tender begun there with the clock
 * moved; nothing of it reaches the real database, its journal, outbox, open data or files.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { KeadaanLatihan, LatihanAnswer, TiketLatihan } from '@eproc/domain/latihan/answers'
import type { LoginAnswer } from '@eproc/domain/akun/answers'
import { findPort } from '../../scripts/lib/port.ts'
import { baseEnvironment } from '../../scripts/lib/environment.ts'
import { spawnServer } from '../../scripts/lib/server.ts'
import { cleanSlate } from '../lib/dates.ts'
import { scaled } from '../lib/limits.ts'
import { count, rows } from '../lib/query.ts'
import { DEEDS, registerBoth } from '../lib/rehearsal_play.ts'
import { startServer, type Server } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

interface Answered<Data> {
  status: number
  data: Data
  message: string
}

async function call<Data>(
  url: string,
  { token, cookie, body }: { token?: string; cookie?: string; body?: object } = {}
): Promise<Answered<Data> & { headers: Headers; text: string }> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      accept: url.includes('/api/latihan/') ? 'text/html,*/*' : 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  const json = text.startsWith('{') ? (JSON.parse(text) as { data: Data; message: string }) : null
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    data: json?.data as Data,
    message: json?.message ?? '',
  }
}

/** Rows of every table of the real database, but what sessions, rate limits, the look at the disk, the journal's seals and the log's own leaves note by themselves. */
async function realRows(): Promise<Record<string, number>> {
  const tables = await rows<{ nama: string }>(
    `select tablename as nama from pg_tables where schemaname = 'public' and tablename not in ('sesi', 'catatan_instalasi', 'batas_laju', 'jurnal_segel')
      order by 1`
  )
  const found: Record<string, number> = {}
  for (const { nama } of tables) {
    found[nama] = await count(
      // A server that starts puts its pages into the log with the first batch, and the journal's head every hour.
      nama === 'log_antri' ? `log_antri where jenis not in ('halaman', 'kepala-jurnal')` : nama
    )
  }
  return found
}

const realFiles = (): string[] => {
  const folder = join(process.env.DATA_DIR!, 'berkas')
  return existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]).toSorted() : []
}

/** The open stage of the room's first package. */
const stageOf = (board: string): string =>
  /Tahap: ([^<]+)/.exec(board.split('<article>')[1] ?? '')?.[1] ?? ''

const OPEN_DATA = [
  '/ocds/releases.json',
  '/feed/pengadaan.atom',
  '/api/lelang/hasil-tender.csv',
  '/sitemap.xml',
]

test.group('Rehearsal', (group) => {
  let main: Server
  let token = ''
  let room = ''
  let port = ''

  group.setup(async () => {
    const undo = await cleanSlate()
    // An installation without a backup is told so every five minutes, in the journal too: no work of the rehearsal.
    await rows(`update parameter set value = '0' where key = 'PERINGATAN_INSTALASI' returning key`)
    port = String(await findPort())
    room = `http://127.0.0.1:${port}`
    main = await startServer({
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        LATIHAN_PORT: port,
        LATIHAN_URL: room,
        // Production has no clock but the machine's, also where this run has moved its own.
        EPROC_CLOCK: '',
      },
    })
    token = await signInAs(await createPengguna({ peran: 'manajerULP' }))
    return undo
  })

  const state = async (): Promise<KeadaanLatihan> =>
    (await call<LatihanAnswer>(`${main.url}/api/latihan`, { token })).data.keadaan
  /** @throws what the server said, when the room cannot be built */
  const ready = () =>
    waitFor(
      'the room',
      async () => {
        const now = await state()
        if (now === 'gagal' || now === 'mati') throw new Error(main.catatan())
        return now === 'siap'
      },
      scaled(90_000)
    )
  const ticket = async (): Promise<string> =>
    (await call<TiketLatihan>(`${main.url}/api/latihan/masuk`, { token, body: {} })).data.url
  const enter = async (): Promise<string> =>
    (await call(await ticket())).headers.get('set-cookie')!.split(';')[0]!

  test('nothing runs before it is asked for; then in production, too, with a cast of its own', async ({
    assert,
  }) => {
    assert.equal(await state(), 'mati')
    const before = await realRows()
    const early = await call(`${main.url}/api/latihan/masuk`, { token, body: {} })
    assert.equal(early.status, 409)
    const on = await call(`${main.url}/api/latihan/nyalakan`, { token, body: { nyalakan: true } })
    assert.equal(on.status, 200)
    await ready()
    assert.deepEqual(await realRows(), before)
    assert.equal(await count(`pengguna where login = 'panitia1'`), 0)
  }).timeout(scaled(120_000))

  test('only with a ticket: once, unchanged, of this installation', async ({ assert }) => {
    for (const path of ['/', '/lelang', '/robots.txt', '/api/time', ...OPEN_DATA]) {
      const shut = await call(`${room}${path}`)
      assert.equal(shut.status, 403, path)
      assert.equal(shut.headers.get('x-robots-tag'), 'noindex, nofollow')
    }
    const url = await ticket()
    const [text, sign] = new URL(url).searchParams.get('tiket')!.split('.')
    const said = JSON.parse(Buffer.from(text!, 'base64url').toString()) as object
    const other = Buffer.from(JSON.stringify({ ...said, id: 999_999 })).toString('base64url')
    for (const forged of [`${other}.${sign}`, `${text}.${'A'.repeat(43)}`, `${text}.`, 'x', '']) {
      assert.equal((await call(`${room}/api/latihan/tiket?tiket=${forged}`)).status, 403, forged)
    }
    assert.equal((await call(url)).status, 302)
    assert.equal((await call(url)).status, 403, 'a second time')
    const guest = await call(`${main.url}/api/latihan/masuk`, { body: {} })
    assert.equal(guest.status, 401)
  })

  test('a whole tender is played there to its contract, and nothing of it is in the real database', async ({
    assert,
  }) => {
    const before = await realRows()
    const files = realFiles()
    const open = await Promise.all(OPEN_DATA.map((path) => call(`${main.url}${path}`)))
    const cookie = await enter()
    const play = async (login: string) =>
      (await call<LoginAnswer>(`${room}/api/latihan/peran`, { cookie, body: { login } })).data
    const board = async () => (await call(`${room}/api/latihan/ruang`, { cookie })).text
    assert.include(await board(), 'bukan pengadaan sungguhan')
    const paketId = Number(/&#34;paketId&#34;:(\d+)/.exec(await board())![1])
    const forward = () => call(`${room}/api/latihan/maju`, { cookie, body: { paketId } })
    const timeThere = async () =>
      (await call<{ milidetik: number }>(`${room}/api/time`, { cookie })).data.milidetik

    const start = await timeThere()
    assert.equal((await forward()).status, 200)
    assert.isAbove(await timeThere(), start + 3_600_000)
    const playing = { room, cookie, paketId }
    const cast = await registerBoth(playing)
    const pokja = await play('panitia1')
    const stages = new Set<string>()
    const done = new Set<string>()
    for (let answer = await forward(); answer.status === 200; answer = await forward()) {
      const stage = stageOf(await board())
      stages.add(stage)
      const deed = DEEDS[stage]
      if (!deed) continue
      await deed(playing, cast)
      done.add(stage)
    }
    assert.sameMembers([...done], Object.keys(DEEDS))
    const result = await call(`${room}/api/lelang/hasil-tender`, { cookie })
    assert.include(result.text, '"vendor"', 'the room announces its winner')
    assert.isAbove(stages.size, 10)
    // The days that were skipped do not end the part that somebody plays.
    const still = await call(`${room}/api/pekerjaan`, { cookie, token: pokja.token })
    assert.equal(still.status, 200)
    assert.include(
      (await call(`${room}/api/latihan/surat`, { cookie })).text,
      'Kotak surat latihan'
    )

    // A session of the room is worth nothing on the real server, nor a real one there.
    assert.equal((await call(`${main.url}/api/pekerjaan`, { token: pokja.token })).status, 401)
    assert.equal((await call(`${room}/api/pekerjaan`, { cookie, token })).status, 401)
    const { data: time } = await call<{ milidetik: number }>(`${main.url}/api/time`)
    assert.isBelow(time.milidetik, start + 3_600_000)
    assert.equal(
      (await call(`${main.url}/api/latihan/maju`, { token, body: { jam: 1 } })).status,
      404
    )
    assert.deepEqual(await realRows(), before)
    assert.deepEqual(realFiles(), files)
    const after = await Promise.all(OPEN_DATA.map((path) => call(`${main.url}${path}`)))
    for (const [i, answer] of after.entries()) {
      assert.equal(answer.status, 200, OPEN_DATA[i])
      assert.equal(answer.text.length, open[i]!.text.length, OPEN_DATA[i])
    }
    const there = await call(`${room}/ocds/releases.json`, { cookie })
    assert.include(there.text, '"tender"', 'the room has its own')
  }).timeout(scaled(120_000))

  test('built anew: the clock stands, the tender is as at first; another role may not', async ({
    assert,
  }) => {
    const vendor = await signInAs(await createPengguna({ peran: 'vendor' }))
    const body = { yakin: true }
    assert.equal((await call(`${main.url}/api/latihan/ulang`, { token: vendor, body })).status, 403)
    assert.equal((await call(`${main.url}/api/latihan/ulang`, { token, body: {} })).status, 400)
    const old = await enter()
    assert.equal((await call(`${main.url}/api/latihan/ulang`, { token, body })).status, 200)
    await waitFor('the room to go', async () => (await state()) === 'menyiapkan')
    await ready()
    const there = await call<{ milidetik: number }>(`${room}/api/time`, { cookie: old })
    const here = await call<{ milidetik: number }>(`${main.url}/api/time`)
    assert.isBelow(Math.abs(there.data.milidetik - here.data.milidetik), 60_000)
  }).timeout(scaled(120_000))

  test('neither server starts on the database of the other', async ({ assert }) => {
    const env = {
      ...baseEnvironment('production', await findPort(), process.env.DATA_DIR!),
      APP_URL: room,
      DATABASE_URL: process.env.DATABASE_URL!,
      EPROC_CLOCK: '',
    }
    const room_ = { ...env, LATIHAN_RUANG: 'true', SMTP_URL: '' }
    await assert.rejects(() => spawnServer(room_, { diam: true }), /_latihan/)
    const theirs = { ...env, DATABASE_URL: `${env.DATABASE_URL}_latihan` }
    await assert.rejects(() => spawnServer(theirs, { diam: true }), /server sungguhan menolaknya/)
  })
})
