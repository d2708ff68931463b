/**
 * That what an opening is judged by stands in the public log, asked by a holder's browser before its key signs or unwraps
 * anything: a server, or who can write all of its tables, may else show keys, a schedule or a closing of its own making.
 */
import { type Bytes, equalBytes } from '../bytes.ts'
import { parseVerifier } from '../log/note.ts'
import { checkProof, type LogProof } from '../log/proof.ts'
import type { ReadTile } from '../log/tiles.ts'
import { closingText } from './chain.ts'
import { ENTITLED, readEntitled } from './entitled.ts'
import { isOf, type Logged, stagesOf, wholeSeconds } from './logged.ts'
import type { OpeningFacts } from './opening.ts'
import {
  checkHolderSet,
  type SeenLog,
  type SetProofs,
  type Trusted,
  type TrustFault,
} from './trust.ts'
import { readLoggedVendorKey } from './vendor_key.ts'

export interface OpeningProofs {
  readonly set: SetProofs
  readonly schedule: LogProof
  readonly closing: LogProof
  /** of all vendors, a vendor's own in their order */
  readonly vendorKeys: readonly LogProof[]
  /** who passed before; null before the first submission, which no result precedes */
  readonly entitled: LogProof | null
}

export type OpeningLogFault =
  TrustFault | 'schedule' | 'closing' | 'vendors' | 'installation' | 'results'
export type TrustedOpening =
  Extract<Trusted, { ok: true }> | { readonly ok: false; readonly fault: OpeningLogFault }

/**
 * Nobody is left out and nobody slipped in: nothing is judged before the first submission ends, and only a vendor's own
 * signature withdraws; after a result exactly those may be opened whom the log named when the stage began.
 */
async function resultsAsLogged(
  facts: OpeningFacts,
  { entitled: proof, closing }: Pick<OpeningProofs, 'entitled' | 'closing'>
): Promise<boolean> {
  const { schedule, stage, entitled, settled } = facts
  if (settled.size > 0) return false
  const submissions = stagesOf(schedule).filter(({ kunci }) => kunci.startsWith('pemasukan'))
  if (submissions[0]?.kunci === stage) return entitled === null
  const logged = proof?.jenis === ENTITLED ? readEntitled(proof.isi) : null
  const start = submissions.find(({ kunci }) => kunci === stage)?.mulai
  const fits =
    logged?.installation === facts.installation &&
    logged.package === facts.package &&
    logged.stage === stage &&
    start !== undefined &&
    wholeSeconds(logged.start) === Date.parse(start) &&
    logged.vendors.length === entitled?.size &&
    logged.vendors.every((vendor) => entitled.has(vendor))
  return fits && (await notAfter(proof!, closing))
}

/** By the clock of the log's batches, which witnesses saw. */
async function notAfter(one: LogProof, other: LogProof): Promise<boolean> {
  const [first, second] = [await checkProof(one), await checkProof(other)]
  if (typeof first === 'string' || typeof second === 'string') return false
  return Date.parse(first.time) <= Date.parse(second.time)
}

/** The schedule of the log says that this stage has ended when the facts say so. */
function endsAsLogged(schedule: Logged, { stage, end }: OpeningFacts): boolean {
  try {
    const said = stagesOf(schedule).find(({ kunci }) => kunci === stage)
    return said !== undefined && Date.parse(said.selesai) === wholeSeconds(end)
  } catch {
    return false
  }
}

/** Fixed after the end, by the clock of the log's batches, which witnesses saw. */
async function closedAfterEnd(proof: LogProof, end: string): Promise<boolean> {
  const proven = await checkProof(proof)
  return typeof proven !== 'string' && Date.parse(proven.time) >= Date.parse(end)
}

const sameKeys = (some: readonly Bytes[], others: readonly Bytes[]): boolean =>
  some.length === others.length && some.every((key, at) => equalBytes(key, others[at]!))

/** Vendors' keys, and what their first ones took over, are those of the leaves, no more and no fewer. */
async function vendorsAsLogged(
  proofs: readonly LogProof[],
  { installation, package: of, vendorKeys, adopted }: OpeningFacts
): Promise<boolean> {
  const logged = new Map<string, Bytes[]>()
  const taken = new Set<string>()
  for (const { jenis, isi } of proofs) {
    const key = jenis === 'kunci-rekanan' ? await readLoggedVendorKey(isi) : null
    if (!key || key.installation !== installation || key.package !== of) return false
    const own = logged.get(key.vendor) ?? []
    if (key.number !== own.length + 1) return false
    logged.set(key.vendor, [...own, key.ed25519])
    for (const receipt of key.adopts) taken.add(receipt)
  }
  const said = adopted ?? new Set()
  return (
    logged.size === vendorKeys.size &&
    [...vendorKeys].every(([vendor, keys]) => sameKeys(logged.get(vendor) ?? [], keys)) &&
    taken.size === said.size &&
    [...said].every((receipt) => taken.has(receipt))
  )
}

/** The installation signs for vendors without a key with the log's own, and only where the set's leaf lets it. */
async function installationFits(
  { installationKey }: OpeningFacts,
  { set, logKey }: Extract<Trusted, { ok: true }>
): Promise<boolean> {
  if (!set.polos) return installationKey === null
  return (
    installationKey !== null && equalBytes((await parseVerifier(logKey)).publicKey, installationKey)
  )
}

/** `seen`, `read`: as `checkHolderSet` has them. */
export async function checkOpeningLog(
  facts: OpeningFacts,
  { set, schedule, closing, vendorKeys, entitled }: OpeningProofs,
  seen: SeenLog | null,
  read: ReadTile
): Promise<TrustedOpening> {
  const beside = [schedule, closing, ...vendorKeys, ...(entitled ? [entitled] : [])]
  const trusted = await checkHolderSet(facts.set, { ...set, beside }, seen, read)
  if (!trusted.ok) return trusted
  const fault = (what: OpeningLogFault): TrustedOpening => ({ ok: false, fault: what })
  if (!isOf(schedule, facts.schedule) || !endsAsLogged(facts.schedule, facts)) {
    return fault('schedule')
  }
  const fixed = { ...facts.closingLogged, content: closingText(facts.closing) }
  if (!isOf(closing, fixed) || !(await closedAfterEnd(closing, facts.end))) return fault('closing')
  if (!(await resultsAsLogged(facts, { entitled, closing }))) return fault('results')
  if (!(await vendorsAsLogged(vendorKeys, facts))) return fault('vendors')
  return (await installationFits(facts, trusted)) ? trusted : fault('installation')
}
