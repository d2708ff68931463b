/**
 * Sealing an offer: the same for a browser ('disegel di peramban') and for a server that takes a plain file ('disegel
 * saat diterima'). K lives only inside `prepareOffer`; what remains cannot be exported and seals one content once.
 */
import { type Bytes, type Ciphertext, hex } from '../bytes.ts'
import { fingerprintOf, type PublicHalves } from '../keys/pair.ts'
import { type SealedContent, sealChunks } from './content.ts'
import { type Envelope, envelopeBytes, envelopeHash, type Price, sealRecords } from './envelope.ts'
import { type Header, headerHash, type OfferFacts } from './header.ts'
import {
  aesKey,
  commitmentOf,
  dataKeysHash,
  dataKeysOf,
  makeSecret,
  type Secret,
  wipeDataKeys,
} from './secret.ts'
import { sealShares, shareHash, splitSecret, wrapShare } from './share.ts'

export interface PreparedOffer {
  readonly header: Header
  readonly headerHash: string
  /** Seals the content as it streams by, once: the same chunks with another content would give both away. */
  seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Ciphertext>
  /** After the content: what the version's statement says of it. @throws Error before its end */
  sealed(): SealedContent
  /** @throws RangeError on a name or price that has no record */
  envelope(name: string, price: Price | null): Promise<{ bytes: Bytes; hash: string }>
}

/** `keep` is handed K before it is overwritten, for the vendor's own file; it must copy or wrap it at once. */
export interface Keep {
  keep?: (secret: Secret, headerHash: string) => Promise<void>
}

type SealedShares = Pick<Envelope, 'shares' | 'wraps'>

async function shareOut(
  secret: Secret,
  facts: OfferFacts,
  holders: readonly PublicHalves[]
): Promise<{ header: Header; hash: string } & SealedShares> {
  const fingerprints = await Promise.all(holders.map(fingerprintOf))
  const offer = hex(crypto.getRandomValues(new Uint8Array(16)))
  const context = { ...facts, offer, holders: fingerprints }
  const commitment = await commitmentOf(secret, context)
  const shares = await splitSecret(secret, holders.length)
  try {
    const hashes = await Promise.all(shares.map((share, at) => shareHash(share, at + 1, offer)))
    const header = { ...context, commitment, shares: hashes }
    const hash = await headerHash(header)
    const wraps = await Promise.all(
      shares.map((share, at) => {
        const to = { hash, holder: fingerprints[at]!, index: at + 1, x25519: holders[at]!.x25519 }
        return wrapShare(secret, share, to)
      })
    )
    return { header, hash, wraps, shares: await sealShares(secret, hash, shares) }
  } finally {
    for (const share of shares) share.fill(0)
  }
}

/** @throws RangeError on facts that have not their form, fewer than two holders, or one that comes twice */
export async function prepareOffer(
  facts: OfferFacts,
  holders: readonly PublicHalves[],
  { keep }: Keep = {}
): Promise<PreparedOffer> {
  if (keep && facts.mode !== 'disegel di peramban')
    throw new RangeError('a server keeps no secret of an offer')
  const secret = makeSecret()
  try {
    const { header, hash, ...sealedShares } = await shareOut(secret, facts, holders)
    const keys = await dataKeysOf(secret, hash)
    const keysHash = await dataKeysHash(keys, hash)
    const [content, name, price] = await Promise.all(
      [keys.content, keys.name, keys.price].map((raw) => aesKey(raw, 'encrypt'))
    )
    const salt = keys.salt.slice()
    wipeDataKeys(keys)
    await keep?.(secret, hash)
    const records = { name: name!, price: price! }
    return preparedOf({ header, hash, keysHash, sealedShares, content: content!, records, salt })
  } finally {
    secret.fill(0)
  }
}

interface Prepared {
  header: Header
  hash: string
  keysHash: string
  sealedShares: SealedShares
  content: CryptoKey
  records: { name: CryptoKey; price: CryptoKey }
  salt: Bytes
}

function preparedOf(prepared: Prepared): PreparedOffer {
  const { header, hash, keysHash, sealedShares, content, records, salt } = prepared
  let begun = false
  let result: SealedContent | null = null
  return {
    header,
    headerHash: hash,
    seal(source) {
      if (begun) throw new Error('an offer seals one content: prepare another')
      begun = true
      return sealChunks(content, salt, source, (sealed) => {
        salt.fill(0)
        result = sealed
      })
    },
    sealed() {
      if (!result) throw new Error('the content is not sealed yet')
      return result
    },
    async envelope(fileName, filePrice) {
      const sealedRecords = await sealRecords(records, fileName, filePrice)
      const bytes = envelopeBytes({ header, keys: keysHash, ...sealedRecords, ...sealedShares })
      return { bytes, hash: await envelopeHash(bytes) }
    },
  }
}
