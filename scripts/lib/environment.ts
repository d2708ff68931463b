/** The environment of the server processes, completed from what the caller's environment says. */
import { join } from 'node:path'
import { rahasia } from './keys.ts'
import { UserError } from './messages.ts'
import { folderData } from './places.ts'

export type Environment = Record<string, string>

export const produksi = (): boolean => process.env.NODE_ENV === 'production'

/** Reads a port number (1–65535) from the environment. */
export function portOf(nama: string, bawaan: number): number {
  const teks = process.env[nama]
  if (!teks) return bawaan
  const nomor = Number(teks)
  if (!Number.isInteger(nomor) || nomor < 1 || nomor > 65_535) {
    throw new UserError(`${nama} harus berupa nomor port 1–65535, bukan "${teks}".`)
  }
  return nomor
}

/** Number of web processes (WEB_CONCURRENCY, 1 by default). */
export function jumlahProses(): number {
  const jumlah = Number(process.env.WEB_CONCURRENCY || '1')
  if (!Number.isInteger(jumlah) || jumlah < 1 || jumlah > 64) {
    throw new UserError('WEB_CONCURRENCY harus berupa bilangan 1–64.')
  }
  return jumlah
}

/** What every server process needs, apart from the database and the mail server. */
export function baseEnvironment(
  mode: 'development' | 'production' | 'test',
  port: number,
  data = folderData()
): Environment {
  const proses = jumlahProses()
  return {
    NODE_ENV: mode,
    PORT: String(port),
    HOST: process.env.HOST || '127.0.0.1',
    APP_URL: process.env.APP_URL || `http://localhost:${port}`,
    APP_KEY: process.env.APP_KEY || rahasia(join(data, 'kunci'), 'app.key'),
    DATA_DIR: data,
    LOG_LEVEL: process.env.LOG_LEVEL || (mode === 'production' ? 'info' : 'warn'),
    TZ: 'UTC',
    // 100 connections are shared by all processes; some are kept for jobs, listening and migrations.
    ...(proses > 1 && !process.env.DATABASE_POOL
      ? { DATABASE_POOL: String(Math.max(3, Math.floor(72 / proses))) }
      : {}),
  }
}

const MILIK_PRODUK =
  /^(NODE_ENV|PORT|HOST|APP_URL|APP_KEY|APP_KEY_PREVIOUS|DATABASE_\w+|SMTP_URL|SURAT_\w+|DRIVE_DISK|S3_\w+|EPROC_CLOCK|WEB_CONCURRENCY|TRUST_PROXY|LATIHAN\w*|METRICS_\w+|JEDA_HENTI|LAMBAT_MS|LOG_CADANGAN|LOG_SAKSI|SEGEL_KEY)$/

/** Forgets what `.env` or the shell says about the product: tests must not depend on it, nor touch it. */
export function forgetEnvironment(): void {
  for (const nama of Object.keys(process.env)) {
    if (MILIK_PRODUK.test(nama)) delete process.env[nama]
  }
}
