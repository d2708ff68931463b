/** What a mail that did not go means for the next try. */
import { storageFailure } from '#core/files/disk'
import type Surat from '#core/mail/surat'

/** The record of an attachment is gone, so nothing will ever bring it back. */
export class AttachmentGone extends Error {}

/** The store cannot be asked for an attachment now. */
export class AttachmentAway extends Error {}

/** A content that is gone may come back from a backup: it is asked for as often as a mail server. */
export const attachmentFailure = (error: unknown): unknown =>
  storageFailure(error) ? new AttachmentAway('Penyimpanan lampiran terganggu') : error

/** What nodemailer says of a refusal. */
interface SmtpFailure extends Error {
  /** the server's line */
  response?: string
  responseCode?: number
  command?: string
}

/** Said of this address or this mail; what is said before (login, sender) is the installation's to mend. */
const OF_THE_MAIL = /^(RCPT TO|DATA)$/
/** Refusals for who sends, not for what is sent (relaying, login, policy): they end when the installation is set right. */
const OF_THE_SENDER = /^5(30|35|38)\b|\b5\.7\.\d/

const refusedForGood = ({ response = '', responseCode = 0, command = '' }: SmtpFailure): boolean =>
  responseCode >= 500 && OF_THE_MAIL.test(command) && !OF_THE_SENDER.test(response)

/** Waits, or gives up, by what went wrong; a letter without its paper is worse than a later one. */
export function notDelivered(surat: Surat, thrown: unknown): Promise<void> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error instanceof AttachmentGone) return surat.gagal('lampiran', error.message)
  if (error instanceof AttachmentAway) return surat.menungguLampiran(error.message)
  if (refusedForGood(error)) return surat.gagal('ditolak', error.message)
  return surat.belumTerkirim(error.message)
}
