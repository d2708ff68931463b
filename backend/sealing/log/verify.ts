/** The whole log from its files: every leaf, every tile, the signed head, and heads that were kept elsewhere. */
import { concat, equalBytes, type Bytes } from '../bytes.ts'
import { MemoryTree, leafHash, treeHash } from './merkle.ts'
import { formatVerifier, openCheckpoint, parseVerifier, type Checkpoint } from './note.ts'
import { openKept } from './proof.ts'
import { keysAfter, parseSuccessions } from './succession.ts'
import { decodeEntries, TILE_WIDTH, tilePath, tilesOf, type Tile } from './tiles.ts'
import { witnessedAt } from './witness.ts'

export type ReadFile = (path: string) => Promise<Uint8Array | null>

export type Fault =
  | { kind: 'key' | 'checkpoint' | 'root' }
  /** this witness did not cosign the head */
  | { kind: 'witness'; name: string }
  | { kind: 'leaf'; leaf: number; path: string }
  /** a head kept elsewhere */
  | { kind: 'shorter' | 'forked' | 'foreign'; size: number }

export interface Verified {
  head: Checkpoint | null
  fault: Fault | null
}

/** Beside the checkpoint: how each key of the log followed the one before. */
export const SUCCESSIONS = 'kunci'

const HASHES_BELOW = 8

async function readLeaves(read: ReadFile, size: number): Promise<MemoryTree | Fault> {
  const tree = new MemoryTree()
  for (const tile of tilesOf(size)) {
    if (tile.level !== 'entries') break
    const path = tilePath(tile)
    const bundle = await read(path)
    let entries: Bytes[]
    try {
      entries = bundle ? decodeEntries(bundle) : []
    } catch {
      entries = []
    }
    if (entries.length !== tile.width) {
      return { kind: 'leaf', leaf: tile.index * TILE_WIDTH, path }
    }
    for (const entry of entries) await tree.append(await leafHash(entry))
  }
  return tree
}

/** The first leaf below this tile that does not fit. */
async function tileFault(read: ReadFile, tree: MemoryTree, tile: Tile): Promise<Fault | null> {
  const level = Number(tile.level)
  const path = tilePath(tile)
  const content = await read(path)
  const first = tile.index * TILE_WIDTH
  const hashes = await Promise.all(
    Array.from({ length: tile.width }, (_, i) => tree.read(level * HASHES_BELOW, first + i))
  )
  if (content && equalBytes(content, concat(...hashes))) return null
  const at = hashes.findIndex(
    (hash, i) =>
      !content || !equalBytes(content.slice(i * hash.length, (i + 1) * hash.length), hash)
  )
  return { kind: 'leaf', leaf: (first + Math.max(0, at)) * TILE_WIDTH ** level, path }
}

async function headFault(
  tree: MemoryTree,
  head: Checkpoint,
  older: Checkpoint
): Promise<Fault | null> {
  const { size } = older
  if (older.origin !== head.origin) return { kind: 'foreign', size }
  if (size > head.size) return { kind: 'shorter', size }
  const root = await treeHash(tree.read, size)
  return equalBytes(root, older.root) ? null : { kind: 'forked', size }
}

/**
 * @param vkey the log's key, as it was kept by who verifies; one that followed it by the file `kunci` is as good
 * @param kept signed checkpoints from elsewhere (a mail, a receipt)
 * @param witnesses keys of witnesses without whose cosignature the head is not believed
 */
export async function verifyLog(
  read: ReadFile,
  vkey: string,
  kept: readonly string[] = [],
  witnesses: readonly string[] = []
): Promise<Verified> {
  const followed = await read(SUCCESSIONS)
  const notes = followed ? parseSuccessions(new TextDecoder().decode(followed)) : []
  const key = (await keysAfter(vkey, notes)).at(-1)
  if (!key) return { head: null, fault: { kind: 'key' } }
  const note = await read('checkpoint')
  const head = note ? await openCheckpoint(new TextDecoder().decode(note), key) : null
  if (!head) return { head: null, fault: { kind: 'checkpoint' } }
  for (const one of witnesses) {
    const witness = await parseVerifier(one).catch(() => null)
    if (!witness) return { head, fault: { kind: 'key' } }
    if ((await witnessedAt(new TextDecoder().decode(note!), witness)) === null) {
      return { head, fault: { kind: 'witness', name: witness.name } }
    }
  }
  const tree = await readLeaves(read, head.size)
  if (!(tree instanceof MemoryTree)) return { head, fault: tree }
  for (const tile of tilesOf(head.size)) {
    const fault = tile.level === 'entries' ? null : await tileFault(read, tree, tile)
    if (fault) return { head, fault }
  }
  if (!equalBytes(await treeHash(tree.read, head.size), head.root)) {
    return { head, fault: { kind: 'root' } }
  }
  for (const one of kept) {
    const now = { checkpoint: '', kunciLog: formatVerifier(key), pergantian: notes }
    const older = await openKept(one, now)
    const fault: Fault | null = older
      ? await headFault(tree, head, older)
      : { kind: 'foreign', size: 0 }
    if (fault) return { head, fault }
  }
  return { head, fault: null }
}
