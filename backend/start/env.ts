/**
 * The environment of a server process, checked at start; the README's table lists the same names.
 * Errors name the variable and what is expected.
 */
import { Env } from '@adonisjs/core/env'
import { previousKeys } from '#core/auth/previous_keys'
import { durationToMs } from '#core/clock/duration'
import { isSecureOrigin } from '#core/http/guard/secure_origin'
import { trustProxy } from '#core/http/guard/trust_proxy'

const env = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number(),
  HOST: Env.schema.string.optional(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  APP_KEY_PREVIOUS: Env.schema.secret.optional(),
  DATABASE_URL: Env.schema.string(),
  DATABASE_OWNER_URL: Env.schema.string.optional(),
  DATABASE_SEALER_URL: Env.schema.string.optional(),
  DATABASE_POOL: Env.schema.number.optional(),
  DATABASE_REPLICA_URLS: Env.schema.string.optional(),
  DATABASE_REPLICA_LAG: Env.schema.number.optional(),
  SMTP_URL: Env.schema.string.optional(),
  SURAT_DARI: Env.schema.string.optional(),
  DRIVE_DISK: Env.schema.enum.optional(['local', 's3'] as const),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),
  DATA_DIR: Env.schema.string(),
  LOG_CADANGAN: Env.schema.string.optional(),
  LOG_SAKSI: Env.schema.string.optional(),
  SEGEL_KEY: Env.schema.string.optional(),
  EPROC_CLOCK: Env.schema.string.optional(),
  LOG_LEVEL: Env.schema.string.optional(),
  LAMBAT_MS: Env.schema.number.optional(),
  JEDA_HENTI: Env.schema.number.optional(),
  METRICS_PORT: Env.schema.number.optional(),
  METRICS_HOST: Env.schema.string.optional(),
  TRUST_PROXY: Env.schema.string.optional(),
  LATIHAN: Env.schema.enum.optional(['nyala', 'mati'] as const),
  LATIHAN_PORT: Env.schema.number.optional(),
  LATIHAN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  LATIHAN_DIAM: Env.schema.number.optional(),
  LATIHAN_RUANG: Env.schema.boolean.optional(),
  /** the real site, for the way back; set for the room by its parent */
  LATIHAN_ASAL: Env.schema.string.optional({ format: 'url', tld: false }),
})

trustProxy(env.get('TRUST_PROXY'))
previousKeys(env.get('APP_KEY_PREVIOUS')?.release())
if (env.get('NODE_ENV') === 'production' && !isSecureOrigin(env.get('APP_URL'))) {
  throw new Error(
    'APP_URL harus https:// di produksi: tanpa itu peramban tidak memberi kriptografi (crypto.subtle) kepada halaman.'
  )
}
const geser = env.get('EPROC_CLOCK')
if (geser) {
  if (env.get('NODE_ENV') === 'production') {
    throw new Error('EPROC_CLOCK tidak boleh dipakai di produksi: hapus dari lingkungan.')
  }
  durationToMs(geser)
}
/** The end of a process takes ten seconds at most; what is left is for its requests and its background. */
const MAX_JEDA_HENTI = 2
const jeda = env.get('JEDA_HENTI') ?? 0
if (jeda < 0 || jeda > MAX_JEDA_HENTI) {
  throw new Error(`JEDA_HENTI harus 0 sampai ${MAX_JEDA_HENTI} detik.`)
}
if (env.get('DRIVE_DISK') === 's3') {
  for (const nama of ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (!process.env[nama]) throw new Error(`DRIVE_DISK=s3 membutuhkan ${nama}.`)
  }
}

/** The rehearsal and the real server never work on each other's database (docs/adr/0023). */
const basisLatihan = new URL(env.get('DATABASE_URL')).pathname.endsWith('_latihan')
if (basisLatihan !== (env.get('LATIHAN_RUANG') ?? false)) {
  throw new Error(
    basisLatihan
      ? 'DATABASE_URL menunjuk basis data latihan (…_latihan): server sungguhan menolaknya.'
      : 'Ruang latihan hanya berjalan pada basis data yang namanya berakhir dengan _latihan.'
  )
}
if (env.get('LATIHAN_RUANG') && env.get('SMTP_URL')) {
  throw new Error('Ruang latihan tidak mengirim surat: hapus SMTP_URL dari lingkungannya.')
}

export default env
