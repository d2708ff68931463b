/**
 * How the built-in PostgreSQL is set, each with its reason. For a server of one's own docs/postgresql.md says which of
 * them to take over, and by what to scale them.
 */

/** Statements that take longer are written to the cluster's log, without the values in them. */
const slowStatementMs = (): string => String(Number(process.env.LAMBAT_MS) || 1000)

const SETTINGS: Record<string, () => string> = {
  // --- where it listens: this machine alone, by a password
  listen_addresses: () => '127.0.0.1',
  unix_socket_directories: () => '',
  password_encryption: () => 'scram-sha-256',
  // A process takes DATABASE_POOL (16), 3 for the queue, and one each for listening, mail, seals and migrations.
  max_connections: () => '100',

  // --- memory: for a machine of 2 GB that also runs the product
  // What is read again and again (sessions, parameters, indexes of lists) stays here.
  shared_buffers: () => '192MB',
  // Tells the planner of the system's own cache, so that it trusts indexes.
  effective_cache_size: () => '1GB',
  // A sort of a report; 100 connections rarely sort at once.
  work_mem: () => '16MB',
  // Trigram indexes are built by migrations.
  maintenance_work_mem: () => '128MB',

  // --- writing: checkpoints seldom enough that a storm of uploads does not meet two of them
  max_wal_size: () => '2GB',

  // --- planning: disks without a moving head; compiling costs more than these queries take
  random_page_cost: () => '1.1',
  jit: () => 'off',

  // --- autovacuum: exact counts of lists read the visibility map, which random updates wear out (14 times slower)
  autovacuum_naptime: () => '15s',
  autovacuum_vacuum_scale_factor: () => '0.05',
  // Statistics of the morning's import before the noon's report.
  autovacuum_analyze_scale_factor: () => '0.02',

  // --- time and log
  timezone: () => 'UTC',
  log_timezone: () => 'UTC',
  log_min_messages: () => 'warning',
  log_min_duration_statement: slowStatementMs,
  // Never the values: names, prices and tokens do not belong into a log.
  log_parameter_max_length: () => '0',
  log_parameter_max_length_on_error: () => '0',
  log_line_prefix: () => '%m [%p] %a ',
}

/** Tests: no durability, and room for the servers of several groups at once. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

/** @param fast gives up durability for speed; for tests only */
export const settings = (fast = false): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(SETTINGS).map(([name, value]) => [name, value()])),
  ...(fast ? FAST : {}),
})
