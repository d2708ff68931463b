import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import {
  type Accepted,
  acceptedHash,
  type ChainRules,
  checkChains,
  closingRoot,
  closingText,
  coveredBy,
  readClosing,
} from '@eproc/sealing/offer/chain'
import {
  checkOfferStatement,
  type OfferStatement,
  offerStatementText,
  readOfferStatement,
  signOfferStatement,
  vendorKeyHash,
  type VersionStatement,
  type WithdrawalStatement,
} from '@eproc/sealing/offer/statement'
import { accept, END, FACTS, receiptOf, someKey, VENDOR } from '../../lib/offers.ts'

const HASH = (n: number) => n.toString(16).padStart(64, 'f')

async function version(
  key: OpenKey,
  n: number,
  some: Partial<VersionStatement> = {}
): Promise<VersionStatement> {
  const { set: _, ...facts } = FACTS
  return {
    act: 'version',
    ...facts,
    version: n,
    key: await vendorKeyHash(key.publicHalves.ed25519),
    previous: n === 1 ? '-' : receiptOf(n - 1),
    offer: n.toString(16).padStart(32, '0'),
    header: HASH(1),
    envelope: HASH(2),
    content: HASH(3),
    size: 1_048_616,
    plain: HASH(4),
    ...some,
  }
}

async function withdrawal(key: OpenKey, n: number): Promise<WithdrawalStatement> {
  const {
    offer: _o,
    header: _h,
    envelope: _e,
    content: _c,
    size: _s,
    plain: _p,
    ...said
  } = await version(key, n)
  return { ...said, act: 'withdrawal' }
}

const rulesFor = (keys: OpenKey[], some: Partial<ChainRules> = {}): ChainRules => ({
  installation: FACTS.installation,
  package: FACTS.package,
  stage: FACTS.stage,
  vendorKeys: new Map([[VENDOR, keys.map(({ publicHalves }) => publicHalves.ed25519)]]),
  installationKey: null,
  ...some,
})

const signed = (key: OpenKey, statements: OfferStatement[]): Promise<Accepted[]> =>
  Promise.all(statements.map((statement) => accept(statement, key)))

async function faultOf(accepted: Accepted[], rules: ChainRules): Promise<string> {
  const chains = await checkChains(accepted, rules)
  if (!chains.ok) return chains.fault
  return chains.standing.map(({ last }) => (last ? last.version : 'withdrawn')).join(' ')
}

