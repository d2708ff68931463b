/** The same format in a browser as in Node: each opens what the other sealed. */
import { join } from 'node:path'
import { test } from '@japa/runner'
import { base64, hex } from '@eproc/sealing/bytes'
import { makePair, openPair, type PublicHalves } from '@eproc/sealing/keys/pair'
import { CHUNK } from '@eproc/sealing/offer/content'
import { offerStatementText, signOfferStatement } from '@eproc/sealing/offer/statement'
import { openContext } from '../../lib/browser.ts'
import { readSealedOffer } from '../../lib/offer_reader.ts'
import type { Asked, KeyOctets, SealedOctets, Told } from '../../lib/offer_worker.ts'
import { makeOffer, PRICE } from '../../lib/offers.ts'
import { serveWorker } from '../../lib/worker_page.ts'

const octetsOf = (halves: PublicHalves, privateHalves: Uint8Array): KeyOctets => ({
  x25519: base64(halves.x25519),
  ed25519: base64(halves.ed25519),
  privateHalves: base64(privateHalves),
})

async function someHolder() {
  const { publicHalves, privateHalves } = await makePair()
  const copy = privateHalves.slice()
  return {
    key: await openPair(publicHalves, privateHalves),
    copy,
    octets: octetsOf(publicHalves, copy),
  }
}

test.group('Sealed offers in a browser', () => {
  test('a browser seals what Node opens, and opens what Node sealed', async ({
    assert,
    cleanup,
  }) => {
    const served = await serveWorker(join(import.meta.dirname, '../../lib/offer_worker.ts'))
    cleanup(() => served.stop())
    const context = await openContext(served.url)
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto('/')
    const ask = (question: Asked): Promise<Told> =>
      page.evaluate(async (asked) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        return new Promise<Told>((done, fail) => {
          worker.addEventListener('message', ({ data }: MessageEvent<Told>) => done(data))
          worker.addEventListener('error', (event) => fail(new Error(event.message)))
          worker.postMessage(asked)
        })
      }, question)

    const three = await Promise.all([someHolder(), someHolder(), someHolder()])
    const holders = three.map(({ octets }) => octets)
    const plain = Buffer.alloc(CHUNK + 1000, 'isi penawaran ')

    const told = (await ask({
      what: 'seal',
      holders,
      plain: plain.toString('base64'),
    })) as SealedOctets
    const halves = three.map(({ key, copy }) => ({
      x25519: Buffer.from(key.publicHalves.x25519),
      fingerprint: key.fingerprint,
      privateHalf: Buffer.from(copy.subarray(0, 32)),
    }))
    const read = readSealedOffer(
      {
        envelope: Buffer.from(told.envelope, 'base64'),
        content: Buffer.from(told.content, 'base64'),
        statement: told.statement,
        signature: Buffer.from(told.signature, 'base64'),
        vendorKey: Buffer.from(told.vendorKey, 'hex'),
      },
      [halves[2]!, halves[1]!]
    )
    assert.isTrue(read.content.equals(plain))
    assert.equal(read.total, PRICE.total)

    const vendor = await someHolder()
    const made = await makeOffer(
      three.map(({ key }) => key),
      vendor.key,
      { content: plain, name: 'dari peladen.pdf' }
    )
    const offer: SealedOctets = {
      envelope: base64(made.envelope),
      content: base64(made.content),
      statement: offerStatementText(made.statement),
      signature: base64(await signOfferStatement(made.statement, vendor.key.sign)),
      vendorKey: hex(vendor.key.publicHalves.ed25519),
    }
    const opened = await ask({ what: 'open', holders, vendor: vendor.octets, offer })
    assert.deepEqual(opened, {
      name: 'dari peladen.pdf',
      total: PRICE.total,
      content: plain.toString('base64'),
    })
  })
})
