import { createPublicKey, verify } from 'node:crypto'
import { test } from '@japa/runner'
import { hex } from '@eproc/sealing/bytes'
import { fingerprintOf, makePair, openPair } from '@eproc/sealing/keys/pair'
import {
  type Confirm,
  checkStatement,
  signStatement,
  type Statement,
  textOf,
} from '@eproc/sealing/keys/statement'

const A = 'aa'.repeat(32)
const B = 'bb'.repeat(32)
const CONFIRM: Confirm = {
  kind: 'confirm',
  installation: 'eproc.test',
  holder: '7',
  fingerprint: A,
  by: '8',
  byFingerprint: B,
  how: 'tatap muka',
  at: '2026-11-23T08:00:00.000Z',
}

async function signer() {
  const { publicHalves, privateHalves } = await makePair()
  return openPair(publicHalves, privateHalves)
}

test.group('Keys of people: statements', () => {
  test('the signed text is fixed, and a second program checks it', async ({ assert }) => {
    const text =
      `eproc-key-statement-1 confirm\ninstallation: eproc.test\nholder: 7\nfingerprint: ${A}\n` +
      `by: 8\nbyFingerprint: ${B}\nhow: tatap muka\nat: 2026-11-23T08:00:00.000Z\n`
    assert.equal(textOf(CONFIRM), text)
    const key = await signer()
    const signature = await signStatement(CONFIRM, key.sign)
    const der = Buffer.from(`302a300506032b6570032100${hex(key.publicHalves.ed25519)}`, 'hex')
    const own = createPublicKey({ key: der, format: 'der', type: 'spki' })
    assert.isTrue(verify(null, Buffer.from(text), own, signature))
  })

  test('a signature holds for one statement and one key', async ({ assert }) => {
    const [key, other] = [await signer(), await signer()]
    const signature = await signStatement(CONFIRM, key.sign)
    const { ed25519 } = key.publicHalves
    assert.isTrue(await checkStatement(CONFIRM, signature, ed25519))
    assert.isFalse(await checkStatement(CONFIRM, signature, other.publicHalves.ed25519))
    const changes: Statement[] = [
      { ...CONFIRM, fingerprint: await fingerprintOf(other.publicHalves) },
      { ...CONFIRM, holder: '9' },
      { ...CONFIRM, by: '9' },
      { ...CONFIRM, byFingerprint: A },
      { ...CONFIRM, how: 'telepon' },
      { ...CONFIRM, installation: 'other.test' },
      { ...CONFIRM, at: '2026-11-23T08:00:00.001Z' },
      { ...CONFIRM, kind: 'revoke' },
    ]
    for (const changed of changes) assert.isFalse(await checkStatement(changed, signature, ed25519))
    for (let bit = 0; bit < 512; bit++) {
      const altered = signature.slice()
      altered[bit >> 3]! ^= 1 << (bit & 7)
      assert.isFalse(await checkStatement(CONFIRM, altered, ed25519))
    }
  })

  test('a value can not pretend to be a line, and nobody confirms the own key', async ({
    assert,
  }) => {
    const bad: Statement[] = [
      { ...CONFIRM, installation: 'x\nholder: 9' },
      { ...CONFIRM, holder: '' },
      { ...CONFIRM, fingerprint: A.toUpperCase() },
      { ...CONFIRM, at: 'kemarin' },
      { ...CONFIRM, by: '7' },
      {
        kind: 'renew',
        installation: 'x',
        holder: '7',
        fingerprint: A,
        previous: A,
        at: CONFIRM.at,
      },
    ]
    for (const statement of bad) assert.throws(() => textOf(statement))
  })
})
