/**
 * Primary of several web processes (WEB_CONCURRENCY > 1). Starts them one by one, so that only one
 * does first-time work, replaces one that dies, says `{ siap: true }` once all listen, and ends with
 * its parent. SIGUSR2 replaces them all, one after the other, without refusing a request. Answers for the figures of all
 * of them at METRICS_PORT.
 */
import cluster, { type Worker } from 'node:cluster'
import { BACKEND, SERVER_OPTIONS } from './places.ts'
import { join } from 'node:path'
import { serveMetrics } from '../../backend/app/core/ops/metrics_server.ts'

const jumlah = Number(process.env.WEB_CONCURRENCY || '1')
let berhenti = false
let kematian: number[] = []

cluster.setupPrimary({
  exec: join(BACKEND, 'bin', 'server.ts'),
  execArgv: SERVER_OPTIONS,
  cwd: BACKEND,
})

/** Starts one worker and resolves once it listens; rejects when it ends before. */
function tambah(): Promise<Worker> {
  const pekerja = cluster.fork()
  return new Promise((selesai, gagal) => {
    pekerja.on('message', (pesan: unknown) => {
      if (typeof pesan === 'object' && pesan !== null && 'siap' in pesan) selesai(pekerja)
    })
    pekerja.once('exit', () => gagal(new Error('Proses web berhenti sebelum siap.')))
  })
}

function pekerjaHidup(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((w) => w !== undefined)
}

function akhiri(kode: number): void {
  if (berhenti) return
  berhenti = true
  process.exitCode = kode
  const periksa = () => {
    if (pekerjaHidup().length === 0) process.exit()
  }
  cluster.on('exit', periksa)
  for (const pekerja of pekerjaHidup()) pekerja.process.kill('SIGTERM')
  setTimeout(() => {
    for (const pekerja of pekerjaHidup()) pekerja.process.kill('SIGKILL')
    process.exit()
  }, 10_000).unref()
  periksa()
}

/** Those that a replacement stands for already: their end is no death. */
const diganti = new Set<number>()
let penggantian = Promise.resolve()

/** A new worker listens before the old one begins to end, so that there is always one to take a connection. */
async function gantiSemua(): Promise<void> {
  for (const lama of pekerjaHidup()) {
    if (berhenti) return
    await tambah()
    diganti.add(lama.id)
    const selesai = new Promise((lanjut) => lama.once('exit', lanjut))
    lama.process.kill('SIGTERM')
    await selesai
  }
}

/** Figures of all workers in one text; the library is loaded where somebody reads them only. */
async function sajikanUkuran(port: number): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client')
  const semua = new AggregatorRegistry()
  const host = process.env.METRICS_HOST || '127.0.0.1'
  serveMetrics({ port, host }, semua.contentType, () => semua.clusterMetrics())
}

cluster.on('exit', (pekerja) => {
  if (berhenti || diganti.delete(pekerja.id)) return
  kematian = [...kematian.filter((saat) => Date.now() - saat < 60_000), Date.now()]
  if (kematian.length > 5 * jumlah) {
    process.stderr.write('Proses web berulang kali berhenti; server dihentikan.\n')
    return akhiri(1)
  }
  tambah().catch(() => {})
})
process.on('SIGTERM', () => akhiri(0))
process.on('SIGINT', () => akhiri(0))
process.on('SIGUSR2', () => {
  penggantian = penggantian.then(gantiSemua).catch((error: unknown) => console.error(error))
})
process.on('disconnect', () => akhiri(0))

try {
  if (process.env.METRICS_PORT) await sajikanUkuran(Number(process.env.METRICS_PORT))
  await tambah()
  await Promise.all(Array.from({ length: jumlah - 1 }, tambah))
  process.send?.({ siap: true })
  process.channel?.unref()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  akhiri(1)
}
