/** A signed log in memory, for tests that tamper with it. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { groupsOf } from '@eproc/sealing/keys/pair'
import { MemoryTree, leafHash, treeHash } from '@eproc/sealing/log/merkle'
import { encodeEntries, tilePath, tilesOf } from '@eproc/sealing/log/tiles'
import {
  formatCheckpoint,
  formatNote,
  formatVerifier,
  signNote,
  verifierOf,
} from '@eproc/sealing/log/note'

export interface MadeLog {
  files: Map<string, Buffer>
  vkey: string
}

export function logKey(name = 'contoh.test/log') {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  const signing = (message: Uint8Array) =>
    Promise.resolve(new Uint8Array(sign(null, message, privateKey)))
  return { name, raw: new Uint8Array(raw), signing }
}

/** As the key of a witness is read out on the telephone: what any tool finds of its line. */
export const spokenFingerprint = (vkey: string): string =>
  groupsOf(createHash('sha256').update(vkey).digest('hex')).join(' ')

export async function makeLog(entries: Uint8Array[], key = logKey()): Promise<MadeLog> {
  const tree = new MemoryTree()
  for (const entry of entries) await tree.append(await leafHash(entry))
  const files = new Map<string, Buffer>()
  for (const tile of tilesOf(entries.length)) {
    const from = tile.index * 256
    const parts =
      tile.level === 'entries'
        ? [encodeEntries(entries.slice(from, from + tile.width))]
        : await Promise.all(
            Array.from({ length: tile.width }, (_, i) =>
              tree.read(Number(tile.level) * 8, from + i)
            )
          )
    files.set(tilePath(tile), Buffer.concat(parts))
  }
  const verifier = await verifierOf(key.name, key.raw)
  const root = await treeHash(tree.read, entries.length)
  const text = formatCheckpoint({ origin: key.name, size: entries.length, root })
  const note = formatNote({ text, signatures: [await signNote(text, verifier, key.signing)] })
  files.set('checkpoint', Buffer.from(note))
  return { files, vkey: formatVerifier(verifier) }
}
