/**
 * The Merkle tree of RFC 6962 §2.1: hashes, proofs that a leaf is in a tree, proofs that one tree began as another.
 * A tree is read through `Subtrees`, so that memory, files and a server are the same to it.
 */
import { equalBytes, sha256, type Bytes } from '../bytes.ts'

export const HASH_LENGTH = 32
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafHash = (data: Uint8Array): Promise<Bytes> => sha256(LEAF, data)
export const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Bytes> =>
  sha256(NODE, left, right)

/** Hash of the complete subtree of 2^level leaves that begins at leaf index × 2^level. */
export type Subtrees = (level: number, index: number) => Promise<Bytes>

/** The largest power of two below n, for n ≥ 2. */
function splitAt(n: number): number {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}

const levelOf = (n: number): number => {
  let level = 0
  for (let k = 1; k < n; k *= 2) level++
  return level
}

/** MTH(D[from:to]) of RFC 6962; only ranges that its recursion meets. */
async function rangeHash(read: Subtrees, from: number, to: number): Promise<Bytes> {
  const n = to - from
  const level = levelOf(n)
  if (2 ** level === n && from % n === 0) return read(level, from / n)
  const k = splitAt(n)
  return nodeHash(await rangeHash(read, from, from + k), await rangeHash(read, from + k, to))
}

export async function treeHash(read: Subtrees, size: number): Promise<Bytes> {
  return size === 0 ? sha256() : rangeHash(read, 0, size)
}

/** PATH(m, D[n]) of RFC 6962 §2.1.1, from the leaf upwards. */
export async function inclusionProof(read: Subtrees, leaf: number, size: number): Promise<Bytes[]> {
  if (!(leaf >= 0 && leaf < size)) throw new RangeError('leaf outside of the tree')
  const path: Bytes[] = []
  let [from, to] = [0, size]
  while (to - from > 1) {
    const middle = from + splitAt(to - from)
    if (leaf < middle) {
      path.unshift(await rangeHash(read, middle, to))
      to = middle
    } else {
      path.unshift(await rangeHash(read, from, middle))
      from = middle
    }
  }
  return path
}

/** PROOF(m, D[n]) of RFC 6962 §2.1.2. */
export async function consistencyProof(
  read: Subtrees,
  older: number,
  size: number
): Promise<Bytes[]> {
  if (!(older >= 0 && older <= size)) throw new RangeError('the older tree is the larger one')
  if (older === 0 || older === size) return []
  const path: Bytes[] = []
  let [from, to] = [0, size]
  while (older !== to) {
    const middle = from + splitAt(to - from)
    if (older <= middle) {
      path.unshift(await rangeHash(read, middle, to))
      to = middle
    } else {
      path.unshift(await rangeHash(read, from, middle))
      from = middle
    }
  }
  // What the older tree holds whole from its first leaf on is its own root, which the reader has.
  return from === 0 ? path : [await rangeHash(read, from, to), ...path]
}

const even = (n: number): boolean => n % 2 === 0
const half = (n: number): number => Math.floor(n / 2)
const isIndex = (n: number): boolean => Number.isSafeInteger(n) && n >= 0

/** RFC 9162 §2.1.3.2, which checks what RFC 6962 makes. */
export async function includes(proof: {
  leaf: Uint8Array
  index: number
  size: number
  path: readonly Uint8Array[]
  root: Uint8Array
}): Promise<boolean> {
  const { index, size, path, root } = proof
  if (!isIndex(index) || !isIndex(size) || index >= size) return false
  let [fn, sn] = [index, size - 1]
  let hash: Uint8Array = proof.leaf
  for (const step of path) {
    if (sn === 0 || step.length !== HASH_LENGTH) return false
    if (!even(fn) || fn === sn) {
      hash = await nodeHash(step, hash)
      while (even(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else {
      hash = await nodeHash(hash, step)
    }
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && equalBytes(hash, root)
}

export interface Head {
  size: number
  root: Uint8Array
}

/** RFC 9162 §2.1.4.2. An empty tree is the beginning of every other. */
export async function continues(
  older: Head,
  newer: Head,
  path: readonly Uint8Array[]
): Promise<boolean> {
  if (!isIndex(older.size) || !isIndex(newer.size) || older.size > newer.size) return false
  if (older.size === newer.size) return path.length === 0 && equalBytes(older.root, newer.root)
  if (older.size === 0) return path.length === 0 && equalBytes(older.root, await sha256())
  let [fn, sn] = [older.size - 1, newer.size - 1]
  while (!even(fn)) [fn, sn] = [half(fn), half(sn)]
  const steps = fn === 0 ? [older.root, ...path] : [...path]
  const first = steps.shift()
  if (!first || first.length !== HASH_LENGTH) return false
  let [old, now] = [first, first]
  for (const step of steps) {
    if (sn === 0 || step.length !== HASH_LENGTH) return false
    if (!even(fn) || fn === sn) {
      old = await nodeHash(step, old)
      now = await nodeHash(step, now)
      while (even(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else {
      now = await nodeHash(now, step)
    }
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && equalBytes(old, older.root) && equalBytes(now, newer.root)
}

/** A tree in memory, of leaf hashes. */
export class MemoryTree {
  readonly #levels: Bytes[][] = [[]]

  get size(): number {
    return this.#levels[0]!.length
  }

  async append(leaf: Bytes): Promise<void> {
    let hash = leaf
    for (let level = 0; ; level++) {
      const row = (this.#levels[level] ??= [])
      row.push(hash)
      if (!even(row.length)) return
      hash = await nodeHash(row[row.length - 2]!, hash)
    }
  }

  readonly read: Subtrees = async (level, index) => {
    const hash = this.#levels[level]?.[index]
    if (!hash) throw new RangeError(`no subtree ${level}/${index}`)
    return hash
  }
}
