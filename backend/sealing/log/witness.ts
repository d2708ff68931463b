/**
 * The conversation of a log and its witness, as C2SP tlog-witness says: the log shows that its new checkpoint continues
 * the one that the witness saw last, and the witness cosigns, once of each size and never another history.
 */
import { base64, equalBytes, fromBase64 } from '../bytes.ts'
import { continues, type Head } from './merkle.ts'
import {
  cosign,
  formatNote,
  openCheckpoint,
  parseNote,
  signedBy,
  type Checkpoint,
  type SignBytes,
  type Signature,
  type Verifier,
} from './note.ts'

export const SIZE_TYPE = 'text/x.tlog.size'
const MAX_PROOF = 63

/** What a log sends to `<prefix>/add-checkpoint`. */
export const formatSubmission = (
  old: number,
  proof: readonly Uint8Array[],
  checkpoint: string
): string => `old ${old}\n${proof.map((step) => `${base64(step)}\n`).join('')}\n${checkpoint}`

interface Submission {
  old: number
  proof: Uint8Array[]
  checkpoint: string
}

export function parseSubmission(body: string): Submission | null {
  const at = body.indexOf('\n\n')
  const [first = '', ...lines] = body.slice(0, at).split('\n')
  const size = /^old (0|[1-9]\d{0,15})$/.exec(first)
  if (at < 0 || !size || lines.length > MAX_PROOF) return null
  try {
    const proof = lines.map(fromBase64)
    return { old: Number(size[1]), proof, checkpoint: body.slice(at + 2) }
  } catch {
    return null
  }
}

export interface WitnessAnswer {
  status: 200 | 400 | 403 | 404 | 409 | 422
  type: string
  body: string
}

const answer = (
  status: WitnessAnswer['status'],
  body = '',
  type = 'text/plain'
): WitnessAnswer => ({
  status,
  type,
  body,
})

export interface WitnessedLog {
  log: Verifier
  witness: Verifier
  sign: SignBytes
  /** what was cosigned last; null before the first */
  last: Head | null
  /** seconds */
  now: number
  /** must be durable when it returns; nothing else of this log is judged meanwhile */
  keep: (head: Checkpoint) => Promise<void>
}

const signatureLine = (s: Signature): string =>
  formatNote({ text: '', signatures: [s] }).slice('\n'.length)

/** What a witness answers to a submission; it keeps the head before it signs. */
export async function addCheckpoint(body: string, w: WitnessedLog): Promise<WitnessAnswer> {
  const sent = parseSubmission(body)
  const note = sent && parseNote(sent.checkpoint)
  if (!sent || !note) return answer(400)
  if (note.text.split('\n')[0] !== w.log.name) return answer(404)
  const head = await openCheckpoint(sent.checkpoint, w.log)
  if (!head) return answer(403)
  if (sent.old > head.size) return answer(400)
  const seen = w.last?.size ?? 0
  const conflict = answer(409, `${seen}\n`, SIZE_TYPE)
  if (sent.old !== seen) return conflict
  if (w.last && head.size === seen && !equalBytes(head.root, w.last.root)) return conflict
  // Nothing to prove from an empty tree: the first checkpoint of a log is taken as it is.
  const proven =
    w.last && seen > 0 ? await continues(w.last, head, sent.proof) : sent.proof.length === 0
  if (!proven) return answer(422)
  await w.keep(head)
  return answer(200, signatureLine(await cosign(note.text, w.witness, w.sign, w.now)))
}

/** The cosignatures of these witnesses in an answer to this checkpoint; nothing else of it is taken over. */
export async function cosignaturesOf(
  checkpoint: string,
  answered: string,
  witness: Verifier
): Promise<Signature[]> {
  const own = parseNote(checkpoint)
  const both = parseNote(checkpoint + answered)
  if (!own || !both || !(await signedBy(both, witness))) return []
  return both.signatures
    .slice(own.signatures.length)
    .filter((s) => s.name === witness.name && equalBytes(s.id, witness.id))
}

/** When this witness saw this checkpoint, in milliseconds; null where it did not cosign it. */
export async function witnessedAt(checkpoint: string, witness: Verifier): Promise<number | null> {
  const note = parseNote(checkpoint)
  if (!note || !(await signedBy(note, witness))) return null
  const own = note.signatures.find((s) => s.name === witness.name && equalBytes(s.id, witness.id))!
  const seconds = new DataView(own.signature.buffer, own.signature.byteOffset).getBigUint64(0)
  return Number(seconds) * 1000
}
