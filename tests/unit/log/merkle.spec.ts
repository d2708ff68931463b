import { test } from '@japa/runner'
import { fromHex, hex, utf8, type Bytes } from '@eproc/sealing/bytes'
import {
  MemoryTree,
  consistencyProof,
  continues,
  includes,
  inclusionProof,
  leafHash,
  treeHash,
} from '@eproc/sealing/log/merkle'
import { BATCH_WIDTH, commitment, inBatch, makeBatch } from '@eproc/sealing/log/batch'
import { scaled } from '../../lib/limits.ts'

/** Leaves and roots that implementations of RFC 6962 (Certificate Transparency) test with. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const SIZE = 19

async function treeOf(data: readonly Uint8Array[]) {
  const tree = new MemoryTree()
  const leaves: Bytes[] = []
  const roots = [await treeHash(tree.read, 0)]
  for (const one of data) {
    leaves.push(await leafHash(one))
    await tree.append(leaves.at(-1)!)
    roots.push(await treeHash(tree.read, tree.size))
  }
  return { tree, leaves, roots }
}
const replaced = (list: readonly Bytes[], at: number, by: Bytes) =>
  list.map((one, i) => (i === at ? by : one))
const numbered = (n: number) => Array.from({ length: n }, (_, i) => utf8(`leaf ${i}`))

function* flipped(bytes: Bytes): Generator<Bytes> {
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const other = bytes.slice()
    other[bit >> 3]! ^= 1 << (bit & 7)
    yield other
  }
}

test.group('Log: tree', () => {
  test('roots are those of the published vectors', async ({ assert }) => {
    const { roots } = await treeOf(LEAVES.map(fromHex))
    assert.deepEqual(roots.map(hex), ROOTS)
  })

  test('every leaf of every size is proven, and at no other place or size', async ({ assert }) => {
    const { tree, leaves, roots } = await treeOf(numbered(SIZE))
    for (let size = 1; size <= SIZE; size++) {
      for (let index = 0; index < size; index++) {
        const path = await inclusionProof(tree.read, index, size)
        const proof = { leaf: leaves[index]!, index, size, path, root: roots[size]! }
        assert.isTrue(await includes(proof), `${index} of ${size}`)
        for (let other = 0; other < size; other++) {
          if (other !== index) assert.isFalse(await includes({ ...proof, index: other }))
        }
        assert.isFalse(await includes({ ...proof, path: [...path, path[0] ?? leaves[0]!] }))
        if (size > 1) assert.isFalse(await includes({ ...proof, path: path.slice(1) }))
      }
    }
  })

  test('every size continues every smaller one, and no other tree', async ({ assert }) => {
    const { tree, roots } = await treeOf(numbered(SIZE))
    const forked = await treeOf([
      ...numbered(5).slice(0, 4),
      utf8('another'),
      ...numbered(SIZE).slice(5),
    ])
    for (let size = 0; size <= SIZE; size++) {
      for (let older = 0; older <= size; older++) {
        const path = await consistencyProof(tree.read, older, size)
        const heads = [
          { size: older, root: roots[older]! },
          { size, root: roots[size]! },
        ] as const
        assert.isTrue(await continues(...heads, path), `${older} to ${size}`)
        if (older < 5) continue
        const fork = { size: older, root: forked.roots[older]! }
        assert.isFalse(await continues(fork, heads[1], path), `fork at ${older}`)
      }
    }
  })

  test('every flipped bit of a proof is found', async ({ assert }) => {
    const { tree, leaves, roots } = await treeOf(numbered(SIZE))
    const path = await inclusionProof(tree.read, 9, SIZE)
    const proof = { leaf: leaves[9]!, index: 9, size: SIZE, path, root: roots[SIZE]! }
    for (const leaf of flipped(proof.leaf)) assert.isFalse(await includes({ ...proof, leaf }))
    for (const [at, step] of path.entries()) {
      for (const other of flipped(step)) {
        assert.isFalse(await includes({ ...proof, path: replaced(path, at, other) }))
      }
    }
    const steps = await consistencyProof(tree.read, 11, SIZE)
    const heads = [
      { size: 11, root: roots[11]! },
      { size: SIZE, root: roots[SIZE]! },
    ] as const
    for (const [at, step] of steps.entries()) {
      for (const other of flipped(step))
        assert.isFalse(await continues(...heads, replaced(steps, at, other)))
    }
  })
})

test.group('Log: batch', () => {
  const random = (n: number) => crypto.getRandomValues(new Uint8Array(n))

  test('every commitment is proven, whatever their number; others are not', async ({ assert }) => {
    for (const count of [1, 2, BATCH_WIDTH, BATCH_WIDTH + 1]) {
      const items = await Promise.all(
        Array.from({ length: count }, (_, i) => commitment('kind', random(32), `content ${i}`))
      )
      const { root, places } = await makeBatch(items, random)
      for (const [i, place] of places.entries()) {
        assert.isTrue(await inBatch(items[i]!, place, root))
        assert.isFalse(await inBatch(await commitment('kind', random(32), ''), place, root))
      }
      assert.equal(new Set(places.map((p) => p.index)).size, count)
    }
  }).timeout(scaled(20_000))

  test('one thing and sixty-four have proofs of one length', async ({ assert }) => {
    const one = await makeBatch([random(32)], random)
    const many = await makeBatch(
      Array.from({ length: 64 }, () => random(32)),
      random
    )
    assert.equal(one.places[0]!.path.length, many.places[63]!.path.length)
    assert.lengthOf((await makeBatch([], random)).root, 32)
  })
})
