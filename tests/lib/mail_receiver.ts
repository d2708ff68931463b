/**
 * A mail server that forgets nothing: what came whole, how often each Message-ID came, and a call at every step of the
 * talk, so that a test can end the sender there.
 */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** In the order in which they come; `answered` is right after the yes to the whole mail. */
export const SMTP_STEPS = ['connect', 'from', 'to', 'data', 'end', 'answered'] as const
export type SmtpStep = (typeof SMTP_STEPS)[number]

export interface ReceivedMail {
  to: string
  /** how often it came whole: a mailbox keeps the first */
  times: number
}

export interface MailReceiver {
  url: string
  /** by Message-ID */
  mails: Map<string, ReceivedMail>
  onStep: (step: SmtpStep) => void
  /** what is answered to whom it is addressed, instead of yes */
  refusal: { code: number; text: string } | null
  close(): Promise<void>
}

export async function startMailReceiver(): Promise<MailReceiver> {
  const step = (name: SmtpStep) => receiver.onStep(name)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, yes) => (step('connect'), yes()),
    onMailFrom: (_address, _session, yes) => (step('from'), yes()),
    onRcptTo(_address, _session, yes) {
      step('to')
      const { refusal } = receiver
      yes(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, session, yes) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => {
        if (parts.length === 0) step('data')
        parts.push(part)
      })
      stream.on('end', () => {
        keep(Buffer.concat(parts).toString('latin1'), session.envelope.rcptTo[0]!.address)
        step('end')
        yes()
        setImmediate(() => step('answered'))
      })
    },
  })
  // Who is killed leaves connections behind.
  smtp.on('error', () => {})
  const keep = (raw: string, to: string) => {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1]
    // The last boundary of a multipart: without it the mail was cut off.
    if (!id || !raw.trimEnd().endsWith('--')) return
    const known = receiver.mails.get(id)
    if (known) known.times++
    else receiver.mails.set(id, { to, times: 1 })
  }
  await new Promise<void>((ready) => void smtp.listen(0, '127.0.0.1', ready))
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails: new Map(),
    onStep: () => {},
    refusal: null,
    close: () => new Promise((closed) => smtp.close(() => closed())),
  }
  return receiver
}
