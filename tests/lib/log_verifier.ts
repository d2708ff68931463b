/**
 * A second reader of the public log, written from RFC 6962 and C2SP's tlog-tiles, tlog-checkpoint and signed-note
 * alone: it shares no line with the product, so a mistake that both make would have to be made twice.
 */
import { createPublicKey, hash as oneShot, verify } from 'node:crypto'

export type Fetch = (path: string) => Buffer | null
interface Head {
  origin: string
  size: number
  root: string
}

const hash = (...parts: (Buffer | string)[]): Buffer =>
  oneShot('sha256', Buffer.concat(parts.map((part) => Buffer.from(part))), 'buffer')
const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** RFC 6962 §2.1: MTH by its recursion, over hashes of leaves. */
function mth(leaves: readonly Buffer[], from = 0, to = leaves.length): Buffer {
  if (to === from) return hash('')
  if (to - from === 1) return leaves[from]!
  let k = 1
  while (k << 1 < to - from) k <<= 1
  return hash(NODE, mth(leaves, from, from + k), mth(leaves, from + k, to))
}

/** The checkpoint's text, if the key of `vkey` signed it. */
export function readCheckpoint(note: string, vkey: string): Head | string {
  const [name, id, key] = [
    vkey.split('+')[0]!,
    vkey.split('+')[1]!,
    Buffer.from(vkey.split('+').slice(2).join('+'), 'base64'),
  ]
  const expected = hash(`${name}\n`, key).subarray(0, 4)
  if (expected.toString('hex') !== id) return 'key: id'
  const split = note.indexOf('\n\n')
  if (split < 0) return 'checkpoint: no signatures'
  const text = note.slice(0, split + 1)
  const tail = note.slice(split + 2)
  const lines = tail.split('\n')
  if (lines.pop() !== '') return 'checkpoint: last line'
  const publicKey = createPublicKey({
    key: Buffer.concat([SPKI, key.subarray(1)]),
    format: 'der',
    type: 'spki',
  })
  let signed = false
  for (const line of lines) {
    const [dash, who, what, more] = line.split(' ')
    const bytes = Buffer.from(what ?? '', 'base64')
    if (dash !== '—' || !who || more !== undefined || bytes.toString('base64') !== what)
      return 'checkpoint: signature line'
    if (who !== name || !bytes.subarray(0, 4).equals(expected)) continue
    if (!verify(null, Buffer.from(text), publicKey, bytes.subarray(4)))
      return 'checkpoint: signature'
    signed = true
  }
  const [origin, size, root] = text.split('\n')
  if (!signed || origin !== name || !/^\d+$/.test(size!)) return 'checkpoint: not signed by the log'
  return { origin, size: Number(size), root: root! }
}

const threes = (n: number): string =>
  (n >= 1000
    ? [
        ...String(Math.floor(n / 1000))
          .padStart(Math.ceil(String(Math.floor(n / 1000)).length / 3) * 3, '0')
          .matchAll(/.{3}/g),
      ]
        .map((m) => `x${m[0]}/`)
        .join('')
    : '') + String(n % 1000).padStart(3, '0')
const address = (level: string, n: number, width: number): string =>
  `tile/${level}/${threes(n)}${width < 256 ? `.p/${width}` : ''}`

/** What of the tile with these hashes does not fit; null where all of it does. */
function tileFault(fetch: Fetch, level: number, n: number, expected: Buffer[]): string | null {
  const path = address(String(level), n, expected.length)
  const tile = fetch(path)
  if (!tile) return `${path}: absent`
  for (const [i, one] of expected.entries()) {
    if (!one.equals(tile.subarray(i * 32, i * 32 + 32))) {
      return `leaf ${(n * 256 + i) * 256 ** level}: ${path}`
    }
  }
  return tile.length === expected.length * 32 ? null : `${path}: too long`
}

/** Hashes of the leaves of one bundle, or what is wrong with it. */
function bundleLeaves(fetch: Fetch, n: number, width: number): Buffer[] | string {
  const path = address('entries', n, width)
  const bundle = fetch(path)
  if (!bundle) return `${path}: absent`
  const leaves: Buffer[] = []
  let at = 0
  for (let i = 0; i < width; i++) {
    if (at + 2 > bundle.length) return `${path}: cut off`
    const end = at + 2 + bundle.readUInt16BE(at)
    if (end > bundle.length) return `${path}: cut off`
    leaves.push(hash(LEAF, bundle.subarray(at + 2, end)))
    at = end
  }
  return at === bundle.length ? leaves : `${path}: too long`
}

/** Checks leaves, every tile and the root; names the first thing that does not fit, else null. */
export function verifyServedLog(fetch: Fetch, vkey: string, older: Head[] = []): string | null {
  const note = fetch('checkpoint')
  const head = note ? readCheckpoint(note.toString(), vkey) : 'checkpoint: absent'
  if (typeof head === 'string') return head
  const leaves: Buffer[] = []
  for (let n = 0; leaves.length < head.size; n++) {
    const found = bundleLeaves(fetch, n, Math.min(256, head.size - n * 256))
    if (typeof found === 'string') return found
    const fault = tileFault(fetch, 0, n, found)
    if (fault) return fault
    leaves.push(...found)
  }
  const aboveOf = (row: Buffer[]): Buffer[] =>
    Array.from({ length: Math.floor(row.length / 256) }, (_, n) => mth(row, n * 256, n * 256 + 256))
  for (let level = 1, row = aboveOf(leaves); row.length > 0; level++, row = aboveOf(row)) {
    for (let n = 0; n * 256 < row.length; n++) {
      const fault = tileFault(fetch, level, n, row.slice(n * 256, n * 256 + 256))
      if (fault) return fault
    }
  }
  if (mth(leaves).toString('base64') !== head.root) return 'root'
  for (const one of older) {
    if (one.origin !== head.origin) return `older ${one.size}: another log`
    if (one.size > head.size) return `older ${one.size}: the log has become shorter`
    if (mth(leaves, 0, one.size).toString('base64') !== one.root) return `older ${one.size}: forked`
  }
  return null
}
