/**
 * The head of the log: read, brought to both places, signed. Nothing smaller than what was ever signed is signed, and
 * of one size only one tree.
 */
import { join } from 'node:path'
import { equalBytes } from '@eproc/sealing/bytes'
import { treeHash } from '@eproc/sealing/log/merkle'
import {
  formatCheckpoint,
  formatNote,
  formatVerifier,
  parseCheckpoint,
  signNote,
  type Checkpoint,
} from '@eproc/sealing/log/note'
import { openKept } from '@eproc/sealing/log/proof'
import { formatSuccessions } from '@eproc/sealing/log/succession'
import { subtreesOf, tilePath, tilesOf } from '@eproc/sealing/log/tiles'
import { SUCCESSIONS } from '@eproc/sealing/log/verify'
import { logKey, signedPath, successions } from '#core/log/log_key'
import { askWitnesses } from '#core/log/witness'
import { logPlaces, readIfThere, readTileOf, tilesAt, writeDurably } from '#core/log/log_files'

const CHECKPOINT = 'checkpoint'
const SIGNED = 'terbesar'
/** the last head that a witness cosigned */
const WITNESSED = 'checkpoint-saksi'

/** The signed checkpoint that is served; null before the first batch. */
export const servedCheckpoint = async (): Promise<string | null> =>
  (await readIfThere(join(logPlaces()[0], CHECKPOINT)))?.toString() ?? null

/** The last head that a witness cosigned, which the log may have outgrown; null before the first. */
export const witnessedCheckpoint = async (): Promise<string | null> =>
  (await readIfThere(join(logPlaces()[0], WITNESSED)))?.toString() ?? null

/** What a checkpoint says; null without one, or where no key of this log signed it. */
export async function headOf(note: string | null): Promise<Checkpoint | null> {
  if (note === null) return null
  const kunciLog = formatVerifier((await logKey()).verifier)
  return openKept(note, { checkpoint: note, kunciLog, pergantian: await successions() })
}

async function checkpointAt(place: string): Promise<Checkpoint | null> {
  const note = await readIfThere(join(place, CHECKPOINT))
  if (!note) return null
  const head = await headOf(note.toString())
  if (!head) throw new Error(`Log publik: checkpoint di ${place} tidak ditandatangani log ini`)
  return head
}

/** The largest head that was ever put under the key, by what lies with the key and in the second place. */
async function largestSigned(): Promise<Checkpoint | null> {
  const texts = await Promise.all(
    [signedPath(), join(logPlaces()[1], SIGNED)].map((path) => readIfThere(path))
  )
  return texts
    .map((text) => (text ? parseCheckpoint(text.toString()) : null))
    .reduce((largest, one) => (one && one.size > (largest?.size ?? -1) ? one : largest), null)
}

/** Copies what the place with the shorter log lacks, after its log is found to be the beginning of the longer one. */
async function replay(from: string, to: string, head: Checkpoint, older: Checkpoint | null) {
  const read = subtreesOf(head.size, tilesAt(from))
  if (!equalBytes(await treeHash(read, head.size), head.root)) {
    throw new Error(`Log publik: petak di ${from} tidak sesuai dengan checkpoint-nya`)
  }
  if (older && !equalBytes(await treeHash(read, older.size), older.root)) {
    throw new Error('Log publik: kedua tempat memuat log yang bercabang')
  }
  for (const tile of tilesOf(head.size)) {
    const path = join(to, tilePath(tile))
    const content = await readTileOf(from, tile)
    if (!(await readIfThere(path))?.equals(content)) await writeDurably(path, content)
  }
  // Who trusted a key before the present one follows it by this file.
  const notes = await successions()
  if (notes.length > 0) await writeDurably(join(to, SUCCESSIONS), formatSuccessions(notes))
  await writeDurably(join(to, CHECKPOINT), (await readIfThere(join(from, CHECKPOINT)))!)
}

/** Signs this head, has it witnessed, and writes it to both places. The note of what was signed comes first. */
export async function signHead(head: Checkpoint): Promise<void> {
  const largest = await largestSigned()
  if (largest && (head.size < largest.size || isOther(head, largest))) {
    throw new Error(
      `Log publik: ukuran ${head.size} ditolak, ${largest.size} sudah pernah ditandatangani; pulihkan petak log dahulu`
    )
  }
  const text = formatCheckpoint(head)
  const [served, second] = logPlaces()
  await writeDurably(join(second, SIGNED), text)
  await writeDurably(signedPath(), text)
  const { verifier, sign } = await logKey()
  const own = await signNote(text, verifier, sign)
  const cosigned = await askWitnesses(head, formatNote({ text, signatures: [own] }))
  const note = formatNote({ text, signatures: [own, ...cosigned] })
  await writeDurably(join(second, CHECKPOINT), note)
  if (cosigned.length > 0) await writeDurably(join(served, WITNESSED), note)
  await writeDurably(join(served, CHECKPOINT), note)
}

const isOther = (head: Checkpoint, largest: Checkpoint): boolean =>
  head.size === largest.size && !equalBytes(head.root, largest.root)

/** The head on which the next leaf stands: both places alike, and as long as what was ever signed. */
export async function currentHead(): Promise<Checkpoint> {
  const [served, second] = logPlaces()
  const [first, other] = await Promise.all([checkpointAt(served), checkpointAt(second)])
  const [sizeHere, sizeThere] = [first?.size ?? -1, other?.size ?? -1]
  if (other && sizeThere > sizeHere) await replay(second, served, other, first)
  if (first && sizeHere > sizeThere) await replay(served, second, first, other)
  if (first && other && isOther(first, other)) {
    throw new Error('Log publik: kedua tempat memuat log yang bercabang')
  }
  const { verifier } = await logKey()
  const head = (sizeThere > sizeHere ? other : first) ?? {
    origin: verifier.name,
    size: 0,
    root: await treeHash(() => Promise.reject(new RangeError('empty')), 0),
  }
  const largest = await largestSigned()
  if (!largest || largest.size <= head.size) return head
  return finishSigning(largest)
}

/** A process died between the note of what it signs and the checkpoint: the tiles stand, so the head is given out. */
async function finishSigning(head: Checkpoint): Promise<Checkpoint> {
  const root = await treeHash(subtreesOf(head.size, tilesAt(logPlaces()[1])), head.size).catch(
    () => null
  )
  if (!root || !equalBytes(root, head.root)) {
    throw new Error(
      `Log publik: ukuran ${head.size} pernah ditandatangani, tetapi petaknya tidak ada; pulihkan petak log dahulu`
    )
  }
  await signHead(head)
  return head
}
