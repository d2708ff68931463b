/**
 * Content in chunks of 1 MiB, AES-256-GCM each; the nonce is the chunk's number and whether it is the last (STREAM, as
 * age does it). Plaintext of a chunk is released only after its tag was checked. Hashes are trees (RFC 6962) of the chunks' SHA-256.
 */
import { type Bytes, type Ciphertext, hex, type Plaintext, sha256, utf8 } from '../bytes.ts'
import { leafHash, MemoryTree, treeHash } from '../log/merkle.ts'

export const CHUNK = 1024 * 1024
const TAG = 16
export const SEALED_CHUNK = CHUNK + TAG
const NONCE = 12
/** The largest number of chunks that a size can say without losing digits, far above any offer. */
const MAX_CHUNKS = 2 ** 31

export const sealedSize = (size: number): number => size + Math.ceil(size / CHUNK) * TAG

/** The plaintext's, from that of what is sealed; null where no content has this size sealed. */
export function plainSize(sealed: number): number | null {
  const size = sealed - Math.ceil(sealed / SEALED_CHUNK) * TAG
  return size > 0 && sealedSize(size) === sealed ? size : null
}

export class CannotRead extends Error {}

function nonceOf(index: number, last: boolean): Bytes {
  if (index >= MAX_CHUNKS) throw new RangeError('too many chunks')
  const nonce = new Uint8Array(NONCE)
  new DataView(nonce.buffer).setUint32(NONCE - 5, index)
  nonce[NONCE - 1] = last ? 1 : 0
  return nonce
}

/** Root of the tree, in hexadecimal. An entry is a chunk's digest: a chunk need not be copied behind the tree's prefix. */
export class TreeDigest {
  readonly #tree = new MemoryTree()
  #size = 0

  get size(): number {
    return this.#size
  }

  async add(chunk: Bytes): Promise<void> {
    this.#size += chunk.length
    const digest = await crypto.subtle.digest('SHA-256', chunk)
    await this.#tree.append(await leafHash(new Uint8Array(digest)))
  }

  async root(): Promise<string> {
    return hex(await treeHash(this.#tree.read, this.#tree.size))
  }
}

/** Pieces of `length`; the last one says so. One buffer serves them all: a piece holds until the next is asked for. */
export async function* piecesOf(
  source: AsyncIterable<Uint8Array>,
  length: number
): AsyncGenerator<{ piece: Bytes; last: boolean }> {
  const buffer = new Uint8Array(length)
  let filled = 0
  try {
    for await (const part of source) {
      for (let at = 0; at < part.length;) {
        // A full piece waits until more arrives: only then it is known not to be the last.
        if (filled === length) {
          yield { piece: buffer, last: false }
          filled = 0
        }
        const n = Math.min(length - filled, part.length - at)
        buffer.set(part.subarray(at, at + n), filled)
        filled += n
        at += n
      }
    }
    if (filled > 0) yield { piece: buffer.subarray(0, filled), last: true }
  } finally {
    buffer.fill(0)
  }
}

export interface SealedContent {
  /** of what is stored */
  readonly content: string
  readonly size: number
  /** of the plaintext, under the offer's salt: `plainHash` */
  readonly plain: string
}

/** @throws RangeError when there is nothing to seal */
export async function* sealChunks(
  key: CryptoKey,
  salt: Bytes,
  source: AsyncIterable<Uint8Array>,
  done: (sealed: SealedContent) => void
): AsyncGenerator<Ciphertext> {
  const [plain, sealed] = [new TreeDigest(), new TreeDigest()]
  let index = 0
  for await (const { piece, last } of piecesOf(source, CHUNK)) {
    const iv = nonceOf(index++, last)
    const [chunk] = await Promise.all([
      crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, piece),
      plain.add(piece),
    ])
    const ciphertext: Ciphertext = new Uint8Array(chunk)
    await sealed.add(ciphertext)
    yield ciphertext
  }
  if (index === 0) throw new RangeError('an offer has content')
  done({
    content: await sealed.root(),
    size: sealed.size,
    plain: await plainHash(salt, await plain.root()),
  })
}

/** Each chunk is released when its tag fits. @throws CannotRead at the first that is not the one that belongs there */
export async function* openChunks(
  key: CryptoKey,
  source: AsyncIterable<Uint8Array>,
  seen: { sealed: TreeDigest; plain: TreeDigest }
): AsyncGenerator<Plaintext> {
  let index = 0
  let fault: CannotRead | null = null
  for await (const { piece, last } of piecesOf(source, SEALED_CHUNK)) {
    const iv = nonceOf(index++, last)
    const [chunk] = await Promise.all([
      // After a fault only the hash of the rest is of interest: it tells whose fault it was.
      fault ? null : crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, piece).catch(() => null),
      seen.sealed.add(piece),
    ])
    if (!chunk || chunk.byteLength === 0) {
      fault ??= new CannotRead(`chunk ${index - 1} does not fit`)
      continue
    }
    const plaintext: Plaintext = new Uint8Array(chunk)
    await seen.plain.add(plaintext)
    yield plaintext
  }
  if (fault) throw fault
  if (index === 0) throw new CannotRead('no content')
}

/** Of sealed content as it comes in, or as it lies in the store: compared with the statement before a receipt. */
export async function hashSealed(
  source: AsyncIterable<Uint8Array>
): Promise<Pick<SealedContent, 'content' | 'size'>> {
  const digest = new TreeDigest()
  for await (const { piece } of piecesOf(source, SEALED_CHUNK)) await digest.add(piece)
  return { content: await digest.root(), size: digest.size }
}

/** Nobody who lacks the salt confirms a guessed document by it. `root`: of the tree over the plaintext. */
export const plainHash = async (salt: Uint8Array, root: string): Promise<string> =>
  hex(await sha256(utf8('eproc-plain-1\n'), salt, utf8(root)))

/** A stream of the browser as an iterable; not every browser iterates one by itself. */
export async function* iterate(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
    reader.releaseLock()
  }
}
