import { test } from '@japa/runner'
import fc from 'fast-check'
import { equalBytes, hex, utf8, type Ciphertext, type Plaintext } from '@eproc/sealing/bytes'
import { treeOf } from '../../lib/offer_reader.ts'
import {
  CannotRead,
  CHUNK,
  iterate,
  openChunks,
  plainHash,
  SEALED_CHUNK,
  type SealedContent,
  sealChunks,
  sealedSize,
  TreeDigest,
} from '@eproc/sealing/offer/content'
import {
  MAX_PRICE_LINES,
  openName,
  openPrice,
  readEnvelope,
  sealRecords,
} from '@eproc/sealing/offer/envelope'
import { type Header, headerText, pseudonymOf, readHeader } from '@eproc/sealing/offer/header'
import { prepareOffer } from '@eproc/sealing/offer/seal'
import { aesKey, type DataKeys, dataKeysOf } from '@eproc/sealing/offer/secret'
import { twoKeys } from '../../lib/gcm_collision.ts'
import { flipped } from '../../lib/bits.ts'
import {
  FACTS,
  gather,
  inParts,
  makeOffer,
  PRICE,
  setOf,
  someKey,
  someKeys,
} from '../../lib/offers.ts'

const random = (n: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(n)
  for (let at = 0; at < n; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}
const RAW = random(32)
const SALT = random(32)

async function sealed(plain: Uint8Array, part = 300_007): Promise<[Uint8Array, SealedContent]> {
  let said: SealedContent | null = null
  const key = await aesKey(RAW, 'encrypt')
  const bytes = await gather(sealChunks(key, SALT, inParts(plain, part), (done) => (said = done)))
  return [bytes, said!]
}

async function opened(bytes: Uint8Array, raw = RAW): Promise<Uint8Array> {
  const seen = { sealed: new TreeDigest(), plain: new TreeDigest() }
  return gather(openChunks(await aesKey(raw, 'decrypt'), inParts(bytes, 77_777), seen))
}

const HEADER: Header = {
  ...FACTS,
  offer: 'ab'.repeat(16),
  holders: ['11'.repeat(32), '22'.repeat(32), '33'.repeat(32)],
  commitment: 'cc'.repeat(32),
  shares: ['d1'.repeat(32), 'd2'.repeat(32), 'd3'.repeat(32)],
}

test.group('Sealed offers: content', () => {
  test('content of every length comes back, whatever the parts it came in', async ({ assert }) => {
    const lengths = [1, 16, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 5]
    for (const length of lengths) {
      const plain = random(length)
      const [bytes, said] = await sealed(plain, length > 100 ? 300_007 : 1)
      assert.equal(bytes.length, sealedSize(length))
      assert.equal(said.size, bytes.length)
      assert.isTrue(equalBytes(await opened(bytes), plain))
      assert.equal(said.content, treeOf(Buffer.from(bytes), SEALED_CHUNK))
      assert.equal(said.plain, await plainHash(SALT, treeOf(Buffer.from(plain), CHUNK)))
    }
    const stream = new ReadableStream<Uint8Array>({
      start(control) {
        for (const part of ['satu ', 'dua']) control.enqueue(utf8(part))
        control.close()
      },
    })
    assert.equal(new TextDecoder().decode(await gather(iterate(stream))), 'satu dua')
    await assert.rejects(() => sealed(new Uint8Array()), RangeError)
    await assert.rejects(() => opened(new Uint8Array()), CannotRead)
  })

  test('every flipped bit of a chunk is found, and no chunk of another place is taken', async ({
    assert,
  }) => {
    const [small] = await sealed(random(20))
    for (let bit = 0; bit < small.length * 8; bit++)
      await assert.rejects(() => opened(flipped(small, bit)), CannotRead)
    const [bytes] = await sealed(random(2 * CHUNK + 300))
    const [one, two, three] = [0, 1, 2].map((at) =>
      bytes.slice(at * SEALED_CHUNK, (at + 1) * SEALED_CHUNK)
    )
    const join = (...parts: Uint8Array[]) => Buffer.concat(parts)
    const wrong = {
      'without its last chunk': join(one!, two!),
      'first chunk alone': one!,
      'cut inside a chunk': bytes.subarray(0, SEALED_CHUNK + 1000),
      'cut to the tag': bytes.subarray(0, 2 * SEALED_CHUNK + 16),
      'one octet short': bytes.subarray(0, -1),
      'one octet more': join(bytes, Buffer.alloc(1)),
      'reordered': join(two!, one!, three!),
      'doubled': join(one!, one!, two!, three!),
      'last chunk doubled': join(bytes, three!),
      'first left out': join(two!, three!),
      'in another key': (await sealed(random(100)))[0],
    }
    for (const [what, changed] of Object.entries(wrong)) {
      const raw = what === 'in another key' ? random(32) : RAW
      await assert.rejects(() => opened(changed, raw), CannotRead)
    }
    for (let n = 0; n < 10; n++) {
      const bit = new DataView(random(4).buffer).getUint32(0) % (bytes.length * 8)
      await assert.rejects(() => opened(flipped(bytes, bit)), CannotRead)
    }
  })

  test('a chunk that does not fit is never released, nor any after it', async ({ assert }) => {
    const plain = random(3 * CHUNK)
    const [bytes] = await sealed(plain)
    const changed = flipped(bytes, (SEALED_CHUNK + 7) * 8)
    const seen = { sealed: new TreeDigest(), plain: new TreeDigest() }
    const released: Uint8Array[] = []
    await assert.rejects(async () => {
      for await (const part of openChunks(await aesKey(RAW, 'decrypt'), inParts(changed), seen))
        released.push(part)
    }, CannotRead)
    assert.lengthOf(released, 1)
    assert.isTrue(equalBytes(released[0]!, plain.subarray(0, CHUNK)))
    assert.equal(seen.sealed.size, bytes.length)
  })

  test('AES-GCM opens one ciphertext under two keys: why K has a commitment', async ({
    assert,
  }) => {
    const [a, b] = [random(32), random(32)]
    const nonce = Buffer.from('000000000000000000000001', 'hex')
    const both = twoKeys([a, b], nonce)
    const [first, second] = [await opened(both, a), await opened(both, b)]
    assert.lengthOf(first, 32)
    assert.isFalse(equalBytes(first, second))
    await assert.rejects(() => opened(both, random(32)), CannotRead)
  })

  test('ciphertext is no plaintext to the compiler', ({ assert }) => {
    const never: Ciphertext extends Plaintext ? true : false = false
    const norBack: Plaintext extends Ciphertext ? true : false = false
    const bytes: Uint8Array extends DataKeys['content'] ? true : false = false
    assert.isFalse(never || norBack || bytes)
  })
})

test.group('Sealed offers: header and envelope', () => {
  test('a header has one writing, and nothing else is read', ({ assert }) => {
    const text = headerText(HEADER)
    assert.isTrue(
      text.startsWith(
        'eproc-offer-1\nmode: disegel di peramban\ninstallation: eproc.test\npackage: 42\n'
      )
    )
    assert.deepEqual(readHeader(text), HEADER)
    for (let bit = 0; bit < text.length * 8; bit++) {
      const read = readHeader(Buffer.from(flipped(utf8(text), bit)).toString('latin1'))
      if (read) assert.notDeepEqual(read, HEADER)
    }
    const wrong = [
      `${text}\n`,
      text.slice(0, -1),
      `${text}shares: x\n`,
      text.replace('version: 1', 'version: 01'),
      text.replace('version: 1', 'version: 0'),
      text.replace('kind: H', 'kind: X'),
      text.replace('\nset: 3', ''),
      text.replace('22'.repeat(32), '11'.repeat(32)),
      text.replace(` ${'d3'.repeat(32)}`, ''),
      text.replaceAll('\n', '\r\n'),
    ]
    for (const one of wrong) assert.isNull(readHeader(one))
    for (const bad of [
      { holders: HEADER.holders.slice(1) },
      { holders: [HEADER.holders[0]!] },
      { installation: 'eproc.test\nkind: K' },
      { version: 1.5 },
      { stage: 'dua kata' },
    ])
      assert.throws(() => headerText({ ...HEADER, ...bad }), RangeError)
  })

  test('name and price are as long whatever they are, and come back', async ({ assert }) => {
    const raw = { name: random(32), price: random(32) }
    const keys = {
      name: await aesKey(raw.name, 'encrypt'),
      price: await aesKey(raw.price, 'encrypt'),
    }
    const rupiah = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    const price = fc.option(
      fc.record({ total: rupiah, lines: fc.array(rupiah, { maxLength: MAX_PRICE_LINES }) })
    )
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => utf8(text).length < 256)
    const envelope = readEnvelope((await makeOffer(await someKeys(2), await someKey())).envelope)!
    await fc.assert(
      fc.asyncProperty(name, price, async (fileName, value) => {
        const records = await sealRecords(keys, fileName, value)
        const read = { ...envelope, ...records }
        assert.deepEqual([records.name.length, records.price.length], [284, 8220])
        assert.equal(await openName(raw as unknown as DataKeys, read), fileName)
        assert.deepEqual(await openPrice(raw as unknown as DataKeys, read), { price: value })
      }),
      { numRuns: 40 }
    )
    for (const bad of ['', 'x'.repeat(256)])
      await assert.rejects(() => sealRecords(keys, bad, null), RangeError)
    for (const total of [-1, 1.5, 2 ** 53])
      await assert.rejects(() => sealRecords(keys, 'a', { total, lines: [] }), RangeError)
  })

  test('every flipped bit of name, price and envelope is found', async ({ assert }) => {
    const offer = await makeOffer(await someKeys(3), await someKey())
    const envelope = readEnvelope(offer.envelope)!
    const keys = await dataKeysOf(offer.secret!, offer.headerHash)
    assert.deepEqual(await openPrice(keys, envelope), { price: PRICE })
    for (let bit = 0; bit < envelope.name.length * 8; bit += 3)
      assert.isNull(await openName(keys, { ...envelope, name: flipped(envelope.name, bit) }))
    for (let bit = 0; bit < envelope.price.length * 8; bit += 131)
      assert.isNull(await openPrice(keys, { ...envelope, price: flipped(envelope.price, bit) }))
    const before = hex(offer.envelope)
    for (let bit = 0; bit < offer.envelope.length * 8; bit += 389) {
      const read = readEnvelope(flipped(offer.envelope, bit))
      // What still has the structure is another envelope, with another hash.
      if (read) assert.notEqual(hex(flipped(offer.envelope, bit)), before)
    }
  })

  test('an offer seals one content, and a server is given no secret', async ({ assert }) => {
    const { holders } = setOf(await someKeys(2))
    const prepared = await prepareOffer(FACTS, holders)
    assert.throws(() => prepared.sealed())
    await gather(prepared.seal(inParts(utf8('satu'))))
    assert.throws(() => prepared.seal(inParts(utf8('dua'))))
    const mode = 'disegel saat diterima'
    const keep = () => Promise.resolve()
    await assert.rejects(() => prepareOffer({ ...FACTS, mode }, holders, { keep }), RangeError)
    assert.equal((await prepareOffer({ ...FACTS, mode }, holders)).header.mode, mode)
    await assert.rejects(() => prepareOffer(FACTS, holders.slice(1)), RangeError)
    await assert.rejects(() => prepareOffer(FACTS, [holders[0]!, holders[0]!]), RangeError)
  })

  test('the secret given to keep is overwritten afterwards', async ({ assert }) => {
    const { holders } = setOf(await someKeys(2))
    let secret: Uint8Array = new Uint8Array()
    const keep = (k: Uint8Array) => {
      secret = k
      assert.isFalse(k.every((octet) => octet === 0))
      return Promise.resolve()
    }
    await prepareOffer(FACTS, holders, { keep })
    assert.isTrue(secret.length === 32 && secret.every((octet) => octet === 0))
  })

  test('a vendor has one pseudonym a package, which tells nothing without the salt', async ({
    assert,
  }) => {
    const salt = random(32)
    const one = await pseudonymOf(salt, '42', '7')
    assert.equal(one, await pseudonymOf(salt, '42', '7'))
    assert.match(one, /^[0-9a-f]{64}$/)
    for (const other of [
      pseudonymOf(salt, '42', '8'),
      pseudonymOf(salt, '43', '7'),
      pseudonymOf(salt, '4', '27'),
      pseudonymOf(random(32), '42', '7'),
    ])
      assert.notEqual(await other, one)
    await assert.rejects(() => pseudonymOf(random(16), '42', '7'), RangeError)
  })
})
