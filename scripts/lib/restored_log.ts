/**
 * The public log of a backup, put back where this installation has none that goes further. What was signed after the backup
 * is in the hands of whoever was answered: a log that continues the backup's stays, whatever moment the rows are of.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { equalBytes } from '@eproc/sealing/bytes'
import { treeHash } from '@eproc/sealing/log/merkle'
import {
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  parseVerifier,
  type Checkpoint,
} from '@eproc/sealing/log/note'
import {
  parseTilePath,
  subtreesOf,
  TILE_WIDTH,
  tilePath,
  type ReadTile,
} from '@eproc/sealing/log/tiles'

const HASH = 32

/** What a place's checkpoint says; null without one. Who signed it is for the server to judge. */
function headAt(place: string): Checkpoint | null {
  const path = join(place, 'checkpoint')
  const note = existsSync(path) ? parseNote(readFileSync(path, 'utf8')) : null
  return note && parseCheckpoint(note.text)
}

const tilesAt =
  (place: string): ReadTile =>
  async (tile) => {
    const own = await readFile(join(place, tilePath(tile))).catch(() => null)
    if (own) return own
    const full = await readFile(join(place, tilePath({ ...tile, width: TILE_WIDTH })))
    return full.subarray(0, tile.width * HASH)
  }

/** Its head, where that is of the same log, as long at least, and of one history. */
async function continuation(place: string, older: Checkpoint): Promise<Checkpoint | null> {
  const head = headAt(place)
  if (!head || head.origin !== older.origin || head.size < older.size) return null
  const read = subtreesOf(head.size, tilesAt(place))
  for (const { size, root } of [older, head]) {
    const found = await treeHash(read, size).catch(() => null)
    if (!found || !equalBytes(found, root)) return null
  }
  return head
}

/** The folder itself stays: it may be where another disk is mounted. */
function clear(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** Answers how many leaves a log has that stays; null where the backup's took the place of what was there. */
export async function restoreLog(
  backup: string,
  [served, second]: readonly [string, string]
): Promise<number | null> {
  if (!existsSync(backup)) return null
  const older = headAt(backup)
  const stay = async (place: string) => older && (await continuation(place, older))
  const [first, other] = [await stay(served), await stay(second)]
  // The server fills the shorter place from the longer one.
  if (!other) clear(second)
  if (!first) {
    rmSync(served, { recursive: true, force: true })
    cpSync(backup, served, { recursive: true })
  }
  const sizes = [first, other].flatMap((head) => (head ? [head.size] : []))
  return sizes.length > 0 ? Math.max(...sizes) : null
}

/** A tile as far as this place has it: narrower ones are its beginning. Empty where it has none. */
async function widest(place: string, full: string): Promise<Buffer> {
  const parts = join(place, `${full}.p`)
  const widths = existsSync(parts) ? readdirSync(parts).map(Number) : []
  return readFile(join(place, full))
    .catch(() => readFile(join(parts, String(Math.max(...widths)))))
    .catch(() => Buffer.alloc(0))
}

/**
 * Tiles of the backup that a place which stays lacks or has otherwise. The roots above say that both are one history, by
 * the few tiles that make them; which copy of one below is damaged, only `verify-log` can say, so nothing is replaced.
 */
export async function differingTiles(
  backup: string,
  places: readonly string[]
): Promise<{ place: string; path: string }[]> {
  const kept = places.filter((place) => headAt(place) !== null)
  const found: { place: string; path: string }[] = []
  const names = existsSync(join(backup, 'tile'))
    ? readdirSync(join(backup, 'tile'), { recursive: true, encoding: 'utf8' })
    : []
  for (const path of names.map((name) => `tile/${name}`)) {
    if (!parseTilePath(path) || !statSync(join(backup, path)).isFile()) continue
    const content = await readFile(join(backup, path))
    for (const place of kept) {
      const own = await widest(place, path.replace(/\.p\/\d+$/, ''))
      if (!own.subarray(0, content.length).equals(content)) found.push({ place, path })
    }
  }
  return found
}

/** The public half of this installation's key, and one of the places was signed by it. */
export async function isKeyOfLog(file: string, places: readonly string[]): Promise<boolean> {
  try {
    const key = await parseVerifier(await readFile(file, 'utf8'))
    const notes = await Promise.all(
      places.map((place) => readFile(join(place, 'checkpoint'), 'utf8').catch(() => ''))
    )
    const heads = await Promise.all(notes.map((note) => openCheckpoint(note, key)))
    return heads.some((head) => head !== null)
  } catch {
    return false
  }
}
