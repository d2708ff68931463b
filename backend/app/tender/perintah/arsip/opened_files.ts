/** What two holders read under an order: judged and kept as at an opening, but beside the offers, which stay never opened. */
import { createHash } from 'node:crypto'
import { himpunan } from '@eproc/i18n/id/himpunan'
import type { ReleasedSent } from '#app/tender/pembukaan/released_keys'
import { findingOf } from '#app/tender/pembukaan/released_keys'
import { readReleased } from '#app/tender/penawaran/pemegang/read_released'
import type { OrderedOffer, OrderToSignNow } from '#app/tender/perintah/order_facts'
import type { OrderOutcome } from '#app/tender/perintah/perintah_akses'
import { conflict } from '#core/http/errors'

export interface OpenedFile {
  penawaranId: number
  hasil: OrderOutcome
  /** of the plaintext */
  sha256: string | null
  /** the data keys as the installation keeps them */
  kunci: Buffer | null
  harga: number | null
}

/** @throws 400 keys that are not an offer's, 409 where neither keys nor a proof came: another two look */
export async function openedFiles(
  toSign: OrderToSignNow,
  sent: readonly ReleasedSent[]
): Promise<OpenedFile[]> {
  const byOffer = new Map(sent.map((one) => [one.penawaran, one]))
  const files: OpenedFile[] = []
  for (const offer of toSign.offers) {
    files.push(await openedFile(toSign, offer, byOffer.get(offer.sealed.offer)))
  }
  return files
}

async function openedFile(
  toSign: OrderToSignNow,
  { stored, sealed, locked }: OrderedOffer,
  sent: ReleasedSent | undefined
): Promise<OpenedFile> {
  const closed = (hasil: OrderOutcome): OpenedFile => ({
    penawaranId: stored.id,
    hasil,
    sha256: null,
    kunci: null,
    harga: null,
  })
  if (locked) return closed('terkunci')
  const finding = await findingOf(sealed, stored, toSign, sent)
  if (!finding) throw conflict(himpunan.buka.takTerbaca)
  if ('fault' in finding) return closed(finding.fault)
  const hash = createHash('sha256')
  const { utuh, kunciTerbuka, harga } = await readReleased(stored, sealed, finding.keys, hash)
  if (!utuh) return closed('rusak')
  const opened = {
    hasil: 'dibuka',
    sha256: hash.digest('hex'),
    kunci: kunciTerbuka,
    harga,
  } as const
  return { penawaranId: stored.id, ...opened }
}
