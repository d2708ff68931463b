/** Addresses and contents of tiles, as C2SP tlog-tiles says (height 8: 256 hashes a tile). */
import { concat, type Bytes } from '../bytes.ts'
import { HASH_LENGTH, leafHash, nodeHash, type Subtrees } from './merkle.ts'

export const TILE_WIDTH = 256
const TILE_HEIGHT = 8
const MAX_ENTRY = 0xffff

export interface Tile {
  /** Level of tiles, or the leaves' own data. */
  level: number | 'entries'
  index: number
  /** 1 to 256; below 256 the tile is partial. */
  width: number
}

/** `x001/x234/067` for 1234067. */
function indexPath(index: number): string {
  const groups = [String(index % 1000).padStart(3, '0')]
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  }
  return groups.join('/')
}

export const tilePath = ({ level, index, width }: Tile): string =>
  `tile/${level}/${indexPath(index)}${width < TILE_WIDTH ? `.p/${width}` : ''}`

/** Reads only what `tilePath` writes: one tile has one address. */
export function parseTilePath(path: string): Tile | null {
  const found = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (!found) return null
  const tile: Tile = {
    level: found[1] === 'entries' ? 'entries' : Number(found[1]),
    index: Number(found[2]!.replace(/[x/]/g, '')),
    width: found[3] === undefined ? TILE_WIDTH : Number(found[3]),
  }
  if (tile.width < 1 || tile.width > TILE_WIDTH || !Number.isSafeInteger(tile.index)) return null
  return tilePath(tile) === path ? tile : null
}

/** Whether a tree of `size` leaves has all of this tile. */
export function tileWithin({ level, index, width }: Tile, size: number): boolean {
  const leaves = level === 'entries' ? 1 : TILE_WIDTH ** level
  return (index * TILE_WIDTH + width) * leaves <= size
}

/** The widest tile that a tree of this size has at this place. */
export function tileFor(level: number | 'entries', index: number, size: number): Tile {
  const hashes = Math.floor(size / (level === 'entries' ? 1 : TILE_WIDTH ** level))
  return { level, index, width: Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH) }
}

/** Every tile of a tree, each as wide as it is; entries too. */
export function* tilesOf(size: number): Generator<Tile> {
  for (let at = 0; at * TILE_WIDTH < size; at++) yield tileFor('entries', at, size)
  for (let level = 0; Math.floor(size / TILE_WIDTH ** level) > 0; level++) {
    const hashes = Math.floor(size / TILE_WIDTH ** level)
    for (let at = 0; at * TILE_WIDTH < hashes; at++) yield tileFor(level, at, size)
  }
}

export function encodeEntries(entries: readonly Uint8Array[]): Bytes {
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY) throw new RangeError('an entry has 65535 octets at most')
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
    })
  )
}

/** @throws RangeError on a bundle that is cut off */
export function decodeEntries(bundle: Uint8Array): Bytes[] {
  const entries: Bytes[] = []
  for (let at = 0; at < bundle.length;) {
    const [high, low] = [bundle[at], bundle[at + 1]]
    if (high === undefined || low === undefined) throw new RangeError('bundle is cut off')
    const end = at + 2 + high * 256 + low
    if (end > bundle.length) throw new RangeError('bundle is cut off')
    entries.push(new Uint8Array(bundle.slice(at + 2, end)))
    at = end
  }
  return entries
}

/** The hash of all of `hashes`, whose number is a power of two. */
async function fold(hashes: Bytes[]): Promise<Bytes> {
  let row = hashes
  while (row.length > 1) {
    const above: Bytes[] = []
    for (let at = 0; at < row.length; at += 2) above.push(await nodeHash(row[at]!, row[at + 1]!))
    row = above
  }
  return row[0]!
}

export type ReadTile = (tile: Tile) => Promise<Uint8Array>

/** Subtrees of a tree of `size` leaves, out of its tiles. Tiles are kept, so a reader lives as long as one question. */
export function subtreesOf(size: number, readTile: ReadTile): Subtrees {
  const kept = new Map<string, Promise<Uint8Array>>()
  return async (level, index) => {
    const tileLevel = Math.floor(level / TILE_HEIGHT)
    const count = 2 ** (level % TILE_HEIGHT)
    const first = index * count
    const tile = tileFor(tileLevel, Math.floor(first / TILE_WIDTH), size)
    const at = (first % TILE_WIDTH) * HASH_LENGTH
    const path = tilePath(tile)
    const reading = kept.get(path) ?? readTile(tile)
    kept.set(path, reading)
    const content = await reading
    if (content.length !== tile.width * HASH_LENGTH || at + count * HASH_LENGTH > content.length) {
      throw new RangeError(`${path} has another length`)
    }
    return fold(
      Array.from(
        { length: count },
        (_, i) => new Uint8Array(content.slice(at + i * HASH_LENGTH, at + (i + 1) * HASH_LENGTH))
      )
    )
  }
}

/** The tiles that change when one leaf is appended to a tree of `size` leaves. */
export async function append(
  size: number,
  data: Uint8Array,
  readTile: ReadTile
): Promise<{ tile: Tile; content: Bytes }[]> {
  const before = async (level: number | 'entries', index: number): Promise<Uint8Array> => {
    const tile = tileFor(level, index, size)
    return tile.width > 0 ? readTile(tile) : new Uint8Array()
  }
  const at = Math.floor(size / TILE_WIDTH)
  const changed: { tile: Tile; content: Bytes }[] = [
    {
      tile: tileFor('entries', at, size + 1),
      content: concat(await before('entries', at), encodeEntries([data])),
    },
  ]
  let hash = await leafHash(data)
  for (let level = 0, position = size; ; level++) {
    const index = Math.floor(position / TILE_WIDTH)
    const content = concat(await before(level, index), hash)
    changed.push({ tile: { level, index, width: (position % TILE_WIDTH) + 1 }, content })
    if (position % TILE_WIDTH !== TILE_WIDTH - 1) return changed
    hash = await fold(
      Array.from(
        { length: TILE_WIDTH },
        (_, i) => new Uint8Array(content.slice(i * HASH_LENGTH, (i + 1) * HASH_LENGTH))
      )
    )
    position = index
  }
}
