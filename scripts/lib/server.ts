/** One running server (a single process or a group of them), seen from outside. */
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Lingkungan } from './environment.ts'
import { GalatPengguna } from './messages.ts'
import { hentikanProses, saatTutup, tunggu } from './processes.ts'
import { BACKEND } from './places.ts'

export type Peladen = {
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
export async function nyalakanPeladen(env: Lingkungan, opsi: ServerOptions = {}): Promise<Peladen> {
  const proses = jalankanProses(env, opsi.diam === true)
  const catatan = rekamKeluaran(proses)
  const lepas = saatTutup(() => hentikanProses(proses))
  const keluar = new Promise<number | null>((selesai) => proses.once('exit', selesai))
  const sebab = await sebabTidakSiap(proses, keluar, opsi.batasMs ?? 60_000)
  if (sebab) {
    lepas()
    await hentikanProses(proses, 2000)
    throw new GalatPengguna(`Server ${sebab}.\n${catatan()}`)
  }
  let diminta = false
  void keluar.then((kode) => {
    lepas()
    if (!diminta) opsi.saatMati?.(kode)
  })
  return {
    url: `http://${env.HOST === '0.0.0.0' || !env.HOST ? '127.0.0.1' : env.HOST}:${env.PORT}`,
    pid: proses.pid!,
    proses,
    catatan,
    async henti() {
      diminta = true
      await hentikanProses(proses)
    },
    async kill9() {
      diminta = true
      proses.kill('SIGKILL')
      await keluar
    },
  }
}

/** A single process, or the runner of a group of them. */
function jalankanProses(env: Lingkungan, diam: boolean): ChildProcess {
  const gugus = Number(env.WEB_CONCURRENCY || '1') > 1
  const argumen = gugus
    ? [join(import.meta.dirname, 'cluster.ts')]
    : ['--import=@poppinss/ts-exec', 'bin/server.ts']
  const keluaran = diam ? 'pipe' : 'inherit'
  const proses = spawn(process.execPath, argumen, {
    cwd: BACKEND,
    env: { ...process.env, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', keluaran, keluaran, 'ipc'],
    // Ctrl-C must reach the runner only; the server also ends when its IPC channel closes.
    detached: process.platform !== 'win32',
  })
  proses.channel?.unref()
  proses.on('error', () => {})
  return proses
}

/** The last pieces of what the server writes, where it writes into pipes. */
function rekamKeluaran(proses: ChildProcess): () => string {
  const potongan: string[] = []
  for (const aliran of [proses.stdout, proses.stderr]) {
    aliran?.on('data', (isi: Buffer) => {
      potongan.push(isi.toString('utf8'))
      if (potongan.length > 2000) potongan.shift()
    })
  }
  return () => potongan.join('')
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
  const pertama = await Promise.race([siap, keluar, tunggu(batasMs).then(() => 'lama' as const)])
  if (pertama === true) return null
  return pertama === 'lama' ? 'tidak kunjung siap' : `berhenti dengan kode ${pertama}`
}
