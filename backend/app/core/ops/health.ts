/** What a process needs to serve, each a health check of AdonisJS; `#start/health` is their list. */
import { constants } from 'node:fs'
import { access, readdir, statfs } from 'node:fs/promises'
import { join, parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import env from '#start/env'
import { queueWorks } from '#core/jobs/queue'
import { appliedMigrations } from '#core/ops/metrics_query'

/** With less than this the next upload of the largest size may fail. */
const MIN_FREE_BYTES = 256 * 1024 * 1024

/** DATA_DIR can be written and has room; keys, spool and the public log lie there also with S3. */
export class StorageCheck extends BaseCheck {
  override name = 'penyimpanan'

  async run(): Promise<HealthCheckResult> {
    const folder = env.get('DATA_DIR')
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < MIN_FREE_BYTES ? Result.failed('full') : Result.ok('room')
  }
}

/** The queue of jobs is connected; whether its jobs succeed is the installation's page to tell. */
export class QueueCheck extends BaseCheck {
  override name = 'antrean'

  async run(): Promise<HealthCheckResult> {
    return queueWorks() ? Result.ok('works') : Result.failed('stands still')
  }
}

/**
 * The tables are those of this version, or newer: while two versions run side by side the older one keeps serving
 * (docs/upgrade.md).
 */
export class MigrationCheck extends BaseCheck {
  override name = 'migrasi'
  #complete = false

  async run(): Promise<HealthCheckResult> {
    if (!this.#complete) {
      const applied = new Set((await appliedMigrations()).map((name) => parse(name).name))
      const files = await readdir(join(app.makePath(), '../database/migrations'))
      this.#complete = files
        .filter((name) => name.endsWith('.ts'))
        .every((name) => applied.has(parse(name).name))
    }
    return this.#complete ? Result.ok('complete') : Result.failed('missing')
  }
}
