/** Access under an order: what a holder's browser asks of the facts before it signs or unwraps anything. */
import { test } from '@japa/runner'
import { base64, equalBytes, fromBase64, utf8 } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import type { ToSignText } from '@eproc/sealing/offer/facts_text'
import { holderSetText } from '@eproc/sealing/offer/facts'
import { hashOf, signedText, signText } from '@eproc/sealing/offer/lines'
import {
  checkOrderConfirmation,
  checkOrderRequest,
  lastEnd,
  type OrderFacts,
  orderRequestFor,
  readOrderRequest,
  signOrderConfirmation,
  signOrderRequest,
} from '@eproc/sealing/offer/order'
import { orderText, readOrder } from '@eproc/sealing/offer/order_leaf'
import { signedOrderAsk, signedOrderConfirm } from '@eproc/sealing/offer/order_act'
import { checkRequest } from '@eproc/sealing/offer/opening'
import { readRequest } from '@eproc/sealing/offer/request'
import { hpkeOpen } from '@eproc/sealing/offer/share'
import { readContent } from '@eproc/sealing/offer/read'
import {
  endedStage,
  FACTS,
  gather,
  inParts,
  type MadeOffer,
  makeOffer,
  ownShares,
  randomHash,
  setOf,
  someKey,
  someKeys,
} from '../../lib/offers.ts'

const ENDED = '2026-11-23T08:00:00.000Z'
const SALT = new Uint8Array(32).fill(9)
const STAGES = [
  { kunci: 'pemasukan-1', mulai: '2026-11-20T08:00:00Z', selesai: ENDED },
  { kunci: 'pemasukan-2', mulai: '2026-12-01T08:00:00Z', selesai: '2026-12-05T08:00:00.000Z' },
]

interface Scene {
  holders: OpenKey[]
  facts: OrderFacts
  offers: MadeOffer[]
}

const leafOf = (offers: readonly MadeOffer[], change: object = {}): string =>
  orderText({
    installation: FACTS.installation,
    package: FACTS.package,
    number: '12/LHP/2026',
    body: 'Badan Pemeriksa Keuangan',
    date: '2026-11-25',
    document: 'ab'.repeat(32),
    ended: ENDED,
    offers: offers.map(({ statement }) => ({ receipt: randomHash(), header: statement.header })),
    ...change,
  })

/** Three holders, an offer that was replaced and its successor; the order covers both. */
async function scene(): Promise<Scene> {
  const [holders, vendor] = [await someKeys(3), await someKey()]
  const offers = [
    await makeOffer(holders, vendor, { content: utf8('yang lama') }),
    await makeOffer(holders, vendor, { version: 2, content: utf8('yang baru') }),
  ]
  const facts: OrderFacts = {
    installation: FACTS.installation,
    package: FACTS.package,
    set: setOf(holders),
    order: { kind: 'perintah', salt: SALT, content: leafOf(offers) },
    schedule: {
      kind: 'jadwal',
      salt: SALT,
      content: JSON.stringify({ paket: 'P', tahap: STAGES }),
    },
    statements: offers.map(({ statement }) => statement),
    now: '2026-11-26T08:00:00.000Z',
  }
  return { holders, facts, offers }
}

const handed = ({ offers, facts }: Scene, key: OpenKey): ToSignText => ({
  sampai: '2026-11-27T08:00:00.000Z',
  himpunan: [holderSetText(facts.set)],
  bagian: [...ownShares(offers, key)].map(([penawaran, { header, wrap }]) => ({
    penawaran,
    header,
    bungkus: base64(wrap),
  })),
  permintaan: null,
  amplop: [],
})

const forSecond = (
  { offers, facts }: Scene,
  asked: { pernyataan: string; tandaTangan: string; titipan: string }
): ToSignText => ({
  sampai: '',
  himpunan: [holderSetText(facts.set)],
  bagian: [],
  permintaan: { teks: asked.pernyataan, tandaTangan: asked.tandaTangan, titipan: asked.titipan },
  amplop: offers.map(({ statement, envelope }) => ({
    penawaran: statement.offer,
    isi: base64(envelope),
  })),
})

