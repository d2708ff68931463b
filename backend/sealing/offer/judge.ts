/**
 * What becomes of an offer once K is known. It opens for every two holders or for none: 'open' says that all shares, all
 * pairs and all sealings were made from one K, so every other two come to the same. Which check fails first may differ.
 */
import { equalBytes } from '../bytes.ts'
import { fingerprintOf, type PublicHalves } from '../keys/pair.ts'
import {
  type Envelope,
  envelopeHash,
  openName,
  openPrice,
  type Price,
  readEnvelope,
} from './envelope.ts'
import { headerHash } from './header.ts'
import type { HolderSet } from './opening.ts'
import { type DataKeys, dataKeysHash, dataKeysOf, fitsCommitment, type Secret } from './secret.ts'
import { openShares, pairsAgree, type Share, wrapShare } from './share.ts'
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

export type Outcome =
  | {
      readonly result: 'open'
      readonly keys: DataKeys
      readonly name: string
      readonly price: Price | null
    }
  | { readonly result: 'void'; readonly reason: VoidReason }
  /** What is stored is not what was signed: the installation lost or changed it. */
  | { readonly result: 'altered' }
  /** Proves nothing against the offer: another two must look. */
  | { readonly result: 'unreadable'; readonly whose: 'first' | 'second' }

export const isVoid = (reason: VoidReason): Outcome => ({ result: 'void', reason })

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
  const same = SAME.every((part) => header[part] === version[part])
  if (!same || (await headerHash(header)) !== version.header) return isVoid('header')
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
export async function judge(offer: ReadOffer, secret: Secret): Promise<Outcome> {
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

/** Whether released keys are those of this offer; the server asks before it uses them. */
export const dataKeysFit = async (
  keys: DataKeys,
  { header, keys: said }: Envelope
): Promise<boolean> => (await dataKeysHash(keys, await headerHash(header))) === said

/** With K of the vendor's own file, where fewer than two keys are left. */
export async function openWithSecret(
  version: VersionStatement,
  envelope: Uint8Array,
  secret: Secret,
  sets: readonly HolderSet[]
): Promise<Outcome> {
  const offer = await readOffer(version, envelope, sets)
  return 'result' in offer ? offer : judge(offer, secret)
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
