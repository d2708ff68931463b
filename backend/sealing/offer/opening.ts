/**
 * The act of opening: a request by one holder, a confirmation by another. Both sign the same things, so that neither
 * signature serves another package, stage, kind, list of offers or day.
 */
import type { Bytes } from '../bytes.ts'
import { fingerprintOf, type OpenKey, type PublicHalves } from '../keys/pair.ts'
import { commitment } from '../log/batch.ts'
import { hex } from '../bytes.ts'
import {
  type Accepted,
  checkChains,
  type ChainRules,
  type Closing,
  coveredBy,
  closingText,
} from './chain.ts'
import type { Kind } from './header.ts'
import { formOf, HASH, hashOf, PLAIN, signedText, signText, TIME, WORD } from './lines.ts'
import type { VersionStatement } from './statement.ts'

export interface OfferToOpen {
  readonly offer: string
  /** hash of its header */
  readonly header: string
}

export interface OpeningRequest {
  readonly installation: string
  readonly package: string
  readonly stage: string
  readonly kinds: readonly Kind[]
  readonly set: string
  /** commitments of both in the log */
  readonly schedule: string
  readonly closing: string
  /** 256 random bits */
  readonly nonce: string
  readonly expiry: string
  /** fingerprint of who asks */
  readonly first: string
  readonly offers: readonly OfferToOpen[]
}

const SAID = {
  installation: PLAIN,
  package: WORD,
  stage: WORD,
  kinds: /^K?A?T?H?$/,
  set: WORD,
  schedule: HASH,
  closing: HASH,
  nonce: HASH,
  expiry: TIME,
  first: HASH,
}
const OFFERS = ['offer', /^[0-9a-f]{32} [0-9a-f]{64}$/] as const
const TITLE = 'eproc-opening-1'
const requestForm = formOf(`${TITLE} request`, SAID, OFFERS)
const confirmForm = formOf(
  `${TITLE} confirmation`,
  { ...SAID, second: HASH, request: HASH },
  OFFERS
)

const values = (request: OpeningRequest) => ({
  ...request,
  kinds: request.kinds.join(''),
  offer: request.offers.map(({ offer, header }) => `${offer} ${header}`),
})

/** @throws RangeError */
export function requestText(request: OpeningRequest): string {
  const ids = new Set(request.offers.map(({ offer }) => offer))
  if (ids.size !== request.offers.length || request.kinds.length === 0)
    throw new RangeError('each offer once, at least one kind')
  return requestForm.write(values(request))
}

export function readRequest(text: string): OpeningRequest | null {
  const read = requestForm.read(text)
  if (!read) return null
  const { offer: lines, ...said } = read
  const offers = lines.map((line) => ({ offer: line.slice(0, 32), header: line.slice(33) }))
  const request = { ...said, kinds: Array.from(read.kinds) as Kind[], offers }
  try {
    return requestText(request) === text ? request : null
  } catch {
    return null
  }
}

export const requestHash = (request: OpeningRequest): Promise<string> =>
  hashOf(requestText(request))

/** Who confirms says everything again, and which request it is. @throws RangeError when it is the one who asked */
export async function confirmationText(request: OpeningRequest, second: string): Promise<string> {
  if (second === request.first) throw new RangeError('nobody confirms the own request')
  return confirmForm.write({ ...values(request), second, request: await requestHash(request) })
}

export async function signRequest(request: OpeningRequest, key: OpenKey): Promise<Bytes> {
  if (request.first !== key.fingerprint) throw new RangeError('the request names another holder')
  return signText(requestText(request), key.sign)
}

export const signConfirmation = async (request: OpeningRequest, key: OpenKey): Promise<Bytes> =>
  signText(await confirmationText(request, key.fingerprint), key.sign)

/** A holder set as the log has it. */
export interface HolderSet {
  readonly id: string
  readonly holders: readonly PublicHalves[]
}

export async function holderOf(set: HolderSet, fingerprint: string): Promise<PublicHalves | null> {
  const fingerprints = await Promise.all(set.holders.map(fingerprintOf))
  return set.holders[fingerprints.indexOf(fingerprint)] ?? null
}

/** A thing of the log: its content, and the salt without which nobody confirms a guess. */
export interface Logged {
  readonly kind: string
  readonly salt: Uint8Array
  readonly content: string
}

