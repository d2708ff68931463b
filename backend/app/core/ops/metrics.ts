/**
 * Figures of this process for Prometheus (prom-client, docs/adr/0052). With several web processes their primary adds
 * them up: what each measures of itself is summed, what all read from the one database is the largest.
 */
import { statfs } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import env from '#start/env'
import { replicaStates } from '#core/database/replica/replica_watch'
import { openStreams } from '#core/live/open_streams'
import { installationFigures, type InstallationFigures } from '#core/ops/metrics_query'
import { isDraining } from '#core/ops/drain'

const requests = new Histogram({
  name: 'eproc_http_request_seconds',
  help: 'Answered requests by method, route pattern and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
})

export function observeRequest(method: string, route: string, status: number, seconds: number) {
  requests.observe({ method, route, status }, seconds)
}

/** A reading that fails leaves its figure out: an absent figure raises an alarm, a wrong one does not. */
const reading = (read: () => Promise<void> | void) => async () => {
  try {
    await read()
  } catch {
    // The database's own check says so.
  }
}

const SHARED_MS = 2000
let shared: { at: number; figures: Promise<InstallationFigures> } | null = null

/** One statement for all figures of a scrape. */
function figures(): Promise<InstallationFigures> {
  if (!shared || performance.now() - shared.at > SHARED_MS) {
    shared = { at: performance.now(), figures: installationFigures() }
  }
  return shared.figures
}

type Named = keyof Omit<InstallationFigures, 'jobs'>
const INSTALLATION: readonly [name: string, help: string, figure: Named][] = [
  ['eproc_outbox_waiting', 'Mails that wait in the outbox', 'mailsWaiting'],
  ['eproc_outbox_oldest_seconds', 'Age of the oldest mail that waits', 'oldestMail'],
  ['eproc_outbox_failed', 'Mails that were given up', 'mailsFailed'],
  ['eproc_journal_unsealed_seconds', 'Age of the oldest journal row without a seal', 'unsealed'],
  ['eproc_journal_seal_seconds', 'Age of the newest seal of the journal', 'newestSeal'],
  ['eproc_log_leaves', 'Leaves of the public log', 'leaves'],
  ['eproc_log_age_seconds', 'Age of the newest leaf of the public log', 'leafAge'],
  ['eproc_log_waiting', 'Items that wait for their leaf', 'logWaiting'],
  ['eproc_db_connections', 'Connections to the database, all processes', 'connections'],
]

function defineInstallation(): void {
  for (const [name, help, figure] of INSTALLATION) {
    const gauge = new Gauge({
      name,
      help,
      aggregator: 'max',
      collect: reading(async () => {
        gauge.reset()
        const value = (await figures())[figure]
        if (value !== null) gauge.set(value)
      }),
    })
  }
  const jobs = new Gauge({
    name: 'eproc_queue_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    aggregator: 'max',
    collect: reading(async () => {
      jobs.reset()
      for (const { queue, state, count } of (await figures()).jobs)
        jobs.set({ queue, state }, count)
    }),
  })
}

function defineProcess(): void {
  const pool = new Gauge({
    name: 'eproc_db_pool',
    help: 'Connections of this pool: used, free, and requests that wait for one',
    labelNames: ['connection', 'state'],
    collect: reading(() => {
      for (const [connection, node] of db.manager.connections) {
        const knexPool = node.connection?.hasReadWriteReplicas
          ? node.connection.readPool
          : node.connection?.pool
        if (!knexPool) continue
        pool.set({ connection, state: 'used' }, knexPool.numUsed())
        pool.set({ connection, state: 'free' }, knexPool.numFree())
        pool.set({ connection, state: 'waiting' }, knexPool.numPendingAcquires())
      }
    }),
  })
  const behind = new Gauge({
    name: 'eproc_replica_lag_seconds',
    help: 'For how long a replica has not known all, as this process sees it',
    labelNames: ['replica'],
    aggregator: 'max',
    collect: reading(() => {
      for (const { name, lagSeconds } of replicaStates()) behind.set({ replica: name }, lagSeconds)
    }),
  })
  const serving = new Gauge({
    name: 'eproc_replica_serves',
    help: 'Whether lists are read from a replica (1) or it is left out (0)',
    labelNames: ['replica'],
    aggregator: 'min',
    collect: reading(() => {
      for (const { name, serves } of replicaStates()) serving.set({ replica: name }, serves ? 1 : 0)
    }),
  })
  const storage = new Gauge({
    name: 'eproc_storage_free_bytes',
    help: 'Free bytes of the disk that holds DATA_DIR',
    aggregator: 'min',
    collect: reading(async () => {
      const { bavail, bsize } = await statfs(env.get('DATA_DIR'))
      storage.set(bavail * bsize)
    }),
  })
  const streams: Gauge = new Gauge({
    name: 'eproc_event_streams',
    help: 'Open event streams',
    collect: (): void => streams.set(openStreams()),
  })
  const leaving: Gauge = new Gauge({
    name: 'eproc_draining',
    help: 'Processes that are about to end',
    collect: (): void => leaving.set(isDraining() ? 1 : 0),
  })
}

let defined = false

/** Measures from now on; in a process of several it also answers the primary's question. */
export function startMetrics(): void {
  if (defined) return
  defined = true
  collectDefaultMetrics()
  defineProcess()
  defineInstallation()
  // Its construction is what lets a worker of a cluster answer.
  new AggregatorRegistry()
}

export const metricsText = (): Promise<string> => register.metrics()
export const METRICS_TYPE = register.contentType
