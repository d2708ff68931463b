/**
 * What becomes of an offer once K is known. It opens for every two holders or for none: 'open' says that all shares, all
 * pairs and all sealings were made from one K, so every other two come to the same. Which check fails first may differ.
 */
import { type Bytes, concat, equalBytes } from '../bytes.ts'
import { fingerprintOf, type PublicHalves } from '../keys/pair.ts'
import {
  type Envelope,
  envelopeHash,
  openName,
  openPrice,
  type Price,
  readEnvelope,
} from './envelope.ts'
import { type Header, headerHash } from './header.ts'
import type { HolderSet } from './opening.ts'
import {
  type DataKeys,
  dataKeysHash,
  dataKeysOf,
  fitsCommitment,
  type Secret,
  wipeDataKeys,
} from './secret.ts'
import {
  asShare,
  combineShares,
  fitsHeader,
  openShares,
  pairsAgree,
  type Share,
  SHARE_LENGTH,
  wrapShare,
} from './share.ts'
import type { VersionStatement } from './statement.ts'

/** The first check that failed. Each is the vendor's own doing: it signed what not every two can open. */
export const VOID_REASONS = [
  'envelope',
  'header',
  'holders',
  'commitment',
  'shares',
  'pairs',
  'wraps',
  'keys',
  'name',
  'price',
] as const
export type VoidReason = (typeof VOID_REASONS)[number]

export interface NumberedShare {
  /** the holder's, from 1 */
  readonly index: number
  readonly share: Share
}
/** Two shares that the header names: with them anybody comes to the same reason. */
export type VoidProof = readonly [NumberedShare, NumberedShare]

export type Outcome =
  | {
      readonly result: 'open'
      readonly keys: DataKeys
      readonly name: string
      readonly price: Price | null
    }
  /** A holder's word alone voids nothing: `proof`, or what is seen without a share (null). */
  | { readonly result: 'void'; readonly reason: VoidReason; readonly proof: VoidProof | null }
  /** What is stored is not what was signed: the installation lost or changed it. */
  | { readonly result: 'altered' }
  /** Proves nothing against the offer: another two must look. */
  | { readonly result: 'unreadable'; readonly whose: 'first' | 'second' }

const isVoid = (reason: VoidReason): Outcome => ({ result: 'void', reason, proof: null })

export interface ReadOffer {
  readonly version: VersionStatement
  readonly envelope: Envelope
  readonly holders: readonly PublicHalves[]
}

const SAME = [
  'mode',
  'installation',
  'package',
  'stage',
  'kind',
  'version',
  'offer',
  'vendor',
] as const

/** Whether header and statement are about one thing. */
export const saysTheSame = (header: Header, version: VersionStatement): boolean =>
  SAME.every((part) => header[part] === version[part])

/** Everything about an offer that needs no key. */
export async function readOffer(
  version: VersionStatement,
  bytes: Uint8Array,
  sets: readonly HolderSet[]
): Promise<ReadOffer | Outcome> {
  if ((await envelopeHash(bytes)) !== version.envelope) return { result: 'altered' }
  const envelope = readEnvelope(bytes)
  if (!envelope) return isVoid('envelope')
  const { header } = envelope
  if (!saysTheSame(header, version) || (await headerHash(header)) !== version.header)
    return isVoid('header')
  const holders = sets.find(({ id }) => id === header.set)?.holders ?? []
  const fingerprints = await Promise.all(holders.map(fingerprintOf))
  if (fingerprints.join(' ') !== header.holders.join(' ')) return isVoid('holders')
  return { version, envelope, holders }
}

async function wrapsFit(
  { version, envelope, holders }: ReadOffer,
  secret: Secret,
  shares: readonly Share[]
): Promise<boolean> {
  const { header, wraps } = envelope
  const fit = await Promise.all(
    holders.map(async ({ x25519 }, at) => {
      const to = { hash: version.header, holder: header.holders[at]!, index: at + 1, x25519 }
      return equalBytes(await wrapShare(secret, shares[at]!, to), wraps[at]!)
    })
  )
  return fit.every(Boolean)
}

