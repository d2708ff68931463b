/** What must hold before anybody unwraps a share: asked by both holders' browsers, and by the server once more. */
import type { Bytes } from '../bytes.ts'
import { fingerprintOf, type OpenKey, type PublicHalves } from '../keys/pair.ts'
import {
  type Accepted,
  checkChains,
  type ChainRules,
  type Closing,
  closingText,
  coveredBy,
} from './chain.ts'
import { Checked } from './checked.ts'
import type { Kind } from './header.ts'
import { signedText, signText } from './lines.ts'
import { type Logged, namedInLog } from './logged.ts'
import { confirmationText, type OpeningRequest, requestHash, requestText } from './request.ts'
import type { VersionStatement } from './statement.ts'

/** A holder set as the log has it. */
export interface HolderSet {
  readonly id: string
  readonly holders: readonly PublicHalves[]
}

export async function holderOf(set: HolderSet, fingerprint: string): Promise<PublicHalves | null> {
  const fingerprints = await Promise.all(set.holders.map(fingerprintOf))
  return set.holders[fingerprints.indexOf(fingerprint)] ?? null
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

const OPENING_FAULTS = [
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

export type CheckedRequest = Checked<OpeningRequest>

export type OpeningCheck =
  | { readonly ok: true; readonly checked: CheckedRequest }
  | { readonly ok: false; readonly fault: OpeningFault }

async function earlyFault(
  request: OpeningRequest,
  facts: OpeningFacts
): Promise<OpeningFault | null> {
  const time = (text: string) => Date.parse(text)
  if (!(time(facts.now) < time(request.expiry))) return 'expired'
  if (!(time(facts.now) >= time(facts.end))) return 'early'
  if (request.schedule !== (await namedInLog(facts.schedule))) return 'schedule'
  const { closing } = facts
  const logged = { ...facts.closingLogged, content: closingText(closing) }
  for (const part of ['installation', 'package', 'stage'] as const)
    if (closing[part] !== facts[part]) return 'closing'
  if (time(closing.end) !== time(facts.end)) return 'closing'
  if (request.closing !== (await namedInLog(logged))) return 'closing'
  return (await coveredBy(closing, facts.accepted)) ? null : 'closing'
}

/** All that counts of what the stage accepted and may be opened now, by offer id; null where a chain is broken. */
export async function openableVersions(
  facts: OpeningFacts
): Promise<Map<string, VersionStatement> | null> {
  const chains = await checkChains(facts.accepted, facts)
  if (!chains.ok) return null
  const mayOpen = ({ vendor, offer, kind }: VersionStatement): boolean =>
    facts.kinds.includes(kind) && (facts.entitled?.has(vendor) ?? true) && !facts.settled.has(offer)
  const open = chains.standing.flatMap(({ last }) => (last && mayOpen(last) ? [last] : []))
  return new Map(open.map((version) => [version.offer, version]))
}

/** The version behind each offer of the request: one that counts, of a kind and vendor that may be opened. */
async function versionsOf(
  request: OpeningRequest,
  facts: OpeningFacts
): Promise<Map<string, VersionStatement> | OpeningFault> {
  const versions = await openableVersions(facts)
  if (!versions) return 'chain'
  const all = request.offers.every(({ offer, header }) => versions.get(offer)?.header === header)
  // Leaving an offer out is as wrong as slipping one in.
  return all && request.offers.length === versions.size ? versions : 'offer'
}

/** Asked by the first holder's browser before it seals its shares, by the second's before it unwraps one, and by the server. */
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
  if (!(await signedBy(request, signature, first))) return { ok: false, fault: 'signature' }
  const early = await earlyFault(request, facts)
  if (early) return { ok: false, fault: early }
  const versions = await versionsOf(request, facts)
  if (typeof versions === 'string') return { ok: false, fault: versions }
  return { ok: true, checked: new Checked(request, await requestHash(request), versions) }
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

/** @throws RangeError for the own request */
export const signConfirmation = async ({ request }: CheckedRequest, key: OpenKey): Promise<Bytes> =>
  signText(await confirmationText(request, key.fingerprint), key.sign)

async function signedBy(
  request: OpeningRequest,
  signature: Uint8Array,
  { ed25519 }: PublicHalves
): Promise<boolean> {
  try {
    return await signedText(requestText(request), signature, ed25519)
  } catch {
    return false
  }
}
