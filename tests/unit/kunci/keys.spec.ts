import {
  argon2Sync,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
} from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Bytes, base64, fromBase64, fromHex, hex, utf8 } from '@eproc/sealing/bytes'
import { fingerprintOf, groupsOf, hasCurves, makePair, openPair } from '@eproc/sealing/keys/pair'
import { codeBytes, makeRecoveryCode, passphraseBytes } from '@eproc/sealing/keys/passphrase'
import { readRecoveryFile, recoveryFile } from '@eproc/sealing/keys/recovery'
import {
  CannotUnlock,
  readWrap,
  unlock,
  unwrap,
  wrap,
  type Wrapped,
} from '@eproc/sealing/keys/wrap'
import { scaled } from '../../lib/limits.ts'

const PHRASE = passphraseBytes('padi sungai kapal lampu gunung meja')
const CODE = Uint8Array.from({ length: 19 }, (_, at) => at + 1)

async function someKey(holder = '7') {
  const { publicHalves, privateHalves } = await makePair()
  return { owner: { holder, publicHalves }, privateHalves, copy: privateHalves.slice() }
}

/** RFC 8032 §7.1, test 1. */
const RFC8032 = {
  seed: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  ed25519: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
}

function flip(text: string, bit: number): string {
  const bytes = fromBase64(text)
  bytes[bit >> 3]! ^= 1 << (bit & 7)
  return base64(bytes)
}

