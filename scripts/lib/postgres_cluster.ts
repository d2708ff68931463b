/** A new cluster of the built-in PostgreSQL. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from './messages.ts'
import type { Biner, Pengguna } from './postgres_binary.ts'

/** Runs initdb beside the final place and renames, so that a kill leaves no half cluster. */
export function buatKluster(
  biner: Biner,
  kluster: string,
  pengguna: Pengguna,
  password: string
): void {
  const sementara = `${kluster}.baru`
  rmSync(sementara, { recursive: true, force: true })
  mkdirSync(sementara, { recursive: true, mode: 0o700 })
  const berkasSandi = `${sementara}.sandi`
  writeFileSync(berkasSandi, password, { mode: 0o600 })
  if (pengguna.uid !== undefined) {
    chownSync(sementara, pengguna.uid, pengguna.gid!)
    chownSync(berkasSandi, pengguna.uid, pengguna.gid!)
  }
  const hasil = spawnSync(
    biner.initdb,
    [
      `--pgdata=${sementara}`,
      '--username=postgres',
      `--pwfile=${berkasSandi}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    {
      encoding: 'utf8',
      cwd: dirname(sementara),
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      ...pengguna,
    }
  )
  rmSync(berkasSandi, { force: true })
  if (hasil.status !== 0) {
    throw new UserError(`PostgreSQL tidak dapat disiapkan:\n${hasil.stderr || String(hasil.error)}`)
  }
  if (existsSync(kluster)) rmSync(kluster, { recursive: true })
  renameSync(sementara, kluster)
}
