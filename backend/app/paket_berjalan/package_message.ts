/** What is told about a package, and to whom of those who have to do with it. */
import { apakahRekanan } from '@eproc/domain/common/roles'
import { paket as teks } from '@eproc/i18n/id/paket'
import {
  homeWithPackage,
  invited,
  pageOf,
  participants,
  pokja,
  users,
  type OwnPage,
  type People,
} from '#app/notifikasi/audience'
import type { Message } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'

/** Its PPK and its pokja. */
export const packageStaff = ({ id, ppkId }: Pick<Paket, 'id' | 'ppkId'>): People[] => [
  users(ppkId),
  pokja(id),
]

/** Vendors that take part, and those that were invited to. */
export const packageVendors = ({ id }: Pick<Paket, 'id'>): People[] => [
  participants(id),
  invited(id),
]

/** The package itself, where the recipient reads it. */
export const packagePage = (paketId: number): OwnPage =>
  pageOf(paketId, (recipient) =>
    apakahRekanan(recipient.peran)
      ? homeWithPackage(paketId)(recipient)
      : `/ppk/tender/${paketId}/show`
  )

/** Bell and mail in the name of the procurement unit; the mail says the bell's line and then the paragraphs. */
export const packageMessage = (
  text: string,
  link: NonNullable<Message['link']>,
  paragraphs: readonly string[] = []
): Message => ({
  from: teks.kabar.pengirim,
  text,
  link,
  mail: {
    subject: text,
    paragraphs: [text, ...paragraphs],
    button: teks.kabar.buka,
    withCheckpoint: true,
  },
})
