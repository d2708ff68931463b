/**
 * Whether the log has it that a vendor passed before a submission that follows a result: asked before it seals for that
 * submission, since the holders open what those handed in whom the log names, and nobody else's (ADR 0027).
 */
import type { LogProof } from '../log/proof.ts'
import { ENTITLED, readEntitled } from './entitled.ts'
import { proof } from './log_proofs.ts'

/** `unlogged`: the log has no list for this stage as it was begun; `outside`: it has one, without this vendor. */
export type InvitationFault = 'unlogged' | 'outside'

/** No template begins with it (`tests/unit/segel/invited.spec.ts`). */
export const NEVER_FIRST = 'pemasukan-2'

/** What the server says of the vendor, as it answers it. */
interface SaidOfVendor {
  readonly instalasi: string
  readonly paket: string
  /** pseudonym */
  readonly samaran: string
  /** of each file that came in */
  readonly rantai: readonly { readonly tahap: string }[]
}

interface SaidOfResult {
  /** absent in an order of an older version */
  readonly hakMasuk?: {
    /** begin of the stage by the schedule, ISO 8601 */
    readonly mulai: string
    readonly bukti: object | null
  } | null
}

/** Whether a result precedes this submission, also when the server says nothing of one. */
const follows = (stage: string, { rantai }: SaidOfVendor): boolean =>
  stage === NEVER_FIRST || rantai.some(({ tahap }) => tahap !== stage)

/** What has to stand in the log's one history beside the holders (`SetProofs.beside`): nothing here judges the proof itself. */
export const besideOf = ({ hakMasuk }: SaidOfResult): LogProof[] =>
  hakMasuk?.bukti ? [proof(hakMasuk.bukti)] : []

/** Null where this vendor may hand in as far as the log has it. */
export function uninvited(
  said: SaidOfVendor,
  stage: string,
  result: SaidOfResult
): InvitationFault | null {
  if (!result.hakMasuk) return follows(stage, said) ? 'unlogged' : null
  const [leaf] = besideOf(result)
  const logged = leaf?.jenis === ENTITLED ? readEntitled(leaf.isi) : null
  const same =
    logged?.installation === said.instalasi &&
    logged.package === said.paket &&
    logged.stage === stage &&
    Date.parse(logged.start) === Date.parse(result.hakMasuk.mulai)
  if (!same) return 'unlogged'
  return logged.vendors.includes(said.samaran) ? null : 'outside'
}
