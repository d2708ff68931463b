/**
 * Three connections: `aplikasi` serves requests with a role that can't change the journal, `penyegel` seals it and can do
 * nothing else, `pemilik` owns the tables and is used by migrations only. And one for each replica (docs/adr/0056).
 */
import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'
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
function asApplication(address: string): string {
  if (pemilik && pemilik !== aplikasi) return address
  const url = new URL(address)
  url.searchParams.set('options', '-c role=eproc_aplikasi')
  return url.href
}

export const applicationUrl = (): string => asApplication(aplikasi)

/** The journal's sealer, by a login of its own or as its role by the owner's. */
function sealerUrl(): string {
  const own = env.get('DATABASE_SEALER_URL')
  if (own) return own
  const url = new URL(pemilik || aplikasi)
  url.searchParams.set('options', '-c role=eproc_penyegel')
  return url.href
}

/** The replicas, by the name of their connection. */
export const replicas = (env.get('DATABASE_REPLICA_URLS') ?? '')
  .split(';')
  .filter((address) => address.trim() !== '')
  .map((address, i) => ({ name: `salinan${i + 1}`, url: asApplication(address.trim()) }))

/**
 * A transaction that stands still so long hangs (in the store, say) and gives its rows back: many times what the slowest
 * one that is right waits between two statements, putting a large offer three times into a store that is hardly there. No
 * `lock_timeout` beside it: an offer of the last second waits for its turn and is not refused.
 */
const BOUNDED = { idle_in_transaction_session_timeout: 5 * 60_000 }

export const pool = { min: 0, max: env.get('DATABASE_POOL') ?? 16 }
/** A server that went away without a word must not hold a request for long. */
const REPLICA_LIMITS = { connectionTimeoutMillis: 2000, query_timeout: 30_000 }

/**
 * Lucid's `replicas`, one connection for each: of several in one pool none could be left out. Its writing half is the
 * primary, which nobody asks for there.
 */
const replicaConnection = (url: string): PostgreConfig => ({
  client: 'pg',
  connection: {},
  pool,
  replicas: {
    read: { connection: [{ connectionString: url, ...REPLICA_LIMITS }] },
    write: { connection: { connectionString: applicationUrl() } },
  },
})

const dbConfig = defineConfig({
  connection: 'aplikasi',
  connections: {
    aplikasi: {
      client: 'pg',
      connection: { connectionString: applicationUrl(), ...BOUNDED },
      pool,
    },
    ...Object.fromEntries(replicas.map(({ name, url }) => [name, replicaConnection(url)])),
    penyegel: {
      client: 'pg',
      connection: { connectionString: sealerUrl(), ...BOUNDED },
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