/** What the first sends, with what it sealed to that holder. */
async function asked(from: Scene, first: OpenKey, to: OpenKey) {
  const signed = await signedOrderAsk(handed(from, first), from.facts, first)
  if (!signed) return null
  const titipan = signed.titipan!.find(({ untuk }) => untuk === to.fingerprint)!.isi
  return { pernyataan: signed.pernyataan!, tandaTangan: signed.tandaTangan, titipan }
}

test.group('Sealed offers: access under an order', () => {
  test('two holders read exactly what the leaf covers, replaced versions too', async ({
    assert,
  }) => {
    const from = await scene()
    const [a, b] = from.holders
    const request = (await asked(from, a!, b!))!
    const confirmed = (await signedOrderConfirm(forSecond(from, request), from.facts, b!))!
    for (const { statement, content } of from.offers) {
      const outcome = confirmed.outcomes.get(statement.offer)!
      if (outcome.result !== 'open') throw new Error(JSON.stringify(outcome))
      const plain = await gather(readContent(outcome.keys, statement, inParts(content)))
      const said = statement.version === 1 ? 'yang lama' : 'yang baru'
      assert.isTrue(equalBytes(plain, utf8(said)))
    }
    const read = readOrderRequest(request.pernyataan)!
    const check = (fingerprint: string, signature: Uint8Array) =>
      checkOrderConfirmation(read, fingerprint, signature, from.facts.set)
    const signature = fromBase64(confirmed.signed.tandaTangan)
    assert.isTrue(await check(b!.fingerprint, signature))
    assert.isFalse(await check(from.holders[2]!.fingerprint, signature))
    assert.isFalse(await check(a!.fingerprint, fromBase64(request.tandaTangan)))
  })

  test('nothing is signed or read where leaf, list, stage, package or time does not fit', async ({
    assert,
  }) => {
    const from = await scene()
    const [a, b] = from.holders
    const { facts, offers } = from
    const request = (await asked(from, a!, b!))!
    const logged = (content: string) => ({ ...facts.order, content })
    const stranger = await makeOffer(from.holders, await someKey(), { package: '43' })
    const running = await makeOffer(from.holders, await someKey(), { stage: 'pemasukan-2' })
    const more = [...facts.statements, running.statement]
    const cases: [Partial<OrderFacts>, string][] = [
      [{ order: logged(leafOf(offers.slice(1))) }, 'offer'],
      [{ order: logged(leafOf([...offers, stranger])) }, 'offer'],
      [{ order: logged(leafOf(offers, { package: '43' })) }, 'order'],
      [{ order: logged('bukan perintah') }, 'order'],
      [{ statements: facts.statements.slice(1) }, 'offer'],
      [{ statements: [...facts.statements, stranger.statement] }, 'offer'],
      [
        {
          statements: [...facts.statements, stranger.statement],
          order: logged(leafOf([...offers, stranger])),
        },
        'offer',
      ],
      // The end that the leaf says is not that of the second submission; one that it says is not over.
      [{ statements: more, order: logged(leafOf([...offers, running])) }, 'schedule'],
      [
        {
          statements: more,
          order: logged(leafOf([...offers, running], { ended: STAGES[1]!.selesai })),
        },
        'early',
      ],
      [{ now: '2026-11-23T07:59:59.000Z' }, 'early'],
      [{ schedule: { ...facts.schedule, content: '{}' } }, 'schedule'],
      [{ installation: 'lain.test' }, 'order'],
      [{ set: setOf(from.holders.slice(1)) }, 'holder'],
    ]
    for (const [change, fault] of cases) {
      const changed = { ...facts, ...change }
      const other = { ...from, facts: changed }
      const signs = changed.set.holders.length === 3
      if (signs) assert.isNull(await signedOrderAsk(handed(other, a!), changed, a!), fault)
      const { first, expiry, nonce } = readOrderRequest(request.pernyataan)!
      const fitting = await orderRequestFor(changed, { first, expiry, nonce })
      const signature = await signOrderRequest(fitting, a!)
      const found = await checkOrderRequest(fitting, signature, changed)
      assert.deepEqual(found, { ok: false, fault }, JSON.stringify(Object.keys(change)))
      assert.isNull(await signedOrderConfirm(forSecond(from, request), changed, b!))
    }
    assert.equal(lastEnd(facts.schedule, ['pemasukan-1']), ENDED)
    assert.isNull(lastEnd(facts.schedule, ['pemasukan-9']))
    assert.isNull(lastEnd(facts.schedule, []))
  })

  test('a share leaves the browser only where the header itself is of this package and stage', async ({
    assert,
  }) => {
    const from = await scene()
    const [a, b] = from.holders
    // A server says of an offer of another package, and of a running stage, that it is this one's.
    for (const wish of [{ package: '43' }, { stage: 'pemasukan-2' }]) {
      const hidden = await makeOffer(from.holders, await someKey(), wish)
      const { package: of, stage } = FACTS
      const said = { ...hidden, statement: { ...hidden.statement, package: of, stage } }
      const facts = {
        ...from.facts,
        statements: [said.statement],
        order: { ...from.facts.order, content: leafOf([said]) },
      }
      const other = { ...from, facts, offers: [said] }
      const request = (await asked(other, a!, b!))!
      const confirmed = (await signedOrderConfirm(forSecond(other, request), facts, b!))!
      const outcome = confirmed.outcomes.get(said.statement.offer)!
      assert.deepEqual(outcome, { result: 'void', reason: 'header', proof: null })
      assert.isUndefined(confirmed.signed.hasil![0]!.kunci)
      // Not even the second's key with the first's parcel: there is no share in it.
      const hash = await hashOf(request.pernyataan)
      const info = utf8(
        `eproc-reseal-1\nrequest: ${hash}\nfrom: ${a!.fingerprint}\nto: ${b!.fingerprint}\n`
      )
      const parcel = (await hpkeOpen(b!, fromBase64(request.titipan), info))!
      assert.isTrue(parcel.every((octet) => octet === 0))
    }
  })

  test('a signature for an opening is none for an order, nor the other way round', async ({
    assert,
  }) => {
    const from = await scene()
    const [a, b] = from.holders
    const opening = await endedStage({ holders: from.holders, vendor: await someKey() }, [], {
      accepted: [],
    })
    const request = (await asked(from, a!, b!))!
    const order = readOrderRequest(request.pernyataan)!
    const signature = fromBase64(request.tandaTangan)
    assert.isNull(readRequest(request.pernyataan))
    const played = await checkRequest(opening.request, signature, opening.facts)
    assert.deepEqual(played, { ok: false, fault: 'signature' })
    assert.deepEqual(await checkOrderRequest(order, opening.signature, from.facts), {
      ok: false,
      fault: 'signature',
    })
    // Nor is a request its own confirmation.
    const answer = await checkOrderRequest(order, signature, from.facts)
    if (!answer.ok) throw new Error(answer.fault)
    await assert.rejects(() => signOrderConfirmation(answer.checked, a!), RangeError)
    assert.isFalse(await signedText('lain', signature, a!.publicHalves.ed25519))
    const forged = await signText(request.pernyataan, b!.sign)
    assert.deepEqual(await checkOrderRequest(order, forged, from.facts), {
      ok: false,
      fault: 'signature',
    })
  })

  test('a leaf has one writing: sorted, each offer once, and at least one', async ({ assert }) => {
    const { offers } = await scene()
    const text = leafOf(offers)
    assert.equal(orderText(readOrder(text)!), text)
    const lines = text.split('\n')
    const swapped = [...lines.slice(0, -3), lines.at(-2), lines.at(-3), ''].join('\n')
    assert.isNull(readOrder(swapped))
    assert.isNull(readOrder(text.replace(lines.at(-2)!, lines.at(-3)!)))
    assert.isNull(readOrder(leafOf([])))
    assert.throws(() => leafOf(offers, { body: 'BPK\noffer: x' }), RangeError)
  })
})
