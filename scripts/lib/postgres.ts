/**
 * The built-in PostgreSQL: started over the bare programs, so that it works as root and as an
 * ordinary user, and comes up again after any process was killed.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { rahasia } from './keys.ts'
import { UserError } from './messages.ts'
import {
  binerPostgres,
  penggunaPostgres,
  tempatKluster,
  type Biner,
  type Pengguna,
} from './postgres_binary.ts'
import { buatKluster } from './postgres_cluster.ts'
import { prepareRoles } from './postgres_database.ts'
import { settings } from './postgres_settings.ts'
import { findPort, freePort } from './port.ts'
import {
  dapatMasuk,
  stopLeftovers,
  ikutYangBerjalan,
  SINYAL_CEPAT,
  tulisPemakai,
} from './postgres_leftovers.ts'
import { onClose, sleep } from './processes.ts'

export type OpsiPostgres = {
  /** Folder of the cluster. Keys go to `kunci`, beside it by default. */
  dir: string
  kunci?: string
  /** True gives up durability for speed; for tests only. */
  cepat?: boolean
  /** Called when the server ends without having been asked to. */
  saatMati?: () => void
}

export type Postgres = {
  urlPemilik: string
  urlAplikasi: string
  urlSuper: string
  port: number
  /** Process id of the postmaster. */
  pid: number
  /** False when another running command owns the server, and `henti` leaves it alone. */
  milikSendiri: boolean
  henti(): Promise<void>
}

/** Starts the cluster in `dir` (made when absent), or joins the one that another live command runs. */
export async function startPostgres(options: OpsiPostgres): Promise<Postgres> {
  const dir = resolve(options.dir)
  const key = options.kunci ?? join(dirname(dir), 'kunci')
  const pengguna = penggunaPostgres()
  const kluster = tempatKluster(dir, pengguna)
  const password = (nama: string) => rahasia(key, nama)
  const url = (peran: string, port: number, basis = 'eproc') =>
    `postgres://${peran}:${password(`${peran}.sandi`)}@127.0.0.1:${port}/${basis}`
  const jadi = (port: number, pid: number, henti?: () => Promise<void>): Postgres => ({
    urlPemilik: url('eproc_pemilik', port),
    urlAplikasi: url('eproc_aplikasi', port),
    urlSuper: url('postgres', port),
    port,
    pid,
    milikSendiri: henti !== undefined,
    henti: henti ?? (async () => {}),
  })

  const biner = binerPostgres(pengguna)
  const lain = await ikutYangBerjalan(kluster, (port) => url('postgres', port))
  if (lain) return jadi(lain.port, lain.pid)
  await stopLeftovers(kluster)
  if (!existsSync(join(kluster, 'PG_VERSION')))
    buatKluster(biner, kluster, pengguna, password('postgres.sandi'))

  const { anak, port } = await runServer(biner, kluster, pengguna, options, (p) =>
    url('postgres', p, 'postgres')
  )
  tulisPemakai(kluster)
  await prepareRoles(kluster, url('postgres', port, 'postgres'), url('postgres', port), {
    eproc_pemilik: password('eproc_pemilik.sandi'),
    eproc_aplikasi: password('eproc_aplikasi.sandi'),
  })

  const pengawas = awasiInduk(anak.pid!)
  let diminta = false
  const henti = async () => {
    diminta = true
    release()
    await stopServer(biner, kluster, anak)
    pengawas?.kill('SIGKILL')
  }
  const release = onClose(henti)
  anak.once('exit', () => {
    pengawas?.kill('SIGKILL')
    if (diminta) return
    release()
    options.saatMati?.()
  })
  return jadi(port, anak.pid!, henti)
}

async function runServer(
  biner: Biner,
  kluster: string,
  pengguna: Pengguna,
  options: OpsiPostgres,
  urlSuper: (port: number) => string
): Promise<{ anak: ChildProcess; port: number }> {
  const catatan = `${resolve(options.dir)}.log`
  const ingatanPort = join(kluster, 'eproc_port')
  let alasan = ''
  for (let percobaan = 0; percobaan < 40; percobaan++) {
    const previous =
      percobaan < 2 && existsSync(ingatanPort) ? Number(readFileSync(ingatanPort, 'utf8')) : 0
    const port = previous > 0 && (await freePort(previous)) ? previous : await findPort()
    const setelan = { ...settings(options.cepat), port: String(port) }
    if (existsSync(catatan) && statSync(catatan).size > 10_000_000) rmSync(catatan)
    const log = openSync(catatan, 'a')
    const mulai = statSync(catatan).size
    // Its own session: Ctrl-C in a terminal must not stop the database before the server.
    const anak = spawn(
      biner.postgres,
      [
        '-D',
        kluster,
        ...Object.entries(setelan).flatMap(([nama, nilai]) => ['-c', `${nama}=${nilai}`]),
      ],
      { stdio: ['ignore', log, log], cwd: kluster, detached: true, ...pengguna }
    )
    anak.on('error', (error) => (alasan = String(error)))
    closeSync(log)
    if (await siap(anak, urlSuper(port))) {
      writeFileSync(ingatanPort, String(port))
      return { anak, port }
    }
    alasan ||= readFileSync(catatan).subarray(mulai).toString('utf8').trim()
    // Orphans of a killed postmaster hold its memory for a moment, or the port was taken meanwhile.
    if (!/pre-existing shared memory|could not bind|Address already in use|lock file/.test(alasan))
      break
    alasan = ''
    await stopLeftovers(kluster)
    await sleep(100)
  }
  throw new UserError(`PostgreSQL tidak dapat dinyalakan (catatan: ${catatan}):\n${alasan}`)
}

/** True once a login works, false when the process ended before. Recovery may take a while. */
async function siap(anak: ChildProcess, url: string): Promise<boolean> {
  for (const limit = Date.now() + 120_000; Date.now() < limit; await sleep(15)) {
    if (anak.exitCode !== null || anak.signalCode !== null || anak.pid === undefined) return false
    if (await dapatMasuk(url)) return true
  }
  anak.kill('SIGKILL')
  return false
}

async function stopServer(biner: Biner, kluster: string, anak: ChildProcess): Promise<void> {
  if (anak.exitCode !== null || anak.signalCode !== null) return
  const selesai = new Promise<void>((lanjut) => anak.once('exit', () => lanjut()))
  if (process.platform === 'win32') spawnSync(biner.pgCtl, ['stop', '-D', kluster, '-m', 'fast'])
  else anak.kill(SINYAL_CEPAT)
  const paksa = setTimeout(() => anak.kill('SIGQUIT'), 8000)
  await selesai
  clearTimeout(paksa)
}

/** A shell that waits for this process to vanish, even by kill -9, and then stops the database. */
function awasiInduk(pid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined
  const anak = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  })
  anak.on('error', () => {})
  anak.unref()
  return anak
}
