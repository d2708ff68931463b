import { test } from '@japa/runner'
import { flipped } from '../../lib/bits.ts'
import { equalBytes, utf8 } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { readEnvelope } from '@eproc/sealing/offer/envelope'
import { dataKeysFit, openWithSecret, structureFault } from '@eproc/sealing/offer/judge'
import { combineAndOpen, ownShareOpens, resealShares } from '@eproc/sealing/offer/open'
import {
  checkConfirmation,
  checkRequest,
  type OpeningFacts,
  signConfirmation,
} from '@eproc/sealing/offer/opening'
import {
  type OpeningRequest,
  readRequest,
  requestText,
  signRequest,
} from '@eproc/sealing/offer/request'
import { readContent } from '@eproc/sealing/offer/read'
import { readDataKeys, writeDataKeys } from '@eproc/sealing/offer/secret'
import { canReceive, hpkeOpen } from '@eproc/sealing/offer/share'
import {
  accept,
  askedBy,
  checkedOf,
  endedStage,
  gather,
  inParts,
  makeOffer,
  openedBy,
  PRICE,
  randomHash,
  receiptOf,
  resealedToAll,
  setOf,
  someKey,
  someKeys,
} from '../../lib/offers.ts'

test.group('Sealed offers: opening', () => {
  test('any two of five holders open it, and read name, price and content', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(5), await someKey()]
    const content = crypto.getRandomValues(new Uint8Array(60_000))
    const offer = await makeOffer(holders, vendor, { content })
    const base = await endedStage({ holders, vendor }, [offer])
    for (const first of holders) {
      const scene = await askedBy(base, first)
      for (const second of holders) {
        if (first === second) continue
        const outcome = (await openedBy(scene, second)).get(offer.statement.offer)!
        if (outcome.result !== 'open') throw new Error(JSON.stringify(outcome))
        assert.equal(outcome.name, 'harga.pdf')
        assert.deepEqual(outcome.price, PRICE)
        const keys = readDataKeys(writeDataKeys(outcome.keys))
        assert.isTrue(await dataKeysFit(keys, readEnvelope(offer.envelope)!))
        const read = readContent(keys, offer.statement, inParts(offer.content))
        assert.isTrue(equalBytes(await gather(read), content))
      }
    }
  })

  test('resealed shares serve one request and one holder', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const offer = await makeOffer(holders, vendor)
    const scene = await endedStage({ holders, vendor }, [offer])
    const { facts, envelopes } = scene
    const checked = await checkedOf(scene)
    const resealed = (await resealedToAll(scene)).get(holders[1]!.fingerprint)!
    const input = { checked, envelopes, resealed, sets: [facts.set] }
    assert.isNotNull(await combineAndOpen(input, holders[1]!))
    assert.isNull(await combineAndOpen(input, holders[2]!))
    // A request that is pending, and the passphrase of who asked: nothing of it opens by that key alone.
    for (const one of (await resealedToAll(scene)).values()) {
      assert.isNull(await combineAndOpen({ ...input, resealed: one }, holders[0]!))
    }
    const request = { ...scene.request, nonce: randomHash() }
    const again = { ...scene, request, signature: await signRequest(request, holders[0]!) }
    const other = await checkedOf(again)
    assert.isNull(await combineAndOpen({ ...input, checked: other }, holders[1]!))
    assert.isNull(await hpkeOpen(holders[1]!, resealed, utf8('another')))
    await assert.rejects(() => resealShares(checked, new Map(), holders[1]!, []), RangeError)
    const { shares } = await resealShares(checked, new Map(), holders[0]!, facts.set.holders)
    assert.sameMembers(
      shares.map(({ to }) => to),
      [holders[1]!.fingerprint, holders[2]!.fingerprint]
    )
  })

  test('what the first cannot or does not say leaves the offer to another two', async ({
    assert,
  }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const offers = [
      await makeOffer(holders, vendor),
      await makeOffer(holders, vendor, { vendor: 'b2'.repeat(32) }),
    ]
    const scene = await endedStage({ holders, vendor }, offers)
    const [mine, other] = offers.map(({ statement }) => statement.offer)
    const own = scene.own(holders[0]!)
    own.delete(other!)
    const withholding = { ...scene, own: () => own }
    const found = await openedBy(withholding, holders[1]!)
    assert.equal(found.get(mine!)!.result, 'open')
    assert.deepEqual(found.get(other!), { result: 'unreadable', whose: 'first' })
    // Another's share in its place is found by its hash.
    own.set(other!, own.get(mine!)!)
    const { unreadable } = await resealShares(await checkedOf(scene), own, holders[0]!, [])
    assert.deepEqual(unreadable, [other])
    for (const key of holders)
      for (const share of scene.own(key).values()) assert.isTrue(await ownShareOpens(share, key))
    assert.isFalse(await ownShareOpens(scene.own(holders[1]!).get(mine!)!, holders[0]!))
  })

  test('an offer sealed to an earlier holder set opens by two of that set', async ({ assert }) => {
    const [[a, b, gone, fresh], vendor] = [await someKeys(4), await someKey()]
    const earlier = setOf([a!, b!, gone!], '2')
    const old = await makeOffer([a!, b!, gone!], vendor, { set: '2' })
    const late = await makeOffer([a!, b!, fresh!], vendor, { vendor: 'b2'.repeat(32) })
    const scene = await endedStage({ holders: [a!, b!, fresh!], vendor }, [old, late])
    const results = async (first: OpenKey, second: OpenKey) => {
      const asked = await askedBy(scene, first)
      const resealed = (await resealedToAll(asked)).get(second.fingerprint)!
      const { envelopes, facts } = asked
      const sets = [earlier, facts.set]
      const checked = await checkedOf(asked)
      const found = await combineAndOpen({ checked, envelopes, resealed, sets }, second)
      return [old, late].map(({ statement }) => found!.get(statement.offer)!)
    }
    const both = await results(a!, b!)
    assert.deepEqual(
      both.map(({ result }) => result),
      ['open', 'open']
    )
    const [one, two] = await results(a!, fresh!)
    assert.deepEqual([one, two!.result], [{ result: 'unreadable', whose: 'second' }, 'open'])
    const [three, four] = await results(fresh!, b!)
    assert.deepEqual([three, four!.result], [{ result: 'unreadable', whose: 'first' }, 'open'])
  })

  test('nothing can be sealed to a public half of small order', async ({ assert }) => {
    const key = await someKey()
    assert.isTrue(await canReceive(key.publicHalves.x25519))
    for (const bad of [
      new Uint8Array(32),
      Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0)),
      new Uint8Array(31),
    ])
      assert.isFalse(await canReceive(bad))
  })

  test('the vendor opens with the secret it kept, and no server keeps one', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const { statement, envelope, secret } = await makeOffer(holders, vendor)
    const opened = await openWithSecret(statement, envelope, secret!, [setOf(holders)])
    assert.equal(opened!.result, 'open')
    const other = await makeOffer(holders, vendor)
    assert.isNull(await openWithSecret(statement, envelope, other.secret!, [setOf(holders)]))
  })

  test('structure is known without a key when an offer comes in', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const { statement, envelope } = await makeOffer(holders, vendor)
    const sets = [setOf(holders)]
    assert.isNull(await structureFault(statement, envelope, sets))
    const cases = [
      [statement, flipped(envelope, 900), sets, 'altered'],
      [{ ...statement, vendor: 'b2'.repeat(32) }, envelope, sets, 'header'],
      [{ ...statement, kind: 'T' }, envelope, sets, 'header'],
      [statement, envelope, [setOf(holders, '4')], 'holders'],
      [statement, envelope, [setOf(holders.toReversed())], 'holders'],
      [statement, envelope, [setOf(await someKeys(3))], 'holders'],
    ] as const
    for (const [said, bytes, known, fault] of cases)
      assert.equal(await structureFault(said, bytes, known), fault)
  })
})

