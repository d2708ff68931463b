/**
 * `npm run bench -- size`: the same calls on a small database and on a large one; fails when a list, a search, a report or
 * a home page takes more than 1.3 times as long (quality §1). `--paket 1000000` packages, `--folder <path>` keeps the
 * databases for another run (made when absent), `--hanya <text>`, `--tinggal` leaves the large one running.
 */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseEnvironment, type Environment } from '../../scripts/lib/environment.ts'
import { prepareSchema } from '../../scripts/lib/database.ts'
import { findPort } from '../../scripts/lib/port.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { spawnServer } from '../../scripts/lib/server.ts'
import { fillLarge } from './large_fill.ts'
import { sizeOf } from './large_shapes.ts'
import { CALLS, type Call } from './size_calls.ts'
import { tokenBeban } from './seed_load.ts'

const option = (name: string, absent: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? absent) : absent
}
const LARGE = Number(option('paket', '1000000'))
const SMALL = 10_000
const ROUNDS = Number(option('kali', '7'))
const ONLY = option('hanya', '')
const BAR = 1.3
/** Below this nobody feels a difference, and the machine's noise is larger. */
const FELT_MS = 5

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A server over a database of this many packages, made when it is not there. */
async function world(folder: string, packages: number) {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  chmodSync(folder, 0o711)
  const postgres = await startPostgres({ dir: join(folder, 'pg'), cepat: true })
  const env: Environment = {
    ...baseEnvironment('production', await findPort(), folder),
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.urlAplikasi,
    DATABASE_OWNER_URL: postgres.urlPemilik,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  await prepareSchema(env, false)
  const done = join(folder, 'terisi')
  if (!existsSync(done)) {
    say(`Mengisi ${packages} paket …`)
    await fillLarge(postgres.urlSuper, env.APP_KEY!, sizeOf(packages), say)
    writeFileSync(done, String(packages))
  }
  const server = await spawnServer(env, { diam: true })
  return {
    url: server.url,
    postgres,
    async stop() {
      await server.henti()
      await postgres.henti()
    },
  }
}

async function once(
  url: string,
  { role, path }: Call
): Promise<{ ms: number; status: number; kb: number }> {
  const started = performance.now()
  const answer = await fetch(`${url}${path}`, {
    headers: {
      accept: 'application/json',
      ...(role ? { authorization: `Bearer ${tokenBeban(role, 0)}` } : {}),
    },
    signal: AbortSignal.timeout(120_000),
  })
  const { length } = await answer.text()
  return { ms: performance.now() - started, status: answer.status, kb: length / 1024 }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

const folder = option('folder', join(tmpdir(), 'eproc-ukuran'))
const small = await world(join(folder, String(SMALL)), SMALL)
const large = await world(join(folder, String(LARGE)), LARGE)
const slow: string[] = []
try {
  for (const call of CALLS) {
    if (!`${call.role ?? 'umum'} ${call.path}`.includes(ONLY)) continue
    const times: { small: number[]; large: number[] } = { small: [], large: [] }
    let last = { ms: 0, status: 0, kb: 0 }
    for (let round = 0; round <= ROUNDS; round++) {
      const s = await once(small.url, call)
      last = await once(large.url, call)
      if (round > 0 || last.ms > 10_000) {
        times.small.push(s.ms)
        times.large.push(last.ms)
      }
      if (last.ms > 3000 && round > 1) break
    }
    const [s, l] = [median(times.small), median(times.large)]
    const late = l > s * BAR && l - s > FELT_MS
    const line = `${s.toFixed(0).padStart(6)} → ${l.toFixed(0).padStart(6)} ms  ${(l / s).toFixed(1).padStart(6)}×  ${last.status} ${last.kb.toFixed(0).padStart(5)} kB  ${(call.role ?? 'umum').padEnd(11)} ${call.path}`
    say(`${late || last.status >= 400 ? '✖' : ' '} ${line}`)
    if (late) slow.push(line)
  }
  if (process.argv.includes('--tinggal')) {
    say(`${large.postgres.urlSuper}\n${large.url}`)
    await new Promise(() => {})
  }
} finally {
  await Promise.all([small.stop(), large.stop()])
}
say(`${slow.length} lebih dari ${BAR}×`)
process.exit(slow.length === 0 ? 0 : 1)
