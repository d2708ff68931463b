import { test } from '@japa/runner'
import {
  checkOwnShares,
  readShareCheck,
  shareCheckHolds,
  shareCheckText,
  signShareCheck,
} from '@eproc/sealing/offer/share_check'
import { flipped } from '../../lib/bits.ts'
import { makeOffer, ownShares, someKey, someKeys } from '../../lib/offers.ts'

test.group('Sealed offers: holders check their shares', () => {
  test('each finds its own share, and none where the sealing is another’s or was altered', async ({
    assert,
  }) => {
    const [holders, vendor, stranger] = [await someKeys(3), await someKey(), await someKey()]
    const offer = await makeOffer(holders, vendor)
    const { offer: id, header } = offer.statement
    for (const holder of holders) {
      const found = await checkOwnShares(ownShares([offer], holder), holder)
      assert.deepEqual(found, [{ offer: id, header, opens: true }])
    }
    const own = ownShares([offer], holders[0]!)
    const one = own.get(id)!
    const spoiled = new Map([[id, { ...one, wrap: flipped(one.wrap, 8 * one.wrap.length - 1) }]])
    assert.isFalse((await checkOwnShares(spoiled, holders[0]!))[0]!.opens)
    assert.isFalse((await checkOwnShares(own, stranger))[0]!.opens)
    // Under another offer's name, or without a header, there is nothing to say.
    assert.deepEqual(await checkOwnShares(new Map([['0'.repeat(32), one]]), holders[0]!), [])
    const without = new Map([[id, { ...one, header: '' }]])
    assert.deepEqual(await checkOwnShares(without, holders[0]!), [])
  })

  test('what one holder says has one writing, and nobody else’s signature', async ({ assert }) => {
    const [holder, other] = [await someKey(), await someKey()]
    const share = { offer: 'ab'.repeat(16), header: 'cd'.repeat(32), opens: true }
    const check = {
      installation: 'uji',
      package: '7',
      holder: holder.fingerprint,
      at: '2026-11-23T08:00:00.000Z',
      offers: [share, { ...share, offer: 'ef'.repeat(16), opens: false }],
    }
    const text = shareCheckText(check)
    assert.deepEqual(readShareCheck(text), check)
    const [last, ...rest] = text.split('\n').toReversed()
    assert.equal(last, '')
    assert.isNull(readShareCheck(rest.toReversed().join('\n')))
    assert.isNull(readShareCheck(text.replace('opens', 'open')))
    assert.isNull(readShareCheck(`${text}offer: ${share.offer} ${share.header} fails\n`))
    assert.throws(() => shareCheckText({ ...check, offers: [share, share] }))
    const signature = await signShareCheck(check, holder)
    assert.isTrue(await shareCheckHolds(check, signature, holder.publicHalves.ed25519))
    assert.isFalse(await shareCheckHolds(check, signature, other.publicHalves.ed25519))
    const better = { ...check, offers: check.offers.map((one) => ({ ...one, opens: true })) }
    assert.isFalse(await shareCheckHolds(better, signature, holder.publicHalves.ed25519))
  })
})