test.group('Sealed offers: signed versions', () => {
  test('the signed text is fixed, and a withdrawal is no version', async ({ assert }) => {
    const key = await someKey()
    const hash = await vendorKeyHash(key.publicHalves.ed25519)
    const said =
      `mode: disegel di peramban\ninstallation: eproc.test\npackage: 42\nstage: pemasukan-1\nkind: H\n` +
      `vendor: ${VENDOR}\nkey: ${hash}\nversion: 2\nprevious: ${receiptOf(1)}\n`
    const text =
      `eproc-offer-statement-1 version\n${said}offer: ${'0'.repeat(31)}2\nheader: ${HASH(1)}\n` +
      `envelope: ${HASH(2)}\ncontent: ${HASH(3)}\nsize: 1048616\nplain: ${HASH(4)}\n`
    assert.equal(offerStatementText(await version(key, 2)), text)
    assert.equal(
      offerStatementText(await withdrawal(key, 2)),
      `eproc-offer-statement-1 withdrawal\n${said}`
    )
    assert.deepEqual(readOfferStatement(text), await version(key, 2))
    assert.deepEqual(
      readOfferStatement(`eproc-offer-statement-1 withdrawal\n${said}`),
      await withdrawal(key, 2)
    )
    const { ed25519 } = key.publicHalves
    const signature = await signOfferStatement(await version(key, 2), key.sign)
    assert.isFalse(await checkOfferStatement(await withdrawal(key, 2), signature, ed25519))
    assert.isFalse(await checkOfferStatement(await version(await someKey(), 2), signature, ed25519))
    for (const bad of [
      { previous: '-' },
      { version: 1 },
      { version: 0 },
      { size: 1.5 },
      { offer: 'x' },
    ])
      assert.throws(() => offerStatementText({ ...base, ...bad }), RangeError)
    for (const one of [`${text}\n`, text.slice(1), text.replace('version: 2', 'version: 1')])
      assert.isNull(readOfferStatement(one))
  })

  test('the last version of an unbroken chain counts', async ({ assert }) => {
    const key = await someKey()
    const three = await Promise.all([1, 2, 3].map((n) => version(key, n)))
    const rules = rulesFor([key])
    const all = await signed(key, three)
    assert.equal(await faultOf(all, rules), '3')
    assert.equal(await faultOf(all.toReversed(), rules), '3')
    assert.equal(await faultOf(all.slice(0, 2), rules), '2')
    assert.equal(await faultOf([], rules), '')
    const chains = await checkChains(all, rules)
    assert.deepEqual(chains.ok && chains.standing[0]!.replaced.map((one) => one.version), [1, 2])
    // Broken chains: nothing can be left out, doubled, or put on top of another receipt.
    assert.equal(await faultOf(all.slice(1), rules), 'order')
    assert.equal(await faultOf([all[0]!, all[2]!], rules), 'order')
    assert.equal(await faultOf([all[0]!, all[0]!, all[1]!], rules), 'order')
    const other = await version(key, 3, { previous: HASH(9) })
    assert.equal(
      await faultOf([...all.slice(0, 2), ...(await signed(key, [other]))], rules),
      'previous'
    )
    const lied = all.map((one, at) => (at === 0 ? { ...one, receipt: HASH(8) } : one))
    assert.equal(await faultOf(lied, rules), 'previous')
  })

  test('a withdrawal ends a chain until a version goes on top of it', async ({ assert }) => {
    const key = await someKey()
    const all = await signed(key, [
      await version(key, 1),
      await withdrawal(key, 2),
      await version(key, 3),
    ])
    assert.equal(await faultOf(all.slice(0, 2), rulesFor([key])), 'withdrawn')
    assert.equal(await faultOf(all, rulesFor([key])), '3')
  })

  test('kinds and vendors have chains of their own', async ({ assert }) => {
    const key = await someKey()
    const other = 'b2'.repeat(32)
    const { ed25519 } = key.publicHalves
    const rules = rulesFor([key], {
      vendorKeys: new Map([
        [VENDOR, [ed25519]],
        [other, [ed25519]],
      ]),
    })
    const all = await signed(key, [
      await version(key, 1),
      await version(key, 1, { kind: 'T' }),
      await version(key, 1, { vendor: other }),
      await version(key, 2, { vendor: other }),
    ])
    assert.equal(await faultOf(all, rules), '1 1 2')
  })

  test('a version forged in a vendor’s name does not count', async ({ assert }) => {
    const [key, installation, stranger] = [await someKey(), await someKey(), await someKey()]
    const rules = rulesFor([key], { installationKey: installation.publicHalves.ed25519 })
    const own = await signed(key, [await version(key, 1)])
    const plain = { mode: 'disegel saat diterima' } as const
    const forged = await signed(installation, [await version(installation, 2, plain)])
    assert.equal(await faultOf([...own, ...forged], rules), 'signature')
    const alone = await signed(installation, [await version(installation, 1, plain)])
    assert.equal(await faultOf(alone, rules), 'signature')
    const foreign = await signed(stranger, [await version(stranger, 2)])
    assert.equal(await faultOf([...own, ...foreign], rules), 'signature')
    const unsigned = own.map((one) => ({ ...one, signature: new Uint8Array(64) }))
    assert.equal(await faultOf(unsigned, rules), 'signature')
    for (const some of [{ stage: 'pemasukan-2' }, { package: '43' }, { installation: 'lain.test' }])
      assert.equal(
        await faultOf(await signed(key, [await version(key, 1, some)]), rules),
        'subject'
      )
  })

  test('what came in plain counts for vendors without a key, where the package lets it', async ({
    assert,
  }) => {
    const installation = await someKey()
    const plain = { mode: 'disegel saat diterima' } as const
    const all = await signed(installation, [
      await version(installation, 1, plain),
      await version(installation, 2, plain),
    ])
    const rules = rulesFor([], { installationKey: installation.publicHalves.ed25519 })
    assert.equal(await faultOf(all, rules), '2')
    assert.equal(await faultOf(all, { ...rules, installationKey: null }), 'signature')
    const asBrowser = await signed(installation, [await version(installation, 1)])
    assert.equal(await faultOf(asBrowser, rules), 'signature')
  })

  test('once a new device has signed, the old key does not speak', async ({ assert }) => {
    const [old, fresh] = [await someKey(), await someKey()]
    const rules = rulesFor([old, fresh])
    const [one] = await signed(old, [await version(old, 1)])
    const [two] = await signed(fresh, [await version(fresh, 2)])
    const [three] = await signed(old, [await version(old, 3)])
    assert.equal(await faultOf([one!, two!], rules), '2')
    assert.equal(await faultOf([one!, two!, three!], rules), 'signature')
  })
})

const base: VersionStatement = {
  ...(await version(await someKey(), 2)),
}

test.group('Sealed offers: the closing', () => {
  test('its root and count cover what was accepted, in any order, and nothing else', async ({
    assert,
  }) => {
    const key = await someKey()
    const five = await signed(key, await Promise.all([1, 2, 3, 4, 5].map((n) => version(key, n))))
    const { installation, stage } = FACTS
    const closing = {
      installation,
      package: FACTS.package,
      stage,
      end: END,
      ...(await closingRoot(five)),
    }
    assert.deepEqual(readClosing(closingText(closing)), closing)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4]), async (places) => {
        const some = places.map((at) => five[at]!)
        assert.equal(await coveredBy(closing, some), some.length === five.length)
      }),
      { numRuns: 30 }
    )
    assert.isFalse(await coveredBy(closing, [...five, five[0]!]))
    assert.isFalse(await coveredBy({ ...closing, count: 4 }, five))
    const changes: Partial<Accepted>[] = [
      { receipt: HASH(1) },
      { signature: new Uint8Array(64) },
      { statement: { ...base, version: 9 } },
    ]
    for (const change of changes)
      assert.isFalse(await coveredBy(closing, [{ ...five[0]!, ...change }, ...five.slice(1)]))
    assert.equal((await closingRoot([])).root, createHash('sha256').digest('hex'))
    assert.isNull(readClosing(closingText(closing).replace('count: 5', 'count: 05')))
  })

  test('an accepted act has a hash that anybody can make', async ({ assert }) => {
    const key = await someKey()
    const [one] = await signed(key, [await version(key, 1)])
    const text =
      `eproc-accepted-1\n${offerStatementText(one!.statement)}` +
      `signature: ${Buffer.from(one!.signature).toString('hex')}\nreceipt: ${one!.receipt}\n`
    assert.equal(await acceptedHash(one!), createHash('sha256').update(text).digest('hex'))
  })
})
