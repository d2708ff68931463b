/** One replica: how far it has come, and reads on its connection of Lucid's. */
import pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'

/** A replica that needs longer to say how far it is does not serve. */
const ANSWER_MS = 1000
/** Its clock decides what a list calls over or running (ADR 0009). */
const MAX_CLOCK_MS = 1000

export interface Replicas {
  name: string
  url: string
}

const POSITION = `select pg_is_in_recovery() as standby,
  coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::text as position,
  extract(epoch from clock_timestamp())::float8 * 1000 as ms`

export class Replica {
  readonly name: string
  readonly #url: string
  /** Of its own: a pool that is full is not a dead server. */
  #client: pg.Client | null = null
  #asking: Promise<void> | null = null
  /** Reads that wait for an answer: they are asked of the primary when the replica is left out. */
  readonly #waiting = new Set<() => void>()
  #serves = false
  /** bytes of the log that it has replayed */
  position = 0n
  /** what its clock says, less this machine's monotonic counter */
  clock = 0
  /** why it does not serve */
  #trouble: string | null = 'unasked'

  constructor({ name, url }: Replicas) {
    this.name = name
    this.#url = url
  }

  get serves(): boolean {
    return this.#serves
  }

  /** Says whether it may serve; whoever waits for one that may not is sent on. */
  judge(trouble: string | null): void {
    if (trouble !== this.#trouble) {
      if (trouble) logger.warn({ replica: this.name, trouble }, 'salinan basis data dilewati')
      else logger.info({ replica: this.name }, 'salinan basis data melayani')
    }
    this.#trouble = trouble
    this.#serves = trouble === null
    if (trouble) for (const leave of this.#waiting) leave()
  }

  /** Asks how far it is; once for all who want to know at this moment. @throws when it does not say */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #ask(): Promise<void> {
    try {
      const client = this.#client ?? (await this.#connect())
      const { rows } = await client.query<{ standby: boolean; position: string; ms: number }>(
        POSITION
      )
      const [answer] = rows
      // One that was promoted is a primary of its own, whose rows are not ours.
      if (!answer?.standby) throw new Error('no standby')
      this.position = BigInt(answer.position)
      this.clock = answer.ms - performance.now()
    } catch (error) {
      this.#forget(this.#client)
      throw error
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'eproc-salinan',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    // One that was given up may still complain, when another has taken its place.
    client.on('error', () => this.#forget(client))
    await client.connect()
    this.#client = client
    return client
  }

  #forget(client: pg.Client | null): void {
    if (client === this.#client) this.#client = null
    client?.end().catch(() => {})
  }

  /** Whether its clock is that of the primary. */
  hasClockOf(primary: number): boolean {
    return Math.abs(this.clock - primary) < MAX_CLOCK_MS
  }

  /** One read; undefined when it must be asked of the primary, whatever the reason: a wrong statement fails there, too. */
  async read<Answer>(
    ask: (client: QueryClientContract) => Promise<Answer>
  ): Promise<Answer | undefined> {
    if (!this.#serves) return undefined
    let leave = () => {}
    const left = new Promise<undefined>((resolve) => (leave = () => resolve(undefined)))
    this.#waiting.add(leave)
    try {
      const asked = ask(db.connection(this.name, { mode: 'read' }))
      // Nobody listens any more to a read that was left.
      asked.catch(() => {})
      return await Promise.race([asked, left])
    } catch (error) {
      // A statement that it refuses has a code of SQL's; a connection that broke has none, or one of the server's end.
      const { code } = error as { code?: string }
      if (!/^[0-9A-Z]{5}$/.test(code ?? '') || code!.startsWith('57'))
        this.judge('connection broke')
      return undefined
    } finally {
      this.#waiting.delete(leave)
    }
  }

  async close(): Promise<void> {
    this.judge('closed')
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }
}
