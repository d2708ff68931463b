/** Reading an opened offer with the data keys that two holders released; the installation keeps them from then on. */
import type { Hash } from 'node:crypto'
import { envelopeHash, openName, openPrice, readEnvelope } from '@eproc/sealing/offer/envelope'
import { dataKeysFit } from '@eproc/sealing/offer/judge'
import { readContent } from '@eproc/sealing/offer/read'
import { type DataKeys, readDataKeys, writeDataKeys } from '@eproc/sealing/offer/secret'
import type Penawaran from '#app/tender/penawaran/penawaran'
import type SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import type { OpenedContent } from '#app/tender/penawaran/segel/pembuka'
import { bungkusTerbuka, forgetOpened } from '#app/tender/penawaran/segel/secrets'
import { storageFailure } from '#core/files/disk'
import { ekstensiDari, mimeUntuk, PANJANG_KEPALA, sesuaiIsi } from '#core/files/file_type'

/** Null unless these octets are the data keys of this offer. */
export async function fittingKeys(
  sealed: SealedOffer,
  envelopeBytes: Buffer,
  octets: Uint8Array
): Promise<DataKeys | null> {
  const bytes = Uint8Array.from(envelopeBytes)
  if ((await envelopeHash(bytes)) !== sealed.statement.envelope) return null
  const envelope = readEnvelope(bytes)
  try {
    const keys = readDataKeys(octets)
    return envelope && (await dataKeysFit(keys, envelope)) ? keys : null
  } catch {
    return null
  }
}

/**
 * What an offer says with its released keys. Content that is not what was signed is told, not refused.
 * @param hash sees the plaintext as it is read
 */
export async function readReleased(
  penawaran: Penawaran,
  sealed: SealedOffer,
  keys: DataKeys,
  hash?: Hash
): Promise<OpenedContent> {
  const { berkasId } = penawaran
  const envelope = readEnvelope(Uint8Array.from(await sealed.envelope(penawaran)))!
  const [name, price] = await Promise.all([openName(keys, envelope), openPrice(keys, envelope)])
  const kunciTerbuka = await bungkusTerbuka(berkasId, Buffer.from(writeDataKeys(keys)))
  const { total, lines } = price?.price ?? { total: null, lines: [] }
  const head = { bytes: Buffer.alloc(0), hash }
  const utuh = await isIntact(penawaran, sealed, keys, head)
  return {
    nama: name ?? '',
    mime: await kindOf(name ?? '', head.bytes),
    harga: total,
    rincian: lines.length > 0 ? [...lines] : null,
    utuh,
    kunciTerbuka,
  }
}

/** What nobody could judge while it was sealed: the kind by name and first bytes, else none. */
async function kindOf(name: string, head: Buffer): Promise<string> {
  const kind = ekstensiDari(name)
  return kind && (await sesuaiIsi(kind, head)) ? mimeUntuk(kind) : 'application/octet-stream'
}

async function isIntact(
  stored: Pick<Penawaran, 'berkasId' | 'jalurSegel'>,
  sealed: SealedOffer,
  keys: DataKeys,
  head: { bytes: Buffer; hash?: Hash | undefined } = { bytes: Buffer.alloc(0) }
): Promise<boolean> {
  try {
    for await (const chunk of readContent(keys, sealed.statement, sealed.content(stored))) {
      if (head.bytes.length === 0) head.bytes = Buffer.from(chunk.slice(0, PANJANG_KEPALA))
      head.hash?.update(chunk)
      chunk.fill(0)
    }
    return true
  } catch (error) {
    // What is told of an offer at its opening stays: a storage that is away is no reason to call it damaged.
    const failure = storageFailure(error)
    if (failure) throw failure
    return false
  }
}

/** @throws Error when they were wrapped for another file, or altered */
export const keptKeys = async ({
  berkasId,
  kunciTerbuka,
}: Pick<Penawaran, 'berkasId' | 'kunciTerbuka'>): Promise<DataKeys> =>
  readDataKeys(await forgetOpened(berkasId, kunciTerbuka!))

export const releasedIsIntact = async (p: Penawaran, sealed: SealedOffer): Promise<boolean> =>
  isIntact(p, sealed, await keptKeys(p))

export async function* releasedContent(
  p: Penawaran,
  sealed: SealedOffer,
  kept: Pick<Penawaran, 'berkasId' | 'kunciTerbuka'> = p
): AsyncGenerator<Buffer> {
  const keys = await keptKeys(kept)
  for await (const chunk of readContent(keys, sealed.statement, sealed.content(p))) {
    yield Buffer.from(chunk)
  }
}
