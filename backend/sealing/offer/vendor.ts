/**
 * What a vendor's browser does: makes its key of a package, seals a file to the holders and signs the version, or signs
 * that it withdraws. K leaves only as `keep` wraps it.
 */
import { type Bytes, type Ciphertext } from '../bytes.ts'
import type { Price } from './envelope.ts'
import { headerText, type Kind, type OfferFacts } from './header.ts'
import type { HolderSet } from './opening.ts'
import { type Keep, prepareOffer } from './seal.ts'
import {
  type OfferStatement,
  offerStatementText,
  signOfferStatement,
  vendorKeyHash,
  type VersionStatement,
} from './statement.ts'

export interface SigningPair {
  readonly ed25519: Bytes
  readonly sign: CryptoKey
}

/** Its private half never leaves the browser: it cannot be exported. */
export async function makeSigningPair(): Promise<SigningPair> {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, false, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const ed25519 = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { ed25519, sign: pair.privateKey }
}

export interface VendorPlace extends Omit<OfferFacts, 'mode' | 'version' | 'set'> {
  /** of the last version or withdrawal; 0 where there is none */
  readonly version: number
  /** hash of its receipt, '-' where there is none */
  readonly previous: string
}

export interface ToSeal extends Keep {
  readonly place: VendorPlace
  readonly set: HolderSet
  readonly key: SigningPair
  readonly name: string
  readonly price: Price | null
  readonly source: AsyncIterable<Uint8Array>
  /** takes the ciphertext to where it waits for its upload */
  readonly store: (sealed: AsyncIterable<Ciphertext>) => Promise<void>
}

export interface SealedHere {
  readonly statement: VersionStatement
  readonly text: string
  readonly signature: Bytes
  readonly envelope: Bytes
  readonly header: string
}

const MODE = 'disegel di peramban'

/** @throws RangeError on empty content, or a name or price that has no record */
export async function sealVersion(given: ToSeal): Promise<SealedHere> {
  const { place, set, key, keep } = given
  const { installation, stage, kind, vendor } = place
  const subject = { mode: MODE, installation, package: place.package, stage, kind, vendor } as const
  const version = place.version + 1
  const facts = { ...subject, version, set: set.id }
  const prepared = await prepareOffer(facts, set.holders, keep ? { keep } : {})
  await given.store(prepared.seal(given.source))
  const envelope = await prepared.envelope(given.name, given.price)
  const statement: VersionStatement = {
    act: 'version',
    ...subject,
    key: await vendorKeyHash(key.ed25519),
    version,
    previous: place.previous,
    offer: prepared.header.offer,
    header: prepared.headerHash,
    envelope: envelope.hash,
    ...prepared.sealed(),
  }
  return {
    statement,
    text: offerStatementText(statement),
    signature: await signOfferStatement(statement, key.sign),
    envelope: envelope.bytes,
    header: headerText(prepared.header),
  }
}

/** Signed that what was handed in last does not count any more. */
export async function signWithdrawal(
  place: VendorPlace & { kind: Kind },
  key: SigningPair
): Promise<{ text: string; signature: Bytes }> {
  const { installation, package: of, stage, kind, vendor, version, previous } = place
  const statement: OfferStatement = {
    act: 'withdrawal',
    mode: MODE,
    installation,
    package: of,
    stage,
    kind,
    vendor,
    key: await vendorKeyHash(key.ed25519),
    version: version + 1,
    previous,
  }
  return {
    text: offerStatementText(statement),
    signature: await signOfferStatement(statement, key.sign),
  }
}
