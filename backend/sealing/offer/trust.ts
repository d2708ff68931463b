/**
 * To whom a browser seals: only to a holder set whose leaf, and the enrolment and vouching of each of whose keys, it has
 * followed into the public log, under a checkpoint that continues the last one it saw.
 */
import { fingerprintOf, type PublicHalves } from '../keys/pair.ts'
import { enrols, type LoggedStatement, readLoggedStatement, vouchesFor } from '../keys/logged.ts'
import { follows } from '../log/succession.ts'
import { checkOlder, checkProof, openKept, type LogProof, type Proven } from '../log/proof.ts'
import type { ReadTile } from '../log/tiles.ts'
import type { HolderSet } from './opening.ts'

/** Proofs that one holder's key is who it should be. */
export interface HolderProofs {
  readonly enrolment: LogProof
  /** by another key: it compared the fingerprint, or it is the one before */
  readonly vouching: LogProof
  /** of the key that vouches */
  readonly voucher: LogProof
}

export interface SetProofs {
  readonly set: LogProof
  /** in the order of the set */
  readonly holders: readonly HolderProofs[]
  /** what else has to stand in the same history */
  readonly beside?: readonly LogProof[]
}

/** What the log says of a set; names stand nowhere in it. */
export interface LoggedSet {
  readonly himpunan: string
  /** whether the installation may seal for vendors what comes in plain */
  readonly polos: boolean
  readonly pemegang: readonly { readonly sidik: string; readonly peran: string }[]
}

/** `log`: no proof, or of another log; `older`: another history than the one seen before; the rest: whose leaf does not fit. */
export type TrustFault = 'log' | 'older' | 'unreachable' | 'set' | 'key' | 'vouching'

export type Trusted =
  | {
      readonly ok: true
      readonly checkpoint: string
      readonly logKey: string
      readonly set: LoggedSet
      /** whether one of the witnesses that are named cosigned the head; null: none is named */
      readonly witnessed: boolean | null
    }
  | { readonly ok: false; readonly fault: TrustFault }

/** What this browser saw of the log before: its key stays, its head only grows. */
export interface SeenLog {
  readonly checkpoint: string
  readonly logKey: string
}

const fault = (what: TrustFault): Trusted => ({ ok: false, fault: what })

export function readLoggedSet(content: string): LoggedSet | null {
  try {
    const { himpunan, polos, pemegang } = JSON.parse(content) as Partial<LoggedSet>
    if (typeof himpunan !== 'string' || !Array.isArray(pemegang)) return null
    // Sets that were logged before packages could forbid it.
    return { himpunan, polos: polos !== false, pemegang }
  } catch {
    return null
  }
}

async function holderFault(
  holder: PublicHalves,
  proofs: HolderProofs
): Promise<'key' | 'vouching' | null> {
  const read = (proof: LogProof): LoggedStatement | null => readLoggedStatement(proof.isi)
  const [enrolment, vouching, voucher] = [proofs.enrolment, proofs.vouching, proofs.voucher].map(
    read
  )
  if (!enrolment || !(await enrols(enrolment, holder))) return 'key'
  const by = voucher?.halves
  if (!vouching || !by || !(await enrols(voucher, by))) return 'vouching'
  return (await vouchesFor(vouching, await fingerprintOf(holder), by)) ? null : 'vouching'
}

interface Head extends SeenLog {
  readonly witnessed: boolean | null
}

const anyCosigned = (witnesses: Proven['witnesses']): boolean | null =>
  witnesses.length === 0 ? null : witnesses.some(({ at }) => at !== null)

/** Every proof leads to one checkpoint or to several of one history, signed by one key; answers the newest. */
async function headOf(
  proofs: readonly LogProof[],
  seen: SeenLog | null,
  read: ReadTile
): Promise<Head | TrustFault> {
  const [first] = proofs
  if (!first) return 'log'
  if (seen && !(await follows(first.kunciLog, seen.logKey, first.pergantian ?? []))) return 'log'
  let newest: { size: number; proof: LogProof; witnessed: boolean | null } | null = null
  for (const proof of proofs) {
    if (proof.kunciLog !== first.kunciLog) return 'log'
    const proven = await checkProof(proof)
    if (typeof proven === 'string') return 'log'
    if (!newest || proven.head.size > newest.size) {
      const witnessed = anyCosigned(proven.witnesses)
      newest = { size: proven.head.size, proof, witnessed }
    }
  }
  const others = new Set(proofs.map(({ checkpoint }) => checkpoint))
  if (seen) others.add(seen.checkpoint)
  for (const kept of others) {
    const found = await checkOlder(kept, newest!.proof, read)
    if (found) return found === 'unreachable' ? 'unreachable' : 'older'
  }
  // A head that was cosigned may be older than the last one seen; what was seen never shrinks.
  const before = seen && (await openKept(seen.checkpoint, newest!.proof))
  const largest = before && before.size > newest!.size ? seen : newest!.proof
  return {
    checkpoint: largest.checkpoint,
    logKey: first.kunciLog,
    witnessed: newest!.witnessed,
  }
}

/** Asked before anything is sealed. `read`: tiles of the log, fetched only where checkpoints differ. */
export async function checkHolderSet(
  { id, holders }: HolderSet,
  proofs: SetProofs,
  seen: SeenLog | null,
  read: ReadTile
): Promise<Trusted> {
  const all = proofs.holders.flatMap(({ enrolment, vouching, voucher }) => [
    enrolment,
    vouching,
    voucher,
  ])
  const head = await headOf([proofs.set, ...all, ...(proofs.beside ?? [])], seen, read)
  if (typeof head === 'string') return fault(head)
  const set = proofs.set.jenis === 'himpunan-pemegang' ? readLoggedSet(proofs.set.isi) : null
  const fingerprints = await Promise.all(holders.map(fingerprintOf))
  const said = set?.pemegang.map(({ sidik }) => sidik).join(' ')
  if (!set || set.himpunan !== id || said !== fingerprints.join(' ')) return fault('set')
  if (proofs.holders.length !== holders.length) return fault('key')
  for (const [at, holder] of holders.entries()) {
    const found = await holderFault(holder, proofs.holders[at]!)
    if (found) return fault(found)
  }
  return { ok: true, ...head, set }
}