async function sharesFault(offer: ReadOffer, secret: Secret): Promise<VoidReason | null> {
  const { header, shares: sealed } = offer.envelope
  const shares = await openShares(secret, header, offer.version.header, sealed)
  if (!shares) return 'shares'
  try {
    if (!(await pairsAgree(secret, shares))) return 'pairs'
    return (await wrapsFit(offer, secret, shares)) ? null : 'wraps'
  } finally {
    for (const share of shares) share.fill(0)
  }
}

/** What K says of an offer, whoever it comes from. */
async function judge(offer: ReadOffer, secret: Secret): Promise<Outcome> {
  const { version, envelope } = offer
  if (!(await fitsCommitment(secret, envelope.header))) return isVoid('commitment')
  const fault = await sharesFault(offer, secret)
  if (fault) return isVoid(fault)
  const keys = await dataKeysOf(secret, version.header)
  if (!(await dataKeysFit(keys, envelope))) return isVoid('keys')
  const name = await openName(keys, envelope)
  if (name === null) return isVoid('name')
  const opened = await openPrice(keys, envelope)
  if (!opened || (opened.price !== null) !== (version.kind === 'H')) return isVoid('price')
  return { result: 'open', keys, name, price: opened.price }
}

/** What two shares say that the header names. */
export async function judgeShares(offer: ReadOffer, two: VoidProof): Promise<Outcome> {
  const secret = await combineShares(two[0].share, two[1].share)
  if (!secret) return { result: 'void', reason: 'pairs', proof: two }
  try {
    const outcome = await judge(offer, secret)
    return outcome.result === 'void' ? { ...outcome, proof: two } : outcome
  } finally {
    secret.fill(0)
  }
}

/** The reason why an offer is void, found again; null where what was said does not prove it. */
export async function checkVoid(
  version: VersionStatement,
  envelope: Uint8Array,
  sets: readonly HolderSet[],
  proof: VoidProof | null
): Promise<VoidReason | null> {
  const offer = await readOffer(version, envelope, sets)
  if ('result' in offer) return offer.result === 'void' ? offer.reason : null
  if (!proof || proof[0].index === proof[1].index) return null
  const { header } = offer.envelope
  for (const { index, share } of proof) if (!(await fitsHeader(header, index, share))) return null
  const outcome = await judgeShares(offer, proof)
  if (outcome.result === 'open') wipeDataKeys(outcome.keys)
  return outcome.result === 'void' ? outcome.reason : null
}

const PLACE = 1 + SHARE_LENGTH

/** 68 octets: index and share, twice. */
export const writeVoidProof = (proof: VoidProof): Bytes =>
  concat(...proof.flatMap(({ index, share }) => [Uint8Array.of(index), share]))

/** Null on another length. */
export function readVoidProof(bytes: Uint8Array): VoidProof | null {
  if (bytes.length !== 2 * PLACE) return null
  const at = (from: number): NumberedShare => ({
    index: bytes[from]!,
    share: asShare(bytes.subarray(from + 1, from + PLACE)),
  })
  return [at(0), at(PLACE)]
}

/** Whether released keys are those of this offer; the server asks before it uses them. */
export const dataKeysFit = async (
  keys: DataKeys,
  { header, keys: said }: Envelope
): Promise<boolean> => (await dataKeysHash(keys, await headerHash(header))) === said

/** With K of the vendor's own file, where fewer than two keys are left; null where it is not this offer's K. */
export async function openWithSecret(
  version: VersionStatement,
  envelope: Uint8Array,
  secret: Secret,
  sets: readonly HolderSet[]
): Promise<Outcome | null> {
  const offer = await readOffer(version, envelope, sets)
  if ('result' in offer) return offer
  return (await fitsCommitment(secret, offer.envelope.header)) ? judge(offer, secret) : null
}

/** Asked of every offer when it comes in, before a receipt; null when nothing is wrong. */
export async function structureFault(
  version: VersionStatement,
  envelope: Uint8Array,
  sets: readonly HolderSet[]
): Promise<VoidReason | 'altered' | null> {
  const offer = await readOffer(version, envelope, sets)
  if (!('result' in offer) || offer.result === 'open' || offer.result === 'unreadable') return null
  return offer.result === 'void' ? offer.reason : offer.result
}
