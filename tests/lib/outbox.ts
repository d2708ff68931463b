/** Mails as they were written, sent or waiting; `surat.ts` has what arrived. */
import { rows } from './query.ts'

export interface OutboxMail {
  kepada: string
  perihal: string
  teks: string
  /** stored paths */
  lampiran: string[]
}

/** Mails to the address, newest first. */
export const mailsTo = (address: string): Promise<OutboxMail[]> =>
  rows<OutboxMail>(
    'select kepada, perihal, teks, lampiran from surat where kepada = ? order by dibuat_pada desc, id desc',
    [address]
  )

/** The code of the newest link to `path` that was mailed to the address. */
export async function mailedCode(address: string, path: string): Promise<string> {
  for (const { teks } of await mailsTo(address)) {
    const code = new RegExp(`${path}/([A-Za-z0-9_-]{43})`).exec(teks)?.[1]
    if (code) return code
  }
  throw new Error(`No link to ${path} for ${address}`)
}
