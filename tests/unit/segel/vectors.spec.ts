/** A fixed offer, read by the product and by a second program; and a fresh one by the second program. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { base64, equalBytes, fromBase64, fromHex, hex } from '@eproc/sealing/bytes'
import { type OpenKey, openPair } from '@eproc/sealing/keys/pair'
import { CHUNK } from '@eproc/sealing/offer/content'
import { openWithSecret } from '@eproc/sealing/offer/judge'
import { readContent } from '@eproc/sealing/offer/read'
import { requestText } from '@eproc/sealing/offer/request'
import { asSecret } from '@eproc/sealing/offer/secret'
import { combineShares, splitSecret } from '@eproc/sealing/offer/share'
import {
  checkOfferStatement,
  offerStatementText,
  readOfferStatement,
  signOfferStatement,
  type VersionStatement,
} from '@eproc/sealing/offer/statement'
import { type HolderHalves, hpkeOpen, lineAt, readSealedOffer } from '../../lib/offer_reader.ts'
import {
  accept,
  endedStage,
  gather,
  inParts,
  makeOffer,
  openedBy,
  resealedToAll,
  someKey,
} from '../../lib/offers.ts'
import { makePair } from '@eproc/sealing/keys/pair'

interface Vector {
  holders: { x25519: string; ed25519: string; privateHalves: string }[]
  vendor: { ed25519: string; privateHalves: string }
  envelope: string
  content: string
  statement: string
  signature: string
  expected: {
    secret: string
    name: string
    price: { total: number; lines: number[] }
    content: string
  }
}

const VECTOR = JSON.parse(
  readFileSync(new URL('../../data/segel/offer-1.json', import.meta.url), 'utf8')
) as Vector

type Halves = Vector['vendor'] & { x25519?: string }
const keyOf = ({ x25519, ed25519, privateHalves }: Halves): Promise<OpenKey> =>
  openPair({ x25519: fromHex(x25519 ?? ''), ed25519: fromHex(ed25519) }, fromHex(privateHalves))

const halvesOf = (key: OpenKey, privateHalves: Uint8Array): HolderHalves => ({
  x25519: Buffer.from(key.publicHalves.x25519),
  fingerprint: key.fingerprint,
  privateHalf: Buffer.from(privateHalves.subarray(0, 32)),
})

const secondInput = {
  envelope: Buffer.from(VECTOR.envelope, 'base64'),
  content: Buffer.from(VECTOR.content, 'base64'),
  statement: VECTOR.statement,
  signature: Buffer.from(VECTOR.signature, 'hex'),
  vendorKey: Buffer.from(VECTOR.vendor.ed25519, 'hex'),
}

test.group('Sealed offers: fixed vectors and a second reader', () => {
  test('the second reader opens the fixed offer with any two keys', async ({ assert }) => {
    const keys = await Promise.all(VECTOR.holders.map(keyOf))
    const halves = keys.map((key, at) => halvesOf(key, fromHex(VECTOR.holders[at]!.privateHalves)))
    for (const [a, b] of [
      [0, 1],
      [2, 0],
      [1, 2],
    ] as const) {
      const read = readSealedOffer(secondInput, [halves[a]!, halves[b]!])
      assert.equal(read.secret, VECTOR.expected.secret)
      assert.equal(read.name, VECTOR.expected.name)
      assert.deepEqual({ total: read.total, lines: read.lines }, VECTOR.expected.price)
      assert.equal(read.content.toString('base64'), VECTOR.expected.content)
    }
    assert.throws(() => readSealedOffer(secondInput, [halves[0]!, halves[0]!]), 'commitment')
  })

  test('the product opens the fixed offer, today as when it was made', async ({ assert }) => {
    const holders = await Promise.all(VECTOR.holders.map(keyOf))
    const statement = readOfferStatement(VECTOR.statement) as VersionStatement
    const vendorKey = fromHex(VECTOR.vendor.ed25519)
    const signature = fromHex(VECTOR.signature)
    assert.isTrue(await checkOfferStatement(statement, signature, vendorKey))
    const secret = asSecret(fromHex(VECTOR.expected.secret))
    const envelope = fromBase64(VECTOR.envelope)
    const sets = [{ id: '3', holders: holders.map(({ publicHalves }) => publicHalves) }]
    const outcome = await openWithSecret(statement, envelope, secret, sets)
    if (outcome?.result !== 'open') throw new Error(JSON.stringify(outcome))
    assert.equal(outcome.name, VECTOR.expected.name)
    assert.deepEqual(outcome.price, VECTOR.expected.price)
    const content = inParts(fromBase64(VECTOR.content), 50)
    assert.equal(
      base64(await gather(readContent(outcome.keys, statement, content))),
      VECTOR.expected.content
    )
  })

  test('the second reader opens what is sealed today, over several chunks', async ({ assert }) => {
    const pairs = await Promise.all([makePair(), makePair(), makePair()])
    const copies = pairs.map(({ privateHalves }) => privateHalves.slice())
    const keys = await Promise.all(
      pairs.map(({ publicHalves, privateHalves }) => openPair(publicHalves, privateHalves))
    )
    const vendor = await someKey()
    const content = new Uint8Array(2 * CHUNK + 77).map((_, at) => at % 251)
    const made = await makeOffer(keys, vendor, { content })
    const read = readSealedOffer(
      {
        envelope: Buffer.from(made.envelope),
        content: Buffer.from(made.content),
        statement: offerStatementText(made.statement),
        signature: Buffer.from(await signOfferStatement(made.statement, vendor.sign)),
        vendorKey: Buffer.from(vendor.publicHalves.ed25519),
      },
      [halvesOf(keys[0]!, copies[0]!), halvesOf(keys[2]!, copies[2]!)]
    )
    assert.equal(read.secret, hex(made.secret!))
    assert.isTrue(equalBytes(read.content, content))
    const scene = await endedStage({ holders: keys, vendor }, [made], {
      accepted: [await accept(made.statement, vendor)],
    })
    const sent = (await resealedToAll(scene)).get(keys[1]!.fingerprint)!
    const { request } = scene
    const hash = createHash('sha256').update(requestText(request)).digest('hex')
    const info = `eproc-reseal-1\nrequest: ${hash}\nfrom: ${request.first}\nto: ${keys[1]!.fingerprint}\n`
    const { privateHalf, x25519 } = halvesOf(keys[1]!, copies[1]!)
    const places = hpkeOpen(privateHalf, x25519, Buffer.from(sent), Buffer.from(info))
    assert.lengthOf(places, 34)
    assert.equal(places[0], 1)
    const opened = await openedBy(scene, keys[1]!)
    assert.equal(opened.get(made.statement.offer)!.result, 'open')
  })

  test('one share fits every secret alike: it tells nothing', async ({ assert }) => {
    const secret = asSecret(crypto.getRandomValues(new Uint8Array(32)))
    const [share] = await splitSecret(secret, 3)
    const place = share![32]!
    for (let n = 0; n < 20; n++) {
      const wanted = crypto.getRandomValues(new Uint8Array(32))
      const other = (place % 255) + 1
      const origin = Buffer.concat([wanted, Buffer.from([0])])
      const made = Buffer.concat([lineAt(origin, Buffer.from(share!), other), Buffer.from([other])])
      const combined = await combineShares(share!, new Uint8Array(made) as typeof share & object)
      assert.isTrue(equalBytes(combined!, wanted))
    }
  })
})
