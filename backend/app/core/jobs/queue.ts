/**
 * Jobs on PostgreSQL (pg-boss). The table of all jobs is `#start/jobs`; the server process starts their workers once it
 * listens.
 */
import { PgBoss } from 'pg-boss'
import logger from '@adonisjs/core/services/logger'
import { applicationUrl } from '#config/database'

export const QUEUE_SCHEMA = 'antrean'

/** How often each queue is looked at: its jobs come by the minute, and a score of looks is work for an idle machine. */
const LOOK_SECONDS = 5

/** Retry rule of a queue; seconds. */
export interface QueueOptions {
  retryLimit: number
  retryDelay: number
  retryBackoff?: boolean
}

/** One line of the table: its retry rule, when it runs, and what it does (safe to run twice). */
export interface JobDefinition {
  queue: QueueOptions
  /** in Asia/Jakarta */
  cron: string
  run: () => Promise<unknown>
}

/** Every queue is there with the rule that the table gives it now; what a rule leaves out is pg-boss's default again. */
export async function ensureQueues(
  boss: Pick<PgBoss, 'createQueue' | 'getQueues' | 'updateQueue'>,
  table: Readonly<Record<string, Pick<JobDefinition, 'queue'>>>
): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, { queue }] of Object.entries(table)) {
    if (known.has(name)) await boss.updateQueue(name, { retryBackoff: false, ...queue })
    else await boss.createQueue(name, queue)
  }
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

let starting: Promise<PgBoss> | null = null

/** Starts sending and working in this process. */
export async function startQueue(): Promise<void> {
  starting ??= newBoss().start()
  boss = await starting
  for (const [name, { run }] of jobs) {
    await boss.work(name, { pollingIntervalSeconds: LOOK_SECONDS, batchSize: 1 }, async () => {
      await run()
    })
  }
}

/** Has every job run by its cron line, in whichever process is free then. */
export async function scheduleJobs(): Promise<void> {
  for (const [name, { cron }] of jobs) await boss?.schedule(name, cron, {}, { tz: 'Asia/Jakarta' })
}

/** Is this process connected to the queue and at work? */
export const queueWorks = (): boolean => boss !== null

export async function stopQueue(): Promise<void> {
  const previous = boss ?? (starting ? await starting.catch(() => null) : null)
  boss = null
  starting = null
  await previous?.stop({ graceful: true, timeout: 3000 }).catch(() => {})
}
