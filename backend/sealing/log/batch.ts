/**
 * What a leaf of the log holds: one root over the commitments of ten seconds. Batches are filled up with random
 * commitments, so that neither a leaf nor a proof tells how many things happened, or whether any did.
 */
import { base64, concat, sha256, utf8, type Bytes } from '../bytes.ts'
import { MemoryTree, includes, inclusionProof, leafHash, treeHash } from './merkle.ts'

export const BATCH_WIDTH = 64
export const SALT_LENGTH = 32

/** Binds salt, kind and content; without the salt nobody confirms a guess. */
export async function commitment(kind: string, salt: Uint8Array, content: string): Promise<Bytes> {
  if (salt.length !== SALT_LENGTH) throw new RangeError('a salt has 32 octets')
  return sha256(utf8(`eproc/commitment/v1\n${kind}\n`), salt, utf8(content))
}

const innerLeaf = (committed: Uint8Array): Promise<Bytes> =>
  leafHash(concat(utf8('eproc/item/v1\n'), committed))

export const batchLeaf = (time: string, root: Uint8Array): Bytes =>
  utf8(`eproc/batch/v1\n${time}\n${base64(root)}\n`)

export interface Batch {
  root: Bytes
  /** Place and path of each commitment, in the order in which they were given. */
  places: { index: number; path: Bytes[] }[]
}

/** Places are random too: the order of arrival is nobody's business. `random` answers n octets. */
export async function makeBatch(
  commitments: readonly Uint8Array[],
  random: (n: number) => Uint8Array
): Promise<Batch> {
  let width = BATCH_WIDTH
  while (width < commitments.length) width *= BATCH_WIDTH
  if (commitments.length === 0) return { root: new Uint8Array(random(SALT_LENGTH)), places: [] }
  const slots: (number | null)[] = Array.from({ length: width }, (_, i) =>
    i < commitments.length ? i : null
  )
  const dice = new DataView(new Uint8Array(random(width * 4)).buffer)
  for (let i = width - 1; i > 0; i--) {
    const j = dice.getUint32(i * 4) % (i + 1)
    ;[slots[i], slots[j]] = [slots[j]!, slots[i]!]
  }
  const tree = new MemoryTree()
  for (const slot of slots) {
    await tree.append(await innerLeaf(slot === null ? random(SALT_LENGTH) : commitments[slot]!))
  }
  const places = await Promise.all(
    commitments.map(async (_, item) => {
      const index = slots.indexOf(item)
      return { index, path: await inclusionProof(tree.read, index, width) }
    })
  )
  return { root: await treeHash(tree.read, width), places }
}

/** Whether a commitment is in the batch of this root. The width follows from the path. */
export async function inBatch(
  committed: Uint8Array,
  place: { index: number; path: readonly Uint8Array[] },
  root: Uint8Array
): Promise<boolean> {
  const size = 2 ** place.path.length
  return includes({ leaf: await innerLeaf(committed), size, root, ...place })
}
