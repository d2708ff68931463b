/**
 * The log's files: tiles and checkpoint, in two places. What is written is durable before it is named; a place
 * that lost files is filled from the other.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import env from '#start/env'
import {
  decodeEntries,
  tileFor,
  TILE_WIDTH,
  tilePath,
  type ReadTile,
  type Tile,
} from '@eproc/sealing/log/tiles'

const dataDir = (): string => env.get('DATA_DIR')

/** The place that is served, and the second one. */
export const logPlaces = (): readonly [string, string] => [
  join(dataDir(), 'log'),
  env.get('LOG_CADANGAN') ?? join(dataDir(), 'log-cadangan'),
]

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Whole or not at all, and on the disk when it returns. */
export async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomUUID()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, path)
  await syncFolder(dirname(path))
  if (!made) return
  for (let at = dirname(path); at.length >= made.length; at = dirname(at)) {
    await syncFolder(dirname(at))
  }
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Null where there is none; anything else that keeps it from being read is an error. */
export const readIfThere = (path: string): Promise<Buffer | null> => readFile(path).catch(absent)

/** A tile of one place; a partial one that is gone is the beginning of the full one. */
export async function readTileOf(place: string, tile: Tile): Promise<Buffer> {
  const own = await readIfThere(join(place, tilePath(tile)))
  if (own) return own
  const full = await readIfThere(join(place, tilePath({ ...tile, width: TILE_WIDTH })))
  if (!full || tile.level === 'entries') throw new Error(`Log publik: ${tilePath(tile)} hilang`)
  return full.subarray(0, tile.width * 32)
}

export const tilesAt =
  (place: string): ReadTile =>
  (tile) =>
    readTileOf(place, tile)

/** The bytes of one leaf of a log of this size. */
export async function readLeaf(place: string, leaf: number, size: number): Promise<Uint8Array> {
  const bundle = tileFor('entries', Math.floor(leaf / TILE_WIDTH), size)
  return decodeEntries(await readTileOf(place, bundle))[leaf % TILE_WIDTH]!
}

/** The second place first: what is served is durable twice. */
export async function writeTile(tile: Tile, content: Uint8Array): Promise<void> {
  for (const place of logPlaces().toReversed()) {
    await writeDurably(join(place, tilePath(tile)), content)
  }
}

/** Partial tiles are dropped once the full one stands, as tlog-tiles allows. */
export async function dropPartials(tile: Tile): Promise<void> {
  if (tile.width < TILE_WIDTH) return
  for (const place of logPlaces()) {
    await rm(join(place, `${tilePath(tile)}.p`), { recursive: true, force: true })
  }
}
