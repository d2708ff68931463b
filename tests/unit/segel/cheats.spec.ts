/** What a cheating vendor signs: found by whichever two holders open, and by a typed reason. */
import { test } from '@japa/runner'
import { concat } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { envelopeHash, readEnvelope } from '@eproc/sealing/offer/envelope'
import { headerHash } from '@eproc/sealing/offer/header'
import {
  checkVoid,
  type Outcome,
  readVoidProof,
  type VoidReason,
  writeVoidProof,
} from '@eproc/sealing/offer/judge'
import type { HolderSet } from '@eproc/sealing/offer/opening'
import { ownShareOpens } from '@eproc/sealing/offer/open'
import { CannotReadOffer, readContent } from '@eproc/sealing/offer/read'
import { aesKey, dataKeysOf, makeSecret } from '@eproc/sealing/offer/secret'
import {
  combineShares,
  openShares,
  type Share,
  splitSecret,
  unwrapShare,
} from '@eproc/sealing/offer/share'
import {
  checkOfferStatement,
  offerStatementText,
  readOfferStatement,
  signOfferStatement,
} from '@eproc/sealing/offer/statement'
import { openChunks, TreeDigest } from '@eproc/sealing/offer/content'
import { flipped } from '../../lib/bits.ts'
import { anyHash, type Cheats, cheatingOffer } from '../../lib/cheats.ts'
import { twoKeys } from '../../lib/gcm_collision.ts'
import { lineAt } from '../../lib/offer_reader.ts'
import {
  askedBy,
  endedStage,
  gather,
  inParts,
  type MadeOffer,
  makeOffer,
  openedBy,
  ownShares,
  resealedToAll,
  setOf,
  someKey,
  someKeys,
} from '../../lib/offers.ts'

const asText = (outcome: Outcome): string => {
  if (outcome.result === 'void') return outcome.reason
  return outcome.result === 'unreadable' ? `unreadable ${outcome.whose}` : outcome.result
}

/** What each two of three holders find: 12, 13, 21, 23, 31, 32. */
async function foundBy(holders: OpenKey[], vendor: OpenKey, offer: MadeOffer): Promise<string[]> {
  const base = await endedStage({ holders, vendor }, [offer], {
    kinds: [offer.statement.kind],
  })
  const found: string[] = []
  for (const first of holders) {
    const scene = await askedBy(base, first)
    const toAll = await resealedToAll(scene)
    for (const second of holders.filter((key) => key !== first)) {
      const outcomes = await openedBy(scene, second, toAll.get(second.fingerprint)!)
      const outcome = outcomes.get(offer.statement.offer)!
      found.push(asText(outcome))
      if (outcome.result === 'void') await mustProve(offer, outcome, [scene.facts.set])
    }
  }
  return found
}

/** Whoever is told that it is void finds the same reason. */
async function mustProve(
  { statement, envelope }: MadeOffer,
  { reason, proof }: Extract<Outcome, { result: 'void' }>,
  sets: HolderSet[]
): Promise<void> {
  const sent = proof && readVoidProof(writeVoidProof(proof))
  const found = await checkVoid(statement, envelope, sets, sent)
  if (found !== reason) throw new Error(`${reason} is not proven: ${found}`)
}

const always = (reason: string): string[] => Array.from({ length: 6 }, () => reason)
const swap = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, n) => (n === at ? value : old))

