/**
 * What earlier runs left: the server of another live command, which is joined, or the remains of a killed
 * one, which are stopped.
 */
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isAlive, sleep } from './processes.ts'

/** Stops a server at once but in order: open transactions are rolled back, nothing is lost. */
export const SINYAL_CEPAT = 'SIGINT'

/** Does a login work? */
export async function dapatMasuk(url: string): Promise<boolean> {
  const klien = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  klien.on('error', () => {})
  try {
    await klien.connect()
    return true
  } catch {
    return false
  } finally {
    await klien.end().catch(() => {})
  }
}

/** The start of a process as the kernel counts it, so that a reused id is not taken for the old one. */
export function processStart(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

export function tulisPemakai(kluster: string): void {
  const isi = JSON.stringify({ pid: process.pid, mulai: processStart(process.pid) })
  writeFileSync(join(kluster, 'eproc_pemakai.json'), isi)
}

export async function ikutYangBerjalan(
  kluster: string,
  url: (port: number) => string
): Promise<{ port: number; pid: number } | undefined> {
  const pid = pidPostmaster(kluster)
  if (!pid || !pemakaiHidup(kluster)) return undefined
  const port = Number(readFileSync(join(kluster, 'postmaster.pid'), 'utf8').split('\n')[3])
  return port > 0 && (await dapatMasuk(url(port))) ? { port, pid } : undefined
}

function pemakaiHidup(kluster: string): boolean {
  const catatan = join(kluster, 'eproc_pemakai.json')
  if (!existsSync(catatan)) return false
  const { pid, mulai } = JSON.parse(readFileSync(catatan, 'utf8')) as { pid: number; mulai: string }
  return pid !== process.pid && isAlive(pid) && processStart(pid) === mulai
}

/** Id of the live postmaster of this cluster, or undefined (also when the id now is someone else's). */
function pidPostmaster(kluster: string): number | undefined {
  const berkas = join(kluster, 'postmaster.pid')
  if (!existsSync(berkas)) return undefined
  const pid = Number(readFileSync(berkas, 'utf8').split('\n')[0])
  if (!(pid > 0) || !isAlive(pid)) return undefined
  return process.platform !== 'linux' || folderKerja(pid) === kluster ? pid : undefined
}

function folderKerja(pid: number | string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** Stops what a killed run left: its postmaster, or the children of a killed postmaster. */
export async function stopLeftovers(kluster: string): Promise<void> {
  const postmaster = pidPostmaster(kluster)
  if (postmaster) {
    process.kill(postmaster, SINYAL_CEPAT)
    for (let i = 0; i < 300 && isAlive(postmaster); i++) await sleep(20)
    if (isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT')
  }
  for (let i = 0; i < 100; i++) {
    const sisa = prosesDiFolder(kluster)
    if (sisa.length === 0) break
    if (i % 25 === 0) for (const pid of sisa) kirimSinyal(pid, i < 50 ? 'SIGQUIT' : 'SIGKILL')
    await sleep(20)
  }
  if (!pidPostmaster(kluster)) rmSync(join(kluster, 'postmaster.pid'), { force: true })
}

function prosesDiFolder(kluster: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((nama) => /^\d+$/.test(nama) && folderKerja(nama) === kluster)
    .map(Number)
    .filter((pid) => pid !== process.pid)
}

function kirimSinyal(pid: number, sinyal: NodeJS.Signals): void {
  try {
    process.kill(pid, sinyal)
  } catch {
    // It ended by itself.
  }
}