test.group('Sealed offers: request and confirmation', () => {
  test('a request holds for what it says and nothing else', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const scene = await endedStage({ holders, vendor }, [await makeOffer(holders, vendor)])
    const { request, signature, facts } = scene
    assert.deepEqual(readRequest(requestText(request)), request)
    const check = async (some: Partial<OpeningFacts>, asked = request, signed = signature) => {
      const result = await checkRequest(asked, signed, { ...facts, ...some })
      return result.ok ? 'ok' : result.fault
    }
    const own = async (some: Partial<OpeningRequest>) => {
      const asked = { ...request, ...some }
      return check({}, asked, await signRequest(asked, holders[0]!))
    }
    assert.equal(await check({}), 'ok')
    assert.equal(await check({ kinds: ['K'] }), 'subject')
    assert.equal(await check({ stage: 'pemasukan-2' }), 'subject')
    assert.equal(await check({ set: setOf(holders, '4') }), 'subject')
    assert.equal(await check({ set: setOf(holders.slice(1)) }), 'holder')
    assert.equal(await check({}, { ...request, nonce: randomHash() }), 'signature')
    assert.equal(await check({ now: request.expiry }), 'expired')
    assert.equal(await own({ expiry: '2026-99-99T00:00:00Z' }), 'expired')
    assert.equal(await check({ now: 'kapan' }), 'expired')
    const junk = facts.accepted.map((one) => ({ ...one, receipt: 'x\nreceipt: y' }))
    assert.equal(await check({ accepted: junk }), 'closing')
    assert.equal(await check({}, { ...request, nonce: 'x' }), 'signature')
    assert.equal(await check({ now: '2026-11-23T07:59:59Z' }), 'early')
    assert.equal(await check({ end: '2026-11-23T09:30:00Z' }), 'early')
    assert.equal(await check({ end: '2026-11-23T08:30:00Z' }), 'closing')
    assert.equal(await own({ schedule: randomHash() }), 'schedule')
    assert.equal(await own({ closing: randomHash() }), 'closing')
    assert.equal(await own({ offers: [] }), 'offer')
    assert.equal(await own({ offers: [{ ...request.offers[0]!, header: randomHash() }] }), 'offer')
    assert.equal(await check({ entitled: new Set() }), 'offer')
    assert.equal(await check({ settled: new Set([request.offers[0]!.offer]) }), 'offer')
  })

  test('every flipped bit of a request and its signature is found', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(2), await someKey()]
    const scene = await endedStage({ holders, vendor }, [await makeOffer(holders, vendor)])
    const { signature, facts, request } = scene
    const text = requestText(request)
    for (let bit = 0; bit < text.length * 8; bit++) {
      const changed = Buffer.from(flipped(utf8(text), bit)).toString('latin1')
      const read = readRequest(changed)
      if (read) assert.equal(requestText(read), changed)
      if (read && bit % 8 === 0)
        assert.isFalse((await checkRequest(read, signature, facts)).ok, changed)
    }
    for (let bit = 0; bit < signature.length * 8; bit += 5)
      assert.deepEqual(await checkRequest(request, flipped(signature, bit), facts), {
        ok: false,
        fault: 'signature',
      })
  })

  test('an offer added after the closing is not opened, nor is one taken away', async ({
    assert,
  }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const [one, late] = [
      await makeOffer(holders, vendor),
      await makeOffer(holders, vendor, { vendor: 'b2'.repeat(32) }),
    ]
    const scene = await endedStage({ holders, vendor }, [one, late], {
      accepted: [await accept(one.statement, vendor)],
    })
    const accepted = [...scene.facts.accepted, await accept(late.statement, vendor)]
    const vendorKeys = new Map(scene.facts.vendorKeys).set('b2'.repeat(32), [
      vendor.publicHalves.ed25519,
    ])
    for (const [some, fault] of [
      [{}, 'offer'],
      [{ accepted, vendorKeys }, 'closing'],
      [{ accepted: [] }, 'closing'],
    ] as const)
      assert.deepEqual(
        await checkRequest(scene.request, scene.signature, { ...scene.facts, ...some }),
        { ok: false, fault }
      )
  })

  test('replaced and withdrawn versions stay closed', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const first = await makeOffer(holders, vendor)
    const second = await makeOffer(holders, vendor, { version: 2 })
    const accepted = [await accept(first.statement, vendor), await accept(second.statement, vendor)]
    const fault = async (open: (typeof first)[], all = accepted) => {
      const scene = await endedStage({ holders, vendor }, [first, second], { accepted: all, open })
      const checked = await checkRequest(scene.request, scene.signature, scene.facts)
      return checked.ok ? 'ok' : checked.fault
    }
    assert.equal(await fault([second]), 'ok')
    assert.equal(await fault([first]), 'offer')
    assert.equal(await fault([first, second]), 'offer')
    const { act: _, offer: _offer, header: _header, ...said } = second.statement
    const withdrawal = {
      ...said,
      act: 'withdrawal' as const,
      version: 3,
      previous: receiptOf(2),
    }
    const withdrawn = [...accepted, await accept(withdrawal, vendor)]
    assert.equal(await fault([second], withdrawn), 'offer')
    assert.equal(await fault([], withdrawn), 'ok')
  })

  test('a signature for K does not open H, and nobody confirms for another', async ({ assert }) => {
    const [holders, vendor] = [await someKeys(3), await someKey()]
    const both = [await makeOffer(holders, vendor), await makeOffer(holders, vendor, { kind: 'K' })]
    const forK = await endedStage({ holders, vendor }, both, { kinds: ['K'], open: [both[1]!] })
    const { request, signature, facts } = forK
    assert.isTrue((await checkRequest(request, signature, facts)).ok)
    const asH: OpeningRequest = {
      ...request,
      kinds: ['H'],
      offers: [{ offer: both[0]!.statement.offer, header: both[0]!.statement.header }],
    }
    for (const played of [asH, { ...request, kinds: ['H'] as const }])
      assert.deepEqual(await checkRequest(played, signature, { ...facts, kinds: ['H'] }), {
        ok: false,
        fault: 'signature',
      })
    const [a, b, c] = holders
    const checked = await checkedOf(forK)
    const confirmed = await signConfirmation(checked, b!)
    assert.isTrue(await checkConfirmation(request, b!.fingerprint, confirmed, facts.set))
    assert.isFalse(await checkConfirmation(request, c!.fingerprint, confirmed, facts.set))
    assert.isFalse(await checkConfirmation(asH, b!.fingerprint, confirmed, facts.set))
    assert.isFalse(await checkConfirmation(request, b!.fingerprint, signature, facts.set))
    const without = { ...facts.set, holders: [a!.publicHalves, c!.publicHalves] }
    assert.isFalse(await checkConfirmation(request, b!.fingerprint, confirmed, without))
    await assert.rejects(() => signConfirmation(checked, a!), RangeError)
  })
})
