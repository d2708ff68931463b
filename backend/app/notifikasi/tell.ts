/** The one way to tell people: bell and, where it is asked for, mail, inside the transaction of the cause. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Audience, OwnPage } from '#app/notifikasi/audience'
import { recipients } from '#app/notifikasi/audience_query'
import Notifikasi from '#app/notifikasi/notifikasi'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { NOTICE_CHANNEL, HINT_CHANNEL, type Hint } from '#core/live/channels'
import { notify } from '#core/live/notify'
import { sendLater } from '#core/mail/outbox'

interface Bell {
  /** who says it */
  from: string
  /** the bell's line */
  text: string
  /** site-relative page that it leads to, the same for all or each recipient's own */
  link?: string | OwnPage
}

export type Message =
  | (Bell & { mail?: undefined })
  | (Bell & {
      link: NonNullable<Bell['link']>
      mail: {
        subject: string
        paragraphs: readonly string[]
        /** leads to `link` */
        button: string
        /** it is about a package: it carries the head of the public log */
        withCheckpoint?: boolean
      }
    })

/** Open browsers learn of the bell, and the outbox of the mail, at the commit of `trx`. */
export async function tell(
  trx: TransactionClientContract,
  audience: Audience,
  { from, text, link, mail }: Message
): Promise<void> {
  const people = (await recipients(trx, audience)).map((recipient) => ({
    ...recipient,
    page: typeof link === 'function' ? link(recipient) : link,
  }))
  if (people.length === 0) return
  const tglTampil = clockNow()
  await insertMany(
    trx,
    Notifikasi,
    people.map(({ id: penerimaId, page = null }) => ({
      penerimaId,
      namaPengirim: from,
      pesan: text,
      tautan: page,
      tglTampil,
    }))
  )
  await notify(trx, NOTICE_CHANNEL, ...people.map(({ id }) => String(id)))
  if (!mail) return
  for (const { email, nama, page } of people) {
    await sendLater(trx, {
      kepada: email,
      nama,
      perihal: mail.subject,
      paragraf: mail.paragraphs,
      tombol: { teks: mail.button, url: page! },
      withCheckpoint: mail.withCheckpoint ?? false,
      paketId: typeof link === 'function' ? (link.paketId ?? null) : null,
    })
  }
}

/** Tells open browsers only, that something is to be loaded again; carries no content. */
export async function hint(
  trx: TransactionClientContract,
  audience: Audience,
  isi: Hint
): Promise<void> {
  const people = await recipients(trx, audience)
  await notify(trx, HINT_CHANNEL, ...people.map(({ id }) => `${id} ${JSON.stringify(isi)}`))
}