test.group('Keys of people: pair, wraps, codes', () => {
  test('the fingerprint is SHA-256 of both public halves, in sixteen groups', async ({
    assert,
  }) => {
    assert.isTrue(await hasCurves())
    const x25519 = fromHex('11'.repeat(32))
    const ed25519 = fromHex('22'.repeat(32))
    const wanted = createHash('sha256').update(x25519).update(ed25519).digest('hex')
    assert.equal(await fingerprintOf({ x25519, ed25519 }), wanted)
    assert.lengthOf(groupsOf(wanted), 16)
    assert.equal(groupsOf(wanted).join(''), wanted)
    await assert.rejects(() => fingerprintOf({ x25519: x25519.slice(1), ed25519 }))
  })

  test('the halves are those of RFC 7748 and 8032, as node reads them', async ({ assert }) => {
    const { owner, privateHalves } = await someKey()
    for (const [name, at, said] of [
      ['302e020100300506032b656e04220420', 0, owner.publicHalves.x25519],
      ['302e020100300506032b657004220420', 32, owner.publicHalves.ed25519],
    ] as const) {
      const der = Buffer.from(name + hex(privateHalves.slice(at, at + 32)), 'hex')
      const own = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
      assert.equal(
        own.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
        hex(said)
      )
    }
    const mixed = Uint8Array.from([...privateHalves.slice(0, 32), ...fromHex(RFC8032.seed)])
    const publicHalves = { ...owner.publicHalves, ed25519: fromHex(RFC8032.ed25519) }
    const open = await openPair(publicHalves, mixed)
    const signature = await crypto.subtle.sign('Ed25519', open.sign, new Uint8Array(0))
    assert.match(hex(new Uint8Array(signature)), /^e5564300c360ac729086e2cc806e828a/)
    assert.isFalse(open.sign.extractable)
    assert.isFalse(open.receive.privateKey.extractable)
    await assert.rejects(() => openPair(publicHalves, privateHalves))
    await assert.rejects(() =>
      openPair({ ...owner.publicHalves, x25519: fromHex(RFC8032.ed25519) }, privateHalves)
    )
  })

  test('a passphrase unlocks its own key of its own person, and nothing else', async ({
    assert,
  }) => {
    const { owner, privateHalves, copy } = await someKey()
    const other = await someKey()
    const wrapped = await wrap('passphrase', PHRASE, owner, privateHalves)
    const typed = passphraseBytes('  Padi sungai  kapal lampu GUNUNG meja ')
    assert.equal(
      (await unlock(wrapped, typed, owner)).fingerprint,
      await fingerprintOf(owner.publicHalves)
    )
    assert.deepEqual(await unwrap(wrapped, PHRASE, owner), copy)
    const wrong: [Bytes, typeof owner][] = [
      [passphraseBytes('padi sungai kapal lampu gunung mejo'), owner],
      [PHRASE, { ...owner, holder: '8' }],
      [PHRASE, other.owner],
    ]
    for (const [secret, whose] of wrong)
      await assert.rejects(() => unwrap(wrapped, secret, whose), CannotUnlock)
  }).timeout(scaled(60_000))

  test('a second program opens the wrap from its description alone', async ({ assert }) => {
    const { owner, privateHalves, copy } = await someKey('42')
    const wrapped = await wrap('passphrase', PHRASE, owner, privateHalves)
    const key = argon2Sync('argon2id', {
      message: PHRASE,
      nonce: fromBase64(wrapped.salt),
      parallelism: 1,
      tagLength: 32,
      memory: 65_536,
      passes: 3,
    })
    const sealed = Buffer.from(wrapped.sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(wrapped.nonce, 'base64'))
    const print = await fingerprintOf(owner.publicHalves)
    decipher.setAAD(Buffer.from(`["eproc-key-wrap-1","passphrase","42","${print}"]`))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    assert.equal(plain.toString('hex'), hex(copy))
  }).timeout(scaled(60_000))

  test('every flipped bit of a wrap is found', async ({ assert }) => {
    const { owner, privateHalves } = await someKey()
    const wrapped = await wrap('recovery', CODE, owner, privateHalves)
    for (const part of ['salt', 'nonce', 'sealed'] as const)
      for (let bit = 0; bit < fromBase64(wrapped[part]).length * 8; bit++) {
        const altered: Wrapped = { ...wrapped, [part]: flip(wrapped[part], bit) }
        await assert.rejects(() => unwrap(altered, CODE, owner), CannotUnlock)
      }
    await assert.rejects(
      () => unwrap({ ...wrapped, kind: 'passphrase' }, CODE, owner),
      CannotUnlock
    )
  }).timeout(scaled(60_000))

  test('what is no wrap is not read', async ({ assert }) => {
    const { owner, privateHalves } = await someKey()
    const wrapped = await wrap('recovery', CODE, owner, privateHalves)
    assert.deepEqual(readWrap({ ...wrapped, more: 1 }, 'recovery'), wrapped)
    assert.isNull(readWrap(wrapped, 'passphrase'))
    for (const bad of [null, 'x', [], {}, { ...wrapped, salt: '' }, { ...wrapped, sealed: 'AAAA' }])
      assert.isNull(readWrap(bad, 'recovery'))
    fc.assert(fc.property(fc.anything(), (value) => readWrap(value, 'recovery') === null))
  })

  test('a recovery code survives how people write, and a slip is found', async ({ assert }) => {
    const code = await makeRecoveryCode()
    assert.match(code, /^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
    const secret = (await codeBytes(code))!
    assert.lengthOf(secret, 19)
    const written = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replaceAll('-', ' ')
    assert.deepEqual(await codeBytes(written), secret)
    assert.isNull(await codeBytes(code.slice(1)))
    assert.isNull(await codeBytes(`U${code.slice(1)}`))
    assert.isNull(await codeBytes(''))
    assert.notEqual(await makeRecoveryCode(), code)
  })

  test('file and code together open the key; the file alone has no secret in it', async ({
    assert,
  }) => {
    const { owner, privateHalves, copy } = await someKey()
    const code = await makeRecoveryCode()
    const secret = (await codeBytes(code))!
    const text = await recoveryFile(owner, await wrap('recovery', secret, owner, privateHalves))
    const read = (await readRecoveryFile(text))!
    assert.deepEqual(await unwrap(read.wrapped, (await codeBytes(code))!, read.owner), copy)
    for (const hidden of [code, hex(secret), base64(secret), hex(copy), base64(copy)])
      assert.notInclude(text, hidden)
    assert.isNull(await readRecoveryFile(text.replace(read.owner.holder, '8').slice(1)))
    const foreign = (await someKey()).owner.publicHalves
    assert.isNull(
      await readRecoveryFile(
        text.replace(base64(owner.publicHalves.x25519), base64(foreign.x25519))
      )
    )
    const phrase = await wrap('passphrase', utf8('x'), owner, privateHalves)
    await assert.rejects(() => recoveryFile(owner, phrase))
  }).timeout(scaled(60_000))
})