test.group('Sealed offers: a vendor that cheats', () => {
  test('every pair of holders finds it void, for a reason', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const other = await anyHash('other')
    const record = async (
      use: 'name' | 'price',
      offer: { header: Parameters<typeof headerHash>[0] },
      length: number
    ) => {
      const raw = (await dataKeysOf(secret, await headerHash(offer.header)))[use]
      const iv = new Uint8Array(12)
      const wrong = new Uint8Array(length).fill(9)
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await aesKey(raw, 'encrypt'),
        wrong
      )
      return concat(iv, new Uint8Array(sealed))
    }
    const secret = makeSecret()
    const cases: [Cheats, string[]][] = [
      [{}, always('open')],
      [{ header: (header) => ({ ...header, commitment: other }) }, always('commitment')],
      [{ listed: (_, another) => another }, always('shares')],
      [{ envelope: (one) => ({ ...one, shares: flipped(one.shares, 5) }) }, always('shares')],
      [{ envelope: (one) => ({ ...one, keys: other }) }, always('keys')],
      [{ envelope: (one) => ({ ...one, name: flipped(one.name, 500) }) }, always('name')],
      [
        { secret, envelope: async (one) => ({ ...one, name: await record('name', one, 256) }) },
        always('name'),
      ],
      [
        { secret, envelope: async (one) => ({ ...one, price: await record('price', one, 8192) }) },
        always('price'),
      ],
      // The third share is of another line, at its own place (those are drawn by lot, so another line's could be taken):
      // who has it finds no K that fits, the others find the line broken.
      [
        {
          shares: (shares, another) =>
            (shares[2] = concat(another[2]!.subarray(0, 32), shares[2]!.subarray(32)) as Share),
        },
        ['pairs', 'commitment', 'pairs', 'commitment', 'commitment', 'commitment'],
      ],
      // The third's place is the first's.
      [
        { shares: (shares) => (shares[2]![32] = shares[0]![32]!) },
        ['pairs', 'pairs', 'pairs', 'commitment', 'pairs', 'commitment'],
      ],
      // The third's share is K itself: it would open alone.
      [
        { secret, shares: (shares) => (shares[2] = concat(secret, Uint8Array.of(0)) as Share) },
        always('pairs'),
      ],
      // The third gets what does not open: never told as the offer's fault by a pair that cannot know.
      [
        { envelope: (one) => ({ ...one, wraps: swap(one.wraps, 2, flipped(one.wraps[2]!, 300)) }) },
        [
          'wraps',
          'unreadable second',
          'wraps',
          'unreadable second',
          'unreadable first',
          'unreadable first',
        ],
      ],
    ]
    for (const [cheats, wanted] of cases)
      assert.deepEqual(
        await foundBy(holders, vendor, await cheatingOffer(holders, vendor, cheats)),
        wanted
      )
    const priced = await cheatingOffer(holders, vendor, {}, { kind: 'T' })
    assert.deepEqual(await foundBy(holders, vendor, priced), always('price'))
    const free = await cheatingOffer(holders, vendor, {}, { price: null })
    assert.deepEqual(await foundBy(holders, vendor, free), always('price'))
  })

  test('nobody voids an offer by saying so', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const { statement, envelope, headerHash: hash } = await makeOffer(holders, vendor)
    const { header, wraps } = readEnvelope(envelope)!
    const sets = [setOf(holders)]
    const own = async (at: number) => ({
      index: at + 1,
      share: (await unwrapShare(header, hash, wraps[at]!, holders[at]!))!,
    })
    const [one, two, three] = [await own(0), await own(1), await own(2)]
    const altered = { ...two, share: flipped(two.share, 7) as Share }
    const proofs = [
      null,
      [one, two],
      [three, one],
      [one, one],
      [one, altered],
      [one, { ...two, index: 3 }],
    ] as const
    for (const proof of proofs) assert.isNull(await checkVoid(statement, envelope, sets, proof))
    assert.isNull(await checkVoid(statement, flipped(envelope, 90), sets, [one, two]))
    assert.isNull(readVoidProof(new Uint8Array(67)))
  })

  test('a share sealed to its holder under other conditions is another sealing', async ({
    assert,
  }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const [a, b] = [await makeOffer(holders, vendor), await makeOffer(holders, vendor)]
    const [one, two] = [readEnvelope(a.envelope)!, readEnvelope(b.envelope)!]
    const mixed = {
      header: ownShares([a], holders[0]!).get(one.header.offer)!.header,
      wrap: two.wraps[0]!,
    }
    assert.isFalse(await ownShareOpens(mixed, holders[0]!))
    assert.isFalse(await ownShareOpens({ ...mixed, wrap: one.wraps[1]! }, holders[0]!))
    assert.isFalse(await ownShareOpens({ ...mixed, wrap: one.wraps[0]! }, holders[1]!))
    assert.isTrue(await ownShareOpens({ ...mixed, wrap: one.wraps[0]! }, holders[0]!))
  })

  test('an offer copied from another vendor, or made for other holders, is void', async ({
    assert,
  }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const copied = await makeOffer(holders, vendor)
    const thief = { ...copied, statement: { ...copied.statement, vendor: 'b2'.repeat(32) } }
    assert.deepEqual(await foundBy(holders, vendor, thief), always('header'))
    const strangers = await makeOffer(await someKeys(3), vendor)
    // No holder of the set has a share of it; the set's own list tells why.
    assert.deepEqual(await foundBy(holders, vendor, strangers), always('holders'))
    const bytes = new TextEncoder().encode('bukan amplop')
    const junk = {
      ...copied,
      envelope: bytes,
      statement: { ...copied.statement, envelope: await envelopeHash(bytes) },
    }
    assert.deepEqual(await foundBy(holders, vendor, junk), always('envelope'))
    const changed = { ...copied, envelope: flipped(copied.envelope, 1000) }
    assert.deepEqual(await foundBy(holders, vendor, changed), always('altered'))
  })

  test('one ciphertext under two keys, with shares that give either: void, whoever opens', async ({
    assert,
  }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const [one, two] = [makeSecret(), makeSecret()]
    // The first two holders hold K; the first and third hold another K, through the same first share.
    const offer = await cheatingOffer(holders, vendor, {
      secret: one,
      shares(shares) {
        const line = lineThrough(two, shares[0]!)
        shares[2] = line(shares[2]![32]!)
      },
    })
    const keys = await Promise.all([one, two].map((secret) => dataKeysOf(secret, offer.headerHash)))
    const nonce = Buffer.from('000000000000000000000001', 'hex')
    const both = twoKeys([keys[0]!.content, keys[1]!.content], nonce)
    for (const { content } of keys) {
      const seen = { sealed: new TreeDigest(), plain: new TreeDigest() }
      assert.lengthOf(
        await gather(openChunks(await aesKey(content, 'decrypt'), inParts(both), seen)),
        32
      )
    }
    const found = await foundBy(holders, vendor, offer)
    assert.deepEqual(found, [
      'pairs',
      'commitment',
      'pairs',
      'commitment',
      'commitment',
      'commitment',
    ] satisfies VoidReason[])
  })

  test('content that its vendor signed and nobody can open is void; another content is altered', async ({
    assert,
  }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const { statement, content, headerHash: hash, secret } = await makeOffer(holders, vendor)
    const other = await makeOffer(holders, vendor)
    const keys = await dataKeysOf(secret!, hash)
    const fault = async (said: typeof statement, bytes: Uint8Array) => {
      try {
        await gather(readContent(keys, said, inParts(bytes)))
        return 'read'
      } catch (error) {
        return error instanceof CannotReadOffer ? error.fault : error
      }
    }
    assert.equal(await fault(statement, content), 'read')
    for (const bytes of [flipped(content, 3), other.content, content.slice(1), new Uint8Array()])
      assert.equal(await fault(statement, bytes), 'altered')
    const { content: root, size } = other.statement
    assert.equal(await fault({ ...statement, content: root, size }, other.content), 'content')
    assert.equal(await fault({ ...statement, size: size + 1 }, content), 'altered')
    assert.equal(await fault({ ...statement, content: root }, content), 'altered')
    assert.equal(await fault({ ...statement, plain: await anyHash('x') }, content), 'plain')
  })
})

