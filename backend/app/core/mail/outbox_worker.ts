/**
 * Sends the outbox, in two lanes: mails that somebody waits for, and the others. A mail is ours while this process
 * holds its advisory lock on a connection of its own: a process that dies gives all of its mails back at once, and no
 * two processes send the same. Between the server's yes and ours a kill sends a mail again, with the same Message-ID,
 * which receivers drop.
 */
import pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import env from '#start/env'
import { applicationUrl } from '#config/database'
import { sql } from '#core/database/sql'
import { readFile } from '#core/files/disk'
import { inTurn } from '#core/http/in_turn'
import { listen } from '#core/live/listener'
import { AttachmentGone, attachmentFailure, notDelivered } from '#core/mail/delivery_failure'
import { OUTBOX_CHANNEL } from '#core/mail/outbox'
import { dueMails, stillWaiting } from '#core/mail/outbox_query'
import type Surat from '#core/mail/surat'

/** A notice that was lost is made up for by looking this often. */
const LOOK_MS = 1000
const LANES = [
  { name: 'segera', batch: 10 },
  { name: 'biasa', batch: 50 },
] as const
type Lane = (typeof LANES)[number]

/**
 * Locks of mails by this process; one connection for all, opened at the first and again after a cut. The lanes share it,
 * and a connection takes one statement at a time.
 */
class MailLocks {
  #client: Promise<pg.Client> | null = null

  async #connection(): Promise<pg.Client> {
    this.#client ??= (async () => {
      const client = new pg.Client({
        connectionString: applicationUrl(),
        application_name: 'eproc-kotak-keluar',
        keepAlive: true,
      })
      const lost = () => {
        this.#client = null
      }
      client.on('error', lost)
      client.on('end', lost)
      await client.connect()
      return client
    })()
    this.#client.catch(() => {
      this.#client = null
    })
    return this.#client
  }

  /** Those of the mails that nobody else is sending. */
  async take(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#ask<{ id: string; mine: boolean }>(
      `select id, pg_try_advisory_lock(hashtextextended('surat ' || id, 0)) as mine from unnest($1::text[]) as id`,
      ids
    )
    return rows.filter(({ mine }) => mine).map(({ id }) => id)
  }

  async give(ids: readonly string[]): Promise<void> {
    await this.#ask(
      `select pg_advisory_unlock(hashtextextended('surat ' || id, 0)) from unnest($1::text[]) as id`,
      ids
    )
  }

  #ask<Row extends object>(statement: string, ids: readonly string[]): Promise<Row[]> {
    return inTurn('surat', async () => {
      const client = await this.#connection()
      return (await client.query<Row>(statement, [ids])).rows
    })
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null)
    this.#client = null
    await client?.end().catch(() => {})
  }
}

class OutboxWorker {
  readonly #locks = new MailLocks()
  readonly #wakers = new Set<() => void>()
  #running: Promise<unknown> = Promise.resolve()
  #stopped = false
  #forget = () => {}

  start(): void {
    this.#forget = listen(OUTBOX_CHANNEL, () => {
      for (const wake of this.#wakers) wake()
    })
    this.#running = Promise.all(LANES.map((lane) => this.#drain(lane)))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#forget()
    for (const wake of this.#wakers) wake()
    await this.#running
    await this.#locks.close()
  }

  async #drain(lane: Lane): Promise<void> {
    while (!this.#stopped) {
      const sent = await this.#sendBatch(lane).catch((error: unknown) => {
        logger.warn({ err: error }, 'kotak keluar')
        return 0
      })
      if (sent === 0 && !this.#stopped) await this.#sleep()
    }
  }

  /** Sends what is due; answers how many mails the server took. */
  async #sendBatch(lane: Lane): Promise<number> {
    const due = await dueMails(lane.name === 'segera', lane.batch)
    if (due.length === 0) return 0
    const mine = await this.#locks.take(due.map((s) => s.id))
    try {
      const mails = await stillWaiting(mine)
      const results = await Promise.all(mails.map((surat) => send(lane, surat)))
      return results.filter(Boolean).length
    } finally {
      await this.#locks.give(mine)
    }
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, LOOK_MS)
      this.#wakers.add(wake)
    })
  }
}

async function send(lane: Lane, surat: Surat): Promise<boolean> {
  try {
    const message = {
      messageId: surat.messageId,
      to: [surat.kepada],
      subject: surat.perihal,
      text: surat.teks,
      html: surat.html,
      attachments: await attachments(surat.lampiran),
    }
    await mail.use(lane.name).sendCompiled({ message, views: {} })
  } catch (error) {
    logger.warn({ err: error, surat: surat.id }, 'surat belum terkirim')
    await notDelivered(surat, error)
    return false
  }
  await surat.terkirim()
  return true
}

/** All of them, or none goes. */
async function attachments(jalur: readonly string[]) {
  if (jalur.length === 0) return []
  const files = await sql<{ jalur: string; nama_asli: string; mime: string }>(
    db,
    'select jalur, nama_asli, mime from berkas where jalur = any(?)',
    [jalur]
  )
  const gone = jalur.filter((one) => !files.some((file) => file.jalur === one))
  if (gone.length > 0) throw new AttachmentGone(`Lampiran tidak tercatat lagi: ${gone.join(', ')}`)
  return Promise.all(
    files.map(async (file) => ({
      filename: file.nama_asli,
      contentType: file.mime,
      content: await readFile(file.jalur).catch((error: unknown) => {
        throw attachmentFailure(error)
      }),
    }))
  )
}

let worker: OutboxWorker | null = null

/** Starts sending in this process; without SMTP_URL mails wait. */
export function startOutbox(): void {
  if (!env.get('SMTP_URL')) {
    logger.warn('SMTP_URL kosong: surat menunggu di kotak keluar')
    return
  }
  worker = new OutboxWorker()
  worker.start()
}

export async function stopOutbox(): Promise<void> {
  await worker?.stop()
  worker = null
}
