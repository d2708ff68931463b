/** The room's process and its database: made, wiped, started. Nothing here writes into the real database. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import app from '@adonisjs/core/services/app'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import { roomKey } from '#core/latihan/ticket'
import env from '#start/env'

const TYPESCRIPT = '--import=./bin/typescript.mjs'
const MEMORY_MB = 320
const START_MS = 120_000
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot', 'HOST', 'TRUST_PROXY']

/** The room's key, of which the real server makes tickets. */
export const keyOfRoom = (): string => roomKey(env.get('APP_KEY').release())

const roomPort = (): number => env.get('LATIHAN_PORT') ?? env.get('PORT') + 1

/** The room seen from outside; an origin of its own keeps storage and service workers apart. */
export function roomUrl(): string {
  const given = env.get('LATIHAN_URL')
  if (given) return given.replace(/\/+$/, '')
  const url = new URL(env.get('APP_URL'))
  url.port = String(roomPort())
  return url.origin
}

/** The room beside this server, as seen from this machine. */
export function roomNearby(): string {
  const host = env.get('HOST')
  return `http://${!host || host === '0.0.0.0' ? '127.0.0.1' : host}:${roomPort()}`
}

const besideDatabase = (text: string): string => {
  const url = new URL(text)
  url.pathname += '_latihan'
  return url.href
}
const ownerUrl = (): string => env.get('DATABASE_OWNER_URL') || env.get('DATABASE_URL')
const folder = (): string => join(env.get('DATA_DIR'), 'latihan')

/** Everything that the room's processes know: no mail server, no store, no key of the real one. */
function roomEnvironment(): Record<string, string> {
  const inherited = INHERITED.flatMap((name) =>
    process.env[name] ? [[name, process.env[name]!]] : []
  )
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: env.get('NODE_ENV'),
    NODE_OPTIONS: `--max-old-space-size=${MEMORY_MB}`,
    MALLOC_ARENA_MAX: '2',
    TZ: 'UTC',
    LOG_LEVEL: env.get('LOG_LEVEL') ?? 'warn',
    LATIHAN_RUANG: 'true',
    LATIHAN_DIAM: String(env.get('LATIHAN_DIAM') ?? 30),
    PORT: String(roomPort()),
    APP_URL: roomUrl(),
    LATIHAN_ASAL: env.get('APP_URL'),
    APP_KEY: keyOfRoom(),
    DATABASE_URL: besideDatabase(env.get('DATABASE_URL')),
    DATABASE_OWNER_URL: besideDatabase(ownerUrl()),
    DATABASE_POOL: '4',
    DATA_DIR: folder(),
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The room's database exists, and only the product's roles may enter it. */
async function ensureDatabase(): Promise<void> {
  const name = decodeURIComponent(new URL(besideDatabase(ownerUrl())).pathname.slice(1))
  await withClient(ownerUrl(), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return
    await client
      .query(`create database ${pg.escapeIdentifier(name)}`)
      .catch((error: { code?: string }) => {
        throw error.code === '42501' ? new Error(teks.tanpaHakBasis(name)) : error
      })
  })
  await withClient(besideDatabase(ownerUrl()), async (client) => {
    await client.query(`revoke all on database ${pg.escapeIdentifier(name)} from public`)
    const role = await client.query(`select 1 from pg_roles where rolname = 'eproc_aplikasi'`)
    if (role.rowCount) {
      await client.query(
        `grant connect, temporary on database ${pg.escapeIdentifier(name)} to eproc_aplikasi`
      )
    }
  })
}

/** Did an earlier set-up come to its end? */
const isComplete = (): Promise<boolean> =>
  withClient(besideDatabase(ownerUrl()), async (client) => {
    const table = await client.query(`select to_regclass('public.latihan_jam') is not null as ada`)
    if (!table.rows[0].ada) return false
    return Boolean((await client.query('select 1 from latihan_jam')).rowCount)
  })

/** All of the room's rows and files go. */
async function wipe(): Promise<void> {
  await withClient(besideDatabase(ownerUrl()), async (client) => {
    const { rows } = await client.query<{ nama: string }>('select current_database() as nama')
    if (!rows[0]!.nama.endsWith('_latihan')) throw new Error('not the database of a rehearsal')
    await client.query(
      'begin; drop schema if exists antrean cascade; drop schema public cascade; create schema public; commit'
    )
  })
  rmSync(folder(), { recursive: true, force: true, maxRetries: 5 })
}

/** Tables and cast, from nothing when asked for, or when an earlier set-up broke off. */
export async function prepareRoom(anew: boolean): Promise<void> {
  await ensureDatabase()
  if (anew || !(await isComplete())) await wipe()
  mkdirSync(folder(), { recursive: true })
  const child = roomChild('bin/prepare.ts', '--latihan')
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`The rehearsal's set-up ended with code ${String(code)}`)
}

function roomChild(...program: string[]): ChildProcess {
  const child = spawn(process.execPath, [TYPESCRIPT, ...program], {
    cwd: app.makePath('.'),
    env: roomEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', () => {})
  return child
}

/** The room's server, once it answers. It ends by itself when this process is gone. */
export async function startRoom(): Promise<ChildProcess> {
  const child = roomChild('bin/server.ts')
  const ready = await new Promise<boolean>((done) => {
    const late = setTimeout(() => done(false), START_MS)
    late.unref()
    child.on('message', (told) => {
      if (typeof told === 'object' && told !== null && 'siap' in told) done(true)
    })
    child.once('exit', () => done(false))
  })
  if (ready) return child
  child.kill('SIGKILL')
  throw new Error("The rehearsal's server does not start")
}

/** Ends it, by force after ten seconds. */
export async function stopRoom(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill('SIGTERM')
  await gone
  clearTimeout(force)
}
