/**
 * Outbox: a mail is a row written in the transaction of its cause. `mail.sendLater(letter, { trx })` reaches the
 * messenger below, which writes the row; {@link file://./outbox_worker.ts} sends it after the commit.
 */
import { randomUUID } from 'node:crypto'
import mail from '@adonisjs/mail/services/main'
import type { MailerMessenger } from '@adonisjs/mail/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { clockNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { Letter, type LetterText } from '#core/mail/letter'
import Surat from '#core/mail/surat'

export const OUTBOX_CHANNEL = 'surat'

interface QueueOptions {
  trx: TransactionClientContract
  lampiran: readonly string[]
  segera: boolean
  rahasia: boolean
  paketId: number | null
}

export const outboxMessenger: MailerMessenger = {
  async queue({ message }, options) {
    const { trx, lampiran, segera, rahasia, paketId } = options as QueueOptions
    const [kepada] = message.to as string[]
    const id = randomUUID()
    const now = clockNow()
    await Surat.create(
      {
        id,
        messageId: `<${id}@${new URL(env.get('APP_URL')).hostname}>`,
        kepada: kepada!,
        perihal: String(message.subject),
        teks: String(message.text),
        html: String(message.html),
        lampiran,
        segera,
        rahasia,
        paketId,
        status: 'antre',
        percobaan: 0,
        dibuatPada: now,
        cobaPada: now,
      },
      { client: trx }
    )
    await sql(trx, `select pg_notify(?, '')`, [OUTBOX_CHANNEL])
  },
}

/** Queues a mail inside `trx`. */
export async function sendLater(trx: TransactionClientContract, isi: LetterText): Promise<void> {
  const options: QueueOptions = {
    trx,
    lampiran: isi.lampiran ?? [],
    segera: isi.segera ?? false,
    rahasia: isi.rahasia ?? false,
    paketId: isi.paketId ?? null,
  }
  // What the mailer hands on to its messenger is typed as options of the SMTP transport.
  await mail.sendLater(new Letter(isi), options)
}
