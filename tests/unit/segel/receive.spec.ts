/** The plain call's way: sealed in Node while it streams, opened as any other offer. */
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { equalBytes } from '@eproc/sealing/bytes'
import { CHUNK, hashSealed } from '@eproc/sealing/offer/content'
import { checkRequest } from '@eproc/sealing/offer/opening'
import { readEnvelope } from '@eproc/sealing/offer/envelope'
import { readContent } from '@eproc/sealing/offer/read'
import { type Receiving, sealReceived } from '@eproc/sealing/offer/receive'
import { checkOfferStatement } from '@eproc/sealing/offer/statement'
import { logKey } from '../../lib/log_maker.ts'
import {
  endedStage,
  FACTS,
  gather,
  inParts,
  openedBy,
  PRICE,
  receiptOf,
  setOf,
  someKey,
  someKeys,
} from '../../lib/offers.ts'

const { mode: _, ...facts } = FACTS

async function received(holders: Awaited<ReturnType<typeof someKeys>>, plain: Buffer) {
  const { raw, signing } = logKey('pemasangan')
  let stored = Buffer.alloc(0)
  const seen: string[] = []
  const receiving: Receiving = {
    facts,
    previous: '-',
    holders: setOf(holders).holders,
    source: Readable.from(inParts(plain, 65_536)),
    store: async (sealed) => {
      stored = Buffer.from(await gather(sealed))
      seen.push('stored')
    },
    named: () => {
      seen.push('named')
      return { name: 'harga.pdf', price: PRICE }
    },
    installation: { ed25519: raw, sign: signing },
  }
  return { ...(await sealReceived(receiving)), stored, seen, ed25519: raw }
}

test.group('Sealed offers: sealed when received', () => {
  test('a plain stream is sealed, signed by the installation, and opens', async ({ assert }) => {
    const holders = await someKeys(3)
    const plain = Buffer.alloc(CHUNK + 12_345, 'rahasia ')
    const { statement, signature, envelope, stored, seen, ed25519 } = await received(holders, plain)
    assert.deepEqual(seen, ['stored', 'named'])
    assert.isFalse(stored.includes('rahasia'))
    assert.isTrue(await checkOfferStatement(statement, signature, ed25519))
    assert.equal(readEnvelope(envelope)!.header.mode, 'disegel saat diterima')
    const { content, size } = await hashSealed(inParts(stored))
    assert.deepEqual({ content, size }, { content: statement.content, size: statement.size })
    const made = { statement, envelope }
    const accepted = [{ statement, signature, receipt: receiptOf(1) }]
    const scene = await endedStage({ holders, vendor: await someKey() }, [made], { accepted })
    const rules = { vendorKeys: new Map<string, never[]>(), installationKey: ed25519 }
    const strict = await checkRequest(scene.request, scene.signature, scene.facts)
    assert.deepEqual(strict, { ok: false, fault: 'chain' })
    const allowed = { ...scene, facts: { ...scene.facts, ...rules } }
    const outcome = (await openedBy(allowed, holders[2]!)).get(statement.offer)!
    if (outcome.result !== 'open') throw new Error(outcome.result)
    const read = await gather(readContent(outcome.keys, statement, inParts(stored)))
    assert.isTrue(equalBytes(read, plain))
  })

  test('an aborted or empty stream leaves no offer', async ({ assert }) => {
    const holders = await someKeys(2)
    await assert.rejects(() => received(holders, Buffer.alloc(0)), RangeError)
    const broken = async function* () {
      yield Buffer.alloc(100)
      await Promise.resolve()
      throw new Error('putus')
    }
    const receiving: Receiving = {
      facts,
      previous: '-',
      holders: setOf(holders).holders,
      source: broken(),
      store: async (sealed) => void (await gather(sealed)),
      named: () => ({ name: 'a', price: null }),
      installation: {
        ed25519: new Uint8Array(32),
        sign: () => Promise.reject(new Error('not asked')),
      },
    }
    await assert.rejects(() => sealReceived(receiving), 'putus')
  })
})
