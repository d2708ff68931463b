/** The database of the product in a cluster that runs: roles, extensions, and copies for tests. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Postgres } from './postgres.ts'

/** The roles of the product, its database and extensions; done once a cluster. */
export async function prepareRoles(
  kluster: string,
  urlAwal: string,
  urlBasis: string,
  peran: Record<'eproc_pemilik' | 'eproc_aplikasi', string>
): Promise<void> {
  const cap = join(kluster, 'eproc_siap_3')
  if (existsSync(cap)) return
  await denganKlien(urlAwal, async (klien) => {
    // The statements below hold passwords, which no log of slow or failed statements may keep.
    await klien.query('set log_min_duration_statement = -1')
    await klien.query("set log_min_error_statement = 'panic'")
    for (const [nama, password] of Object.entries(peran)) {
      const { rowCount } = await klien.query('select 1 from pg_roles where rolname = $1', [nama])
      const kata = rowCount ? 'alter' : 'create'
      await klien.query(`${kata} role ${nama} login password '${password}'`)
    }
    const penyegel = await klien.query("select 1 from pg_roles where rolname = 'eproc_penyegel'")
    if (!penyegel.rowCount) await klien.query('create role eproc_penyegel nologin')
    await klien.query('grant eproc_penyegel to eproc_pemilik')
    // The rehearsal has a database of its own, made when it is first asked for (docs/adr/0023).
    await klien.query('alter role eproc_pemilik createdb')
    const { rowCount } = await klien.query("select 1 from pg_database where datname = 'eproc'")
    if (!rowCount) await klien.query('create database eproc owner eproc_pemilik')
  })
  await lengkapiBasis(urlBasis)
  await denganKlien(urlBasis, (klien) => klien.query('checkpoint'))
  writeFileSync(cap, '')
}

/** Extensions and rights that only the superuser may give. */
async function lengkapiBasis(urlBasis: string): Promise<void> {
  await denganKlien(urlBasis, async (klien) => {
    await klien.query('create extension if not exists pg_trgm')
    await klien.query('create extension if not exists citext')
    await klien.query('revoke all on database eproc from public')
    await klien.query('grant connect, temporary on database eproc to eproc_aplikasi')
  })
}

/** Drops the database `eproc` with all in it and makes it anew, empty. */
export async function ulangiBasis(postgres: Postgres): Promise<void> {
  await denganKlien(postgres.urlSuper.replace(/eproc$/, 'postgres'), async (klien) => {
    await klien.query('drop database if exists eproc with (force)')
    await klien.query('create database eproc owner eproc_pemilik')
  })
  await lengkapiBasis(postgres.urlSuper)
}

/** Copies the database `eproc` within its cluster; answers the variables that name the copy. */
export async function copyDatabase(
  postgres: Postgres,
  nama: string
): Promise<{ DATABASE_URL: string; DATABASE_OWNER_URL: string; TES_URL_SUPER: string }> {
  const ganti = (url: string) => url.replace(/eproc$/, nama)
  await denganKlien(postgres.urlSuper.replace(/eproc$/, 'postgres'), async (klien) => {
    await klien.query(`drop database if exists "${nama}" with (force)`)
    await klien.query(`create database "${nama}" template eproc owner eproc_pemilik`)
  })
  return {
    DATABASE_URL: ganti(postgres.urlAplikasi),
    DATABASE_OWNER_URL: ganti(postgres.urlPemilik),
    TES_URL_SUPER: ganti(postgres.urlSuper),
  }
}

/** Opens a connection, runs `kerja` and closes it. */
export async function denganKlien<T>(
  url: string,
  kerja: (klien: pg.Client) => Promise<T>
): Promise<T> {
  const klien = new pg.Client({ connectionString: url })
  await klien.connect()
  try {
    return await kerja(klien)
  } finally {
    await klien.end()
  }
}
