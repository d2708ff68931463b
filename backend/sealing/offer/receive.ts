/**
 * A plain file, sealed while it arrives ('disegel saat diterima'): for callers that speak the specification's call. The
 * same format as a browser's; what differs is who saw the plaintext, and who signs.
 */
import { type Bytes, type Ciphertext, utf8 } from '../bytes.ts'
import type { PublicHalves } from '../keys/pair.ts'
import type { SignBytes } from '../log/note.ts'
import type { Price } from './envelope.ts'
import type { OfferFacts } from './header.ts'
import { prepareOffer } from './seal.ts'
import { offerStatementText, vendorKeyHash, type VersionStatement } from './statement.ts'

export interface Receiving {
  readonly facts: Omit<OfferFacts, 'mode'>
  /** hash of the receipt before it, '-' for the first */
  readonly previous: string
  readonly holders: readonly PublicHalves[]
  /** the plaintext as it arrives; it is never written anywhere */
  readonly source: AsyncIterable<Uint8Array>
  /** Takes the ciphertext to where it stays; what it answers with is durable. */
  readonly store: (sealed: AsyncIterable<Ciphertext>) => Promise<void>
  /** Asked after the content: a form's fields may come behind its file. */
  readonly named: () => { readonly name: string; readonly price: Price | null }
  readonly installation: { readonly ed25519: Bytes; readonly sign: SignBytes }
}

export interface Received {
  readonly statement: VersionStatement
  readonly signature: Bytes
  readonly envelope: Bytes
}

/** K is gone before the first octet is read. @throws RangeError on empty content, or facts without their form */
export async function sealReceived(receiving: Receiving): Promise<Received> {
  const { facts, holders, source, store, named, previous, installation } = receiving
  const mode = 'disegel saat diterima'
  const prepared = await prepareOffer({ ...facts, mode }, holders)
  await store(prepared.seal(source))
  const sealed = prepared.sealed()
  const { name, price } = named()
  const envelope = await prepared.envelope(name, price)
  const { header } = prepared
  const statement: VersionStatement = {
    act: 'version',
    mode,
    installation: header.installation,
    package: header.package,
    stage: header.stage,
    kind: header.kind,
    vendor: header.vendor,
    key: await vendorKeyHash(installation.ed25519),
    version: header.version,
    previous,
    offer: header.offer,
    header: prepared.headerHash,
    envelope: envelope.hash,
    ...sealed,
  }
  const signature = new Uint8Array(await installation.sign(utf8(offerStatementText(statement))))
  return { statement, signature, envelope: envelope.bytes }
}
