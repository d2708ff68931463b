/** One running server (a single process or a group of them), seen from outside. */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { UserError } from './messages.ts'
import { stopProcess, onClose, sleep } from './processes.ts'
import { BACKEND, SERVER_OPTIONS } from './places.ts'

export type Server = {
  url: string
  pid: number
  proses: ChildProcess
  /** Everything that the server wrote so far, when it was started with `diam`. */
  catatan(): string
  henti(): Promise<void>
  /** Kills the process (and with it all that it held in memory) at once. */
  kill9(): Promise<void>
}

interface ServerOptions {
  /** Keeps what the server writes instead of showing it. */
  diam?: boolean
  batasMs?: number
  saatMati?: (kode: number | null) => void
}

/** Starts the server with exactly this environment and resolves once it answers. */
export async function spawnServer(env: Environment, options: ServerOptions = {}): Promise<Server> {
  const proses = runProcess(env, options.diam === true)
  const catatan = rekamKeluaran(proses)
  const release = onClose(() => stopProcess(proses))
  const keluar = new Promise<number | null>((selesai) => proses.once('exit', selesai))
  const sebab = await sebabTidakSiap(proses, keluar, options.batasMs ?? 60_000)
  if (sebab) {
    release()
    await stopProcess(proses, 2000)
    throw new UserError(`Server ${sebab}.\n${catatan()}`)
  }
  let diminta = false
  void keluar.then((kode) => {
    release()
    if (!diminta) options.saatMati?.(kode)
  })
  return {
    url: `http://${env.HOST === '0.0.0.0' || !env.HOST ? '127.0.0.1' : env.HOST}:${env.PORT}`,
    pid: proses.pid!,
    proses,
    catatan,
    async henti() {
      diminta = true
      await stopProcess(proses)
    },
    async kill9() {
      diminta = true
      proses.kill('SIGKILL')
      await keluar
    },
  }
}

/** A single process, or the runner of a group of them. */
function runProcess(env: Environment, diam: boolean): ChildProcess {
  const gugus = Number(env.WEB_CONCURRENCY || '1') > 1
  const args = gugus
    ? [join(import.meta.dirname, 'cluster.ts')]
    : [...SERVER_OPTIONS, 'bin/server.ts']
  const output = diam ? 'pipe' : 'inherit'
  const proses = spawn(process.execPath, args, {
    cwd: BACKEND,
    env: { ...process.env, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C must reach the runner only; the server also ends when its IPC channel closes.
    detached: process.platform !== 'win32',
  })
  proses.channel?.unref()
  proses.on('error', () => {})
  return proses
}

/** The last pieces of what the server writes, where it writes into pipes. */
function rekamKeluaran(proses: ChildProcess): () => string {
  const chunks: string[] = []
  for (const stream of [proses.stdout, proses.stderr]) {
    stream?.on('data', (isi: Buffer) => {
      chunks.push(isi.toString('utf8'))
      if (chunks.length > 2000) chunks.shift()
    })
  }
  return () => chunks.join('')
}

/** Waits until the server says that it is ready; otherwise tells why it is not. */
async function sebabTidakSiap(
  proses: ChildProcess,
  keluar: Promise<number | null>,
  batasMs: number
): Promise<string | null> {
  const siap = new Promise<true>((selesai) =>
    proses.on('message', (pesan) => {
      if (typeof pesan === 'object' && pesan !== null && 'siap' in pesan) selesai(true)
    })
  )
  const pertama = await Promise.race([siap, keluar, sleep(batasMs).then(() => 'lama' as const)])
  if (pertama === true) return null
  return pertama === 'lama' ? 'tidak kunjung siap' : `berhenti dengan kode ${pertama}`
}
