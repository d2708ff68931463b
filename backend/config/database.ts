/**
 * Three connections: `aplikasi` serves requests with a role that can't change the journal, `penyegel` seals it and can do
 * nothing else, `pemilik` owns the tables and is used by migrations only.
 */
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import string from '@adonisjs/core/helpers/string'
import pg from 'pg'

// Indonesian table names are not English plurals.
string.pluralize.addUncountableRule(/.*/)

pg.types.setTypeParser(pg.types.builtins.INT8, (teks) => {
  const angka = Number(teks)
  if (!Number.isSafeInteger(angka)) throw new Error(`Bilangan ${teks} di luar batas aman`)
  return angka
})
pg.types.setTypeParser(pg.types.builtins.DATE, (teks) => teks)

const aplikasi = env.get('DATABASE_URL')
const pemilik = env.get('DATABASE_OWNER_URL')

/** One login for everything: work as the restricted role all the same. */
export function applicationUrl(): string {
  if (pemilik && pemilik !== aplikasi) return aplikasi
  const url = new URL(aplikasi)
  url.searchParams.set('options', '-c role=eproc_aplikasi')
  return url.href
}

/** The journal's sealer, by a login of its own or as its role by the owner's. */
function sealerUrl(): string {
  const own = env.get('DATABASE_SEALER_URL')
  if (own) return own
  const url = new URL(pemilik || aplikasi)
  url.searchParams.set('options', '-c role=eproc_penyegel')
  return url.href
}

const dbConfig = defineConfig({
  connection: 'aplikasi',
  connections: {
    aplikasi: {
      client: 'pg',
      connection: { connectionString: applicationUrl() },
      pool: { min: 0, max: env.get('DATABASE_POOL') ?? 16 },
    },
    penyegel: {
      client: 'pg',
      connection: { connectionString: sealerUrl() },
      pool: { min: 0, max: 1 },
    },
    pemilik: {
      client: 'pg',
      connection: { connectionString: pemilik || aplikasi },
      pool: { min: 0, max: 2 },
      migrations: { naturalSort: true, paths: ['../database/migrations'] },
    },
  },
})

export default dbConfig
