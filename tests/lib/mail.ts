/** The mails of this test run, as the catcher got them. */
import type { Surat } from '../../scripts/lib/mail_store.ts'
import { scaled } from './limits.ts'

export type { Surat }

const kotak = () => new URL('/surat.json', process.env.TES_KOTAK_SURAT)

/** All mails so far, newest first; parts of address and subject, upper or lower case. */
export async function listMails(
  saring: { kepada?: string; perihal?: string } = {}
): Promise<Surat[]> {
  const alamat = kotak()
  for (const [key, nilai] of Object.entries(saring)) alamat.searchParams.set(key, nilai)
  return (await (await fetch(alamat)).json()) as Surat[]
}

/** Waits for a mail to `kepada` (a quarter of a minute by default, longer on a busy machine) and answers the newest that fits. */
export async function waitForMail(
  kepada: string,
  options: { perihal?: string; batasMs?: number; sesudah?: Date } = {}
): Promise<Surat> {
  const limit = performance.now() + (options.batasMs ?? scaled(15_000))
  const saring = options.perihal ? { kepada, perihal: options.perihal } : { kepada }
  while (performance.now() < limit) {
    const surat = (await listMails(saring)).find(
      (s) => !options.sesudah || new Date(s.diterima) >= options.sesudah
    )
    if (surat) return surat
    await new Promise((lanjut) => setTimeout(lanjut, 50))
  }
  throw new Error(
    `Tidak ada surat untuk ${kepada}${options.perihal ? ` perihal "${options.perihal}"` : ''}`
  )
}

/** The first link in a mail whose path begins with `awalan`, as path and query. */
export function mailLink(surat: Surat, awalan: string): string {
  for (const tautan of surat.tautan) {
    const { pathname, search, hash } = new URL(tautan)
    if (pathname.startsWith(awalan)) return pathname + search + hash
  }
  throw new Error(`Surat "${surat.perihal}" tidak memuat tautan ${awalan}`)
}
