/**
 * What a reader of the log follows by itself: from a text to a signed checkpoint, and from a checkpoint kept elsewhere to
 * that one. Nothing here asks a server, but for the tiles that lie between two checkpoints.
 */
import { equalBytes, fromBase64 } from '../bytes.ts'
import { batchLeaf, commitment, inBatch } from './batch.ts'
import { consistencyProof, continues, includes, leafHash } from './merkle.ts'
import { openCheckpoint, parseVerifier, type Checkpoint } from './note.ts'
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
}

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((step) => typeof step === 'string')

/** Null for what is no proof; `waiting` for one whose batch had not been signed when it was fetched. */
export function readProof(text: string): LogProof | 'waiting' | null {
  let read: Partial<Record<keyof LogProof | 'tercatat' | 'data', unknown>> | null
  try {
    read = JSON.parse(text) as typeof read
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
    (p.saksi === undefined || isPath(p.saksi))
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

/** Whether the log of the one checkpoint is the beginning of the other's, whichever is the older. */
export async function checkOlder(
  kept: string,
  { checkpoint, kunciLog }: Pick<LogProof, 'checkpoint' | 'kunciLog'>,
  read: ReadTile
): Promise<OlderFault | null> {
  const key = await parseVerifier(kunciLog).catch(() => null)
  const [one, other] = await Promise.all(
    [kept, checkpoint].map((note) =>
      key ? openCheckpoint(note, key).catch(() => null) : Promise.resolve(null)
    )
  )
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