/** What the checker found in the log and holds to be true; that it stands there is `includes` and `inBatch`'s. */
export interface OpeningFacts extends ChainRules {
  readonly kinds: readonly Kind[]
  /** whose members act now; an offer may be sealed to an earlier one */
  readonly set: HolderSet
  readonly schedule: Logged
  /** end of the stage by that schedule */
  readonly end: string
  readonly closing: Closing
  readonly closingLogged: Omit<Logged, 'content'>
  /** everything that the stage accepted, replaced and withdrawn versions too */
  readonly accepted: readonly Accepted[]
  /** pseudonyms that the logged result lets be opened; null where no result comes before */
  readonly entitled: ReadonlySet<string> | null
  /** offers that an earlier act opened or found void */
  readonly settled: ReadonlySet<string>
  readonly now: string
}

export const OPENING_FAULTS = [
  'subject',
  'holder',
  'signature',
  'expired',
  'early',
  'schedule',
  'closing',
  'chain',
  'offer',
] as const
export type OpeningFault = (typeof OPENING_FAULTS)[number]

export type OpeningCheck =
  | { readonly ok: true; readonly versions: ReadonlyMap<string, VersionStatement> }
  | { readonly ok: false; readonly fault: OpeningFault }

const isLogged = async (said: string, { kind, salt, content }: Logged): Promise<boolean> =>
  hex(await commitment(kind, salt, content)) === said

async function earlyFault(
  request: OpeningRequest,
  facts: OpeningFacts
): Promise<OpeningFault | null> {
  const time = (text: string) => Date.parse(text)
  if (time(facts.now) >= time(request.expiry)) return 'expired'
  if (!(time(facts.now) >= time(facts.end))) return 'early'
  if (!(await isLogged(request.schedule, facts.schedule))) return 'schedule'
  const { closing } = facts
  const logged = { ...facts.closingLogged, content: closingText(closing) }
  for (const part of ['installation', 'package', 'stage'] as const)
    if (closing[part] !== facts[part]) return 'closing'
  if (time(closing.end) !== time(facts.end)) return 'closing'
  if (!(await isLogged(request.closing, logged))) return 'closing'
  return (await coveredBy(closing, facts.accepted)) ? null : 'closing'
}

/** The version behind each offer of the request: one that counts, of a kind and vendor that may be opened. */
async function versionsOf(
  request: OpeningRequest,
  facts: OpeningFacts
): Promise<Map<string, VersionStatement> | OpeningFault> {
  const chains = await checkChains(facts.accepted, facts)
  if (!chains.ok) return 'chain'
  const mayOpen = ({ vendor, offer }: VersionStatement): boolean =>
    (facts.entitled?.has(vendor) ?? true) && !facts.settled.has(offer)
  const open = chains.standing.flatMap(({ last }) =>
    last && request.kinds.includes(last.kind) && mayOpen(last) ? [[last.offer, last] as const] : []
  )
  const versions = new Map(open)
  const all = request.offers.every(({ offer, header }) => versions.get(offer)?.header === header)
  // Leaving an offer out is as wrong as slipping one in.
  return all && request.offers.length === open.length && versions.size === open.length
    ? versions
    : 'offer'
}

/** What the second holder's browser, and then the server, asks before a share is unwrapped. */
export async function checkRequest(
  request: OpeningRequest,
  signature: Uint8Array,
  facts: OpeningFacts
): Promise<OpeningCheck> {
  const same =
    request.installation === facts.installation &&
    request.package === facts.package &&
    request.stage === facts.stage &&
    request.set === facts.set.id &&
    request.kinds.join('') === facts.kinds.join('')
  if (!same) return { ok: false, fault: 'subject' }
  const first = await holderOf(facts.set, request.first)
  if (!first) return { ok: false, fault: 'holder' }
  if (!(await signedText(requestText(request), signature, first.ed25519)))
    return { ok: false, fault: 'signature' }
  const early = await earlyFault(request, facts)
  if (early) return { ok: false, fault: early }
  const versions = await versionsOf(request, facts)
  return typeof versions === 'string' ? { ok: false, fault: versions } : { ok: true, versions }
}

/** Whether another holder of the set confirmed exactly this request. */
export async function checkConfirmation(
  request: OpeningRequest,
  second: string,
  signature: Uint8Array,
  set: HolderSet
): Promise<boolean> {
  const holder = await holderOf(set, second)
  if (!holder || second === request.first) return false
  return signedText(await confirmationText(request, second), signature, holder.ed25519)
}
