/**
 * What a reader of the log follows by itself: from a text to a signed checkpoint, and from a checkpoint kept elsewhere to
 * that one. Nothing here asks a server, but for the tiles that lie between two checkpoints.
 */
import { equalBytes, fromBase64 } from '../bytes.ts'
import { batchLeaf, commitment, inBatch } from './batch.ts'
import { consistencyProof, continues, includes, leafHash } from './merkle.ts'
import { openCheckpoint, parseVerifier, type Checkpoint, type Verifier } from './note.ts'
import { keysBefore } from './succession.ts'
import { subtreesOf, type ReadTile } from './tiles.ts'
import { witnessedAt } from './witness.ts'

/** As GET /api/log/bukti/{kode} answers it; octets in base64. */
export interface LogProof {
  jenis: string
  isi: string
  garam: string
  kelompok: { letak: number; jalur: string[] }
  daun: { nomor: number; data: string; jalur: string[] }
  checkpoint: string
  kunciLog: string
  /** keys of witnesses, as the server names them; who trusts one compares it with what it has from elsewhere */
  saksi?: string[]
  /** how this key followed the ones before, where it did */
  pergantian?: string[]
}

/** Under what a head is judged. */
export type LogHead = Pick<LogProof, 'checkpoint' | 'kunciLog' | 'pergantian'>

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((step) => typeof step === 'string')

const PDF = '%PDF-'
/** Key of a PDF's information dictionary under which it carries its proof, as base64 of JSON. */
export const PDF_PROOF = 'EprocBukti'

/** A paper's own proof; the text itself where it is no paper, nothing where a paper has none. */
function fromPaper(text: string): string {
  if (!text.startsWith(PDF)) return text
  // The dictionary names the object that has the string.
  const object = new RegExp(`/${PDF_PROOF} (\\d+) 0 R`).exec(text)?.[1]
  const found = object && new RegExp(`\\n${object} 0 obj\\s*\\(([A-Za-z0-9+/=]+)\\)`).exec(text)
  return found ? new TextDecoder().decode(fromBase64(found[1]!)) : ''
}

/** Of JSON, or of a paper's PDF read as text. Null for what is no proof; `waiting` for one whose batch had not been signed when it was fetched. */
export function readProof(text: string): LogProof | 'waiting' | null {
  let read: Partial<Record<keyof LogProof | 'tercatat' | 'data', unknown>> | null
  try {
    read = JSON.parse(fromPaper(text)) as typeof read
  } catch {
    return null
  }
  const p = (read?.data ?? read) as Partial<LogProof> & { tercatat?: unknown }
  if (typeof p !== 'object' || p === null) return null
  if (typeof p.isi !== 'string' || typeof p.jenis !== 'string' || typeof p.garam !== 'string') {
    return null
  }
  if (p.tercatat === false) return 'waiting'
  const whole =
    isPath(p.kelompok?.jalur) &&
    Number.isSafeInteger(p.kelompok.letak) &&
    isPath(p.daun?.jalur) &&
    Number.isSafeInteger(p.daun.nomor) &&
    typeof p.daun.data === 'string' &&
    typeof p.checkpoint === 'string' &&
    typeof p.kunciLog === 'string' &&
    (p.saksi === undefined || isPath(p.saksi)) &&
    (p.pergantian === undefined || isPath(p.pergantian))
  return whole ? (p as LogProof) : null
}

/** Which step does not hold: the signature, the leaf in the tree, the text in the leaf's batch. */
export type ProofFault = 'form' | 'checkpoint' | 'tree' | 'batch'

export interface Proven {
  head: Checkpoint
  /** ISO time of the batch, by the log's clock */
  time: string
  /** of the named witnesses: when each saw this checkpoint, in milliseconds; null where it did not cosign it */
  witnesses: { vkey: string; name: string; at: number | null }[]
}

const witnessesOf = ({ saksi = [], checkpoint }: LogProof): Promise<Proven['witnesses']> =>
  Promise.all(
    saksi.map(async (vkey) => {
      const key = await parseVerifier(vkey)
      return { vkey, name: key.name, at: await witnessedAt(checkpoint, key) }
    })
  )

/** Follows a proof to the checkpoint that it carries. */
export async function checkProof(p: LogProof): Promise<Proven | ProofFault> {
  try {
    const head = await openCheckpoint(p.checkpoint, await parseVerifier(p.kunciLog))
    if (!head) return 'checkpoint'
    const data = fromBase64(p.daun.data)
    const tree = { index: p.daun.nomor, size: head.size, path: p.daun.jalur.map(fromBase64) }
    if (!(await includes({ leaf: await leafHash(data), root: head.root, ...tree }))) return 'tree'
    const [, time = '', root = ''] = new TextDecoder().decode(data).split('\n')
    const batch = fromBase64(root)
    if (!equalBytes(batchLeaf(time, batch), data)) return 'batch'
    const place = { index: p.kelompok.letak, path: p.kelompok.jalur.map(fromBase64) }
    const committed = await commitment(p.jenis, fromBase64(p.garam), p.isi)
    if (!(await inBatch(committed, place, batch))) return 'batch'
    return { head, time, witnesses: await witnessesOf(p) }
  } catch {
    // Base64, key or note that cannot be read.
    return 'form'
  }
}

/** `form`: no checkpoint of this log's key; `forked`: another history; `unreachable`: tiles could not be read. */
export type OlderFault = 'form' | 'forked' | 'unreachable'

async function openedBy(note: string, keys: readonly Verifier[]): Promise<Checkpoint | null> {
  for (const key of keys) {
    const head = await openCheckpoint(note, key).catch(() => null)
    if (head) return head
  }
  return null
}

/** A head that somebody kept, maybe under a key that this one followed. */
export const openKept = async (
  kept: string,
  { kunciLog, pergantian = [] }: LogHead
): Promise<Checkpoint | null> => openedBy(kept, await keysBefore(kunciLog, pergantian))

/** Whether the log of the one checkpoint is the beginning of the other's, whichever is the older. */
export async function checkOlder(
  kept: string,
  now: LogHead,
  read: ReadTile
): Promise<OlderFault | null> {
  const keys = await keysBefore(now.kunciLog, now.pergantian ?? [])
  const one = await openedBy(kept, keys)
  const other = await openedBy(now.checkpoint, keys.slice(0, 1))
  if (!one || !other || one.origin !== other.origin) return 'form'
  const [older, newer] = one.size <= other.size ? [one, other] : [other, one]
  let path: Uint8Array[] = []
  if (older.size > 0 && older.size < newer.size) {
    try {
      path = await consistencyProof(subtreesOf(newer.size, read), older.size, newer.size)
    } catch {
      return 'unreachable'
    }
  }
  return (await continues(older, newer, path)) ? null : 'forked'
}
