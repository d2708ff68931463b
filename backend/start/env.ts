/**
 * The environment of a server process, checked at start; the README's table lists the same names.
 * Errors name the variable and what is expected.
 */
import { Env } from '@adonisjs/core/env'
import { durationToMs } from '#core/clock/duration'
import { trustProxy } from '#core/http/trust_proxy'

const env = await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number(),
  HOST: Env.schema.string.optional(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  DATABASE_URL: Env.schema.string(),
  DATABASE_OWNER_URL: Env.schema.string.optional(),
  DATABASE_POOL: Env.schema.number.optional(),
  SMTP_URL: Env.schema.string.optional(),
  SURAT_DARI: Env.schema.string.optional(),
  DRIVE_DISK: Env.schema.enum.optional(['local', 's3'] as const),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),
  DATA_DIR: Env.schema.string(),
  SEGEL_KEY: Env.schema.string.optional(),
  EPROC_CLOCK: Env.schema.string.optional(),
  LOG_LEVEL: Env.schema.string.optional(),
  TRUST_PROXY: Env.schema.string.optional(),
})

trustProxy(env.get('TRUST_PROXY'))
const geser = env.get('EPROC_CLOCK')
if (geser) {
  if (env.get('NODE_ENV') === 'production') {
    throw new Error('EPROC_CLOCK tidak boleh dipakai di produksi: hapus dari lingkungan.')
  }
  durationToMs(geser)
}
if (env.get('DRIVE_DISK') === 's3') {
  for (const nama of ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (!process.env[nama]) throw new Error(`DRIVE_DISK=s3 membutuhkan ${nama}.`)
  }
}

export default env
