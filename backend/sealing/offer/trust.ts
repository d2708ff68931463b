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
      /** whether a witness cosigned the head: one that was seen here before, where one was; null: none is named */
      readonly witnessed: boolean | null
      /** of witnesses that were seen here before and are not named any more: their keys */
      readonly vanished: readonly string[]
      /** by the server, now: keys of witnesses */
      readonly named: readonly string[]
      /** what this browser has to keep, in the place of `seen` */
      readonly seen: SeenLog
    }
  | { readonly ok: false; readonly fault: TrustFault }

/** What this browser saw of the log before: its key stays, its head only grows, its witnesses do not vanish unasked. */
export interface SeenLog {
  readonly checkpoint: string
  readonly logKey: string
  /** keys of witnesses, as signed-note writes them */
  readonly witnesses?: readonly string[]
}

/** Once a person has made sure elsewhere that these witnesses are not asked any more. */
export const withoutWitnesses = (seen: SeenLog, gone: readonly string[]): SeenLog => ({
  ...seen,
  witnesses: (seen.witnesses ?? []).filter((key) => !gone.includes(key)),
})

const fault = (what: TrustFault): Trusted => ({ ok: false, fault: what })

function readLoggedSet(content: string): LoggedSet | null {
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
  readonly vanished: readonly string[]
  readonly named: readonly string[]
  readonly witnesses: readonly string[]
}

/**
 * Whom a server names beside a witness that was seen before counts once that one has cosigned, too: else whoever holds the
 * log's key would name a witness of his own.
 */
function judgeWitnesses(
  named: Proven['witnesses'],
  before: readonly string[]
): Pick<Head, 'witnessed' | 'vanished' | 'named' | 'witnesses'> {
  const vanished = before.filter((key) => !named.some(({ vkey }) => vkey === key))
  const known = named.filter(({ vkey }) => before.includes(vkey))
  const asked = known.length > 0 ? known : named
  const witnessed = named.length === 0 ? null : asked.some(({ at }) => at !== null)
  const added = known.length > 0 && !witnessed ? [] : named.map(({ vkey }) => vkey)
  return {
    witnessed,
    vanished,
    named: named.map(({ vkey }) => vkey),
    witnesses: [...new Set([...before, ...added])],
  }
}

/** Every proof leads to one checkpoint or to several of one history, signed by one key; answers the newest. */
async function headOf(
  proofs: readonly LogProof[],
  seen: SeenLog | null,
  read: ReadTile
): Promise<Head | TrustFault> {
  const [first] = proofs
  if (!first) return 'log'
  if (seen && !(await follows(first.kunciLog, seen.logKey, first.pergantian ?? []))) return 'log'
  let newest: { size: number; proof: LogProof; named: Proven['witnesses'] } | null = null
  for (const proof of proofs) {
    if (proof.kunciLog !== first.kunciLog) return 'log'
    const proven = await checkProof(proof)
    if (typeof proven === 'string') return 'log'
    if (!newest || proven.head.size > newest.size) {
      newest = { size: proven.head.size, proof, named: proven.witnesses }
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
    ...judgeWitnesses(newest!.named, seen?.witnesses ?? []),
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
  const { witnesses, witnessed, vanished, named, ...at } = head
  return { ok: true, ...at, witnessed, vanished, named, set, seen: { ...at, witnesses } }
}
