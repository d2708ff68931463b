/**
 * Jobs on PostgreSQL (pg-boss). `queueJob` inside a transaction commits and rolls back with it. The
 * table of all jobs is `#start/jobs`; the server process starts their workers once it listens.
 */
import { fromKnex, PgBoss, type Job } from 'pg-boss'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { applicationUrl } from '#config/database'

export const QUEUE_SCHEMA = 'antrean'

/** Retry rule of a queue; seconds. */
export interface QueueOptions {
  retryLimit: number
  retryDelay: number
  retryBackoff?: boolean
  retryDelayMax?: number
  expireInSeconds?: number
}

/** One line of the table: its retry rule, when it runs by itself, and what it does (safe to run twice). */
export interface JobDefinition {
  queue: QueueOptions
  /** a cron line in Asia/Jakarta; without it the job runs when something queues it */
  cron?: string
  /** jobs at the same time in one process; 1 when absent */
  concurrency?: number
  run: (data: Record<string, unknown>, job: Job<Record<string, unknown>>) => Promise<unknown>
}

const jobs = new Map<string, JobDefinition>()
let boss: PgBoss | null = null

function newBoss(): PgBoss {
  const satu = new PgBoss({
    connectionString: applicationUrl(),
    application_name: 'eproc-antrean',
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    max: 3,
    reindex: false,
    monitorVacuum: false,
  })
  satu.on('error', (error) => logger.warn({ err: error }, 'antrean tugas'))
  return satu
}

/** Makes the table of jobs known to this process; called once, by `#start/jobs`. */
export function defineJobs(table: Readonly<Record<string, JobDefinition>>): void {
  for (const [name, job] of Object.entries(table)) jobs.set(name, job)
}

/** Every queue, in the table's order. */
export const jobNames = (): string[] => [...jobs.keys()]

interface JobOptions {
  /** not before this moment */
  mulai?: Date
  /** at most one waiting job of this key */
  kunciTunggal?: string
}

/** Queues a job inside `trx`: rolled back with it, visible after its commit. */
export async function queueJob(
  trx: TransactionClientContract,
  nama: string,
  isi: Record<string, unknown>,
  pilihan: JobOptions = {}
): Promise<void> {
  const job = jobs.get(nama)
  if (!job) throw new Error(`No job '${nama}' in the table of jobs`)
  if (!boss) boss = await startBoss()
  await boss.send(nama, isi, {
    ...job.queue,
    db: fromKnex(trx.knexClient),
    ...(pilihan.mulai ? { startAfter: pilihan.mulai } : {}),
    ...(pilihan.kunciTunggal ? { singletonKey: pilihan.kunciTunggal } : {}),
  })
}

let starting: Promise<PgBoss> | null = null
function startBoss(): Promise<PgBoss> {
  starting ??= (async () => {
    const satu = newBoss()
    await satu.start()
    return satu
  })()
  return starting
}

/** Starts sending and working in this process. */
export async function startQueue(): Promise<void> {
  boss = await startBoss()
  for (const [name, { run, concurrency = 1 }] of jobs) {
    await boss.work<Record<string, unknown>>(
      name,
      { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: concurrency },
      async (batch) => {
        for (const job of batch) await run(job.data, job)
      }
    )
  }
  for (const [name, { cron }] of jobs) {
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Jakarta' })
  }
}

/** Is this process connected to the queue and at work? */
export const queueWorks = (): boolean => boss !== null

export async function stopQueue(): Promise<void> {
  const previous = boss ?? (starting ? await starting.catch(() => null) : null)
  boss = null
  starting = null
  await previous?.stop({ graceful: true, timeout: 3000 }).catch(() => {})
}
