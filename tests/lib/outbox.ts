/** Mails as they were written, sent or waiting; `surat.ts` has what arrived. */
import { listMails } from './mail.ts'
import { rows } from './query.ts'

export interface OutboxMail {
  kepada: string
  perihal: string
  teks: string
  /** stored paths */
  lampiran: string[]
}

/** Mails to the address, newest first; of one that was sent and forgotten, what arrived. */
export async function mailsTo(address: string): Promise<OutboxMail[]> {
  const mails = await rows<OutboxMail & { message_id: string }>(
    `select message_id, kepada, perihal, teks, lampiran from surat
      where kepada = ? order by dibuat_pada desc, id desc`,
    [address]
  )
  const arrived = mails.some(({ teks }) => teks === '') ? await listMails({ kepada: address }) : []
  return mails.map(({ message_id, teks, ...mail }) => ({
    ...mail,
    teks: teks || (arrived.find(({ messageId }) => messageId === message_id)?.teks ?? ''),
  }))
}

/** The code of the newest link to `path` that was mailed to the address. */
export async function mailedCode(address: string, path: string): Promise<string> {
  for (const { teks } of await mailsTo(address)) {
    const code = new RegExp(`${path}/([A-Za-z0-9_-]{43})`).exec(teks)?.[1]
    if (code) return code
  }
  throw new Error(`No link to ${path} for ${address}`)
}