/** The third point of the line from a secret (at 0) through a share: what `combine` gives, solved for its argument. */
function lineThrough(secret: Uint8Array, share: Share): (place: number) => Share {
  return (place) => {
    const origin = Buffer.concat([secret, Buffer.from([0])])
    const values = lineAt(origin, Buffer.from(share), place)
    return new Uint8Array(Buffer.concat([values, Buffer.from([place])])) as Share
  }
}

test.group('Sealed offers: flipped bits', () => {
  test('every bit of a sealed share, of all shares, and of K', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(2), await someKey()]
    const offer = await makeOffer(holders, vendor)
    const { header, wraps, shares } = readEnvelope(offer.envelope)!
    const [own] = [await unwrapShare(header, offer.headerHash, wraps[0]!, holders[0]!)]
    assert.isNotNull(own)
    for (let bit = 0; bit < wraps[0]!.length * 8; bit++) {
      // X25519 ignores the highest bit of a public half (RFC 7748); HPKE binds it all the same.
      assert.isNull(
        await unwrapShare(header, offer.headerHash, flipped(wraps[0]!, bit), holders[0]!)
      )
    }
    for (let bit = 0; bit < shares.length * 8; bit++)
      assert.isNull(await openShares(offer.secret!, header, offer.headerHash, flipped(shares, bit)))
    const [a, b] = await splitSecret(offer.secret!, 2)
    for (let bit = 0; bit < 32 * 8; bit += 3)
      assert.notDeepEqual(await combineShares(flipped(a!, bit) as Share, b!), offer.secret)
  })

  test('every bit of a statement and of its signature', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(2), await someKey()]
    const { statement } = await makeOffer(holders, vendor)
    const text = offerStatementText(statement)
    assert.deepEqual(readOfferStatement(text), statement)
    const signature = await signOfferStatement(statement, vendor.sign)
    const { ed25519 } = vendor.publicHalves
    assert.isTrue(await checkOfferStatement(statement, signature, ed25519))
    const bytes = new TextEncoder().encode(text)
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(flipped(bytes, bit)).toString('latin1')
      const read = readOfferStatement(changed)
      // One writing: what is read is another text, so another message to the signature.
      if (read) assert.equal(offerStatementText(read), changed)
      if (read && bit % 16 === 0)
        assert.isFalse(await checkOfferStatement(read, signature, ed25519))
    }
    for (let bit = 0; bit < signature.length * 8; bit++)
      assert.isFalse(await checkOfferStatement(statement, flipped(signature, bit), ed25519))
  })
})
