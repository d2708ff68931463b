/** Keys of people: made outside the server, counted when another holder vouched for them (sealing.md §2). */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { HolderKeyRow } from '@eproc/domain/pemegang/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import { base64 } from '@eproc/sealing/bytes'
import { fingerprintOf } from '@eproc/sealing/keys/pair'
import { passphraseBytes } from '@eproc/sealing/keys/passphrase'
import { wrapHash } from '@eproc/sealing/keys/statement'
import { CannotUnlock, unlock, unwrap, wrap } from '@eproc/sealing/keys/wrap'
import { data, errorFields, message } from '../../lib/answers.ts'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import {
  confirm,
  createHolder,
  enrol,
  KEYS,
  makeLockedKey,
  newKey,
  ownKeys,
  PASSPHRASE,
  signed,
  type Holder,
} from '../../lib/holder_keys.ts'
import { journalActions } from '../../lib/journal.ts'
import { rows } from '../../lib/query.ts'

const status = async (client: ApiClient, holder: Holder) =>
  (await ownKeys(client, holder)).kunci.map((key) => key.status)

const withKey = async (client: ApiClient, make?: typeof makeLockedKey) => {
  const holder = await createHolder()
  return { ...holder, key: await enrol(client, holder, undefined, make) }
}

/** Two people whose keys count. */
async function founders(client: ApiClient) {
  const [a, b] = [await withKey(client), await withKey(client)]
  ;(await confirm(client, a, b)).assertStatus(200)
  ;(await confirm(client, b, a)).assertStatus(200)
  return [a, b] as const
}

test.group('Keys of people', (group) => {
  group.each.setup(cleanSlate)

  test('the server keeps a wrap that only the passphrase opens, and nothing that it could use', async ({
    client,
    assert,
  }) => {
    const holder = await withKey(client, makeLockedKey)
    const { kunci } = await ownKeys(client, holder)
    const { open } = holder.key
    assert.equal(kunci[0]!.sidik, open.fingerprint)
    const owner = { holder: String(holder.id), publicHalves: open.publicHalves }
    const stored = kunci[0]!.bungkus as typeof holder.key.wrapped
    const unlocked = await unlock(stored, passphraseBytes(`  ${PASSPHRASE.toUpperCase()} `), owner)
    assert.equal(unlocked.fingerprint, open.fingerprint)
    await assert.rejects(() => unlock(stored, passphraseBytes('kata lain'), owner), CannotUnlock)
    const [row] = await rows<{ all: string }>('select k::text as all from kunci_pemegang k')
    const halves = await unwrap(stored, passphraseBytes(PASSPHRASE), owner)
    for (const half of [halves.subarray(0, 32), halves.subarray(32)]) {
      assert.notInclude(row!.all, Buffer.from(half).toString('base64'))
      assert.notInclude(row!.all, Buffer.from(half).toString('hex'))
    }
    assert.notInclude(row!.all, holder.key.code)
  })

  test('it counts once another holder vouched for it; the first two vouch for each other', async ({
    client,
    assert,
  }) => {
    const [a, b] = [await withKey(client), await withKey(client)]
    assert.deepEqual(await status(client, a), ['menunggu'])
    const own = await client
      .post(`${KEYS}/${a.key.id}/konfirmasi`)
      .bearerToken(a.token)
      .json({ cara: 'telepon' })
    own.assertStatus(403)
    ;(await confirm(client, a, b)).assertStatus(200)
    assert.deepEqual(await status(client, b), ['berlaku'])
    // One counts now: who only waits may vouch for nobody any more.
    const c = await withKey(client)
    const early = await confirm(client, a, c)
    early.assertStatus(409)
    assert.equal(message(early), teks.errors.belumBerlaku)
    ;(await confirm(client, b, a)).assertStatus(200)
    ;(await confirm(client, a, c)).assertStatus(200)
    ;(await confirm(client, b, c)).assertStatus(409)
    assert.deepEqual(await status(client, c), ['berlaku'])
    const logged = await rows<{ jenis: string; isi: string }>(
      `select jenis, isi from log_antri where objek = 'kunci_pemegang' and objek_id = ? order by id`,
      [String(c.key.id)]
    )
    assert.deepEqual(
      logged.map((l) => l.jenis),
      ['kunci-daftar', 'kunci-konfirmasi']
    )
    assert.include(logged[1]!.isi, `byFingerprint: ${a.key.open.fingerprint}\n`)
    assert.notInclude(JSON.stringify(logged), c.nama)
  })

  test('a confirmation holds for the fingerprint that was compared, and for no other', async ({
    client,
    assert,
  }) => {
    const [a] = await founders(client)
    const c = await withKey(client)
    // Slipped in between the comparison and the signature.
    const other = await confirm(client, a, c, { fingerprint: 'ab'.repeat(32) })
    other.assertStatus(400)
    assert.deepEqual(errorFields(other), ['tandaTangan'])
    // Somebody else's session with the own key.
    const stolen = await confirm(client, { ...a, key: c.key }, c)
    stolen.assertStatus(400)
    assert.deepEqual(await status(client, c), ['menunggu'])
  })

  test('a renewal is signed by the key before it and counts after a day; both end by one revocation', async ({
    client,
    assert,
  }) => {
    const [a, b] = await founders(client)
    const { body } = await newKey(client, a)
    const unsigned = await client.post(KEYS).bearerToken(a.token).json(body)
    unsigned.assertStatus(409)
    assert.equal(message(unsigned), teks.errors.masihBerlaku)
    const forged = await newKey(client, a, b.key)
    const refused = await client.post(KEYS).bearerToken(a.token).json(forged.body)
    refused.assertStatus(400)
    assert.deepEqual(errorFields(refused), ['tandaTanganPengganti'])

    const next = await enrol(client, a, a.key)
    assert.deepEqual(await status(client, a), ['berlaku', 'segera'])
    moveClock('PT25H')
    for (const one of [a, b]) one.token = await one.signIn()
    assert.deepEqual(await status(client, a), ['berlaku'])
    assert.equal((await ownKeys(client, a)).kunci[0]!.sidik, next.open.fingerprint)

    const third = await enrol(client, a, next)
    assert.isNumber(third.id)
    const revoke = (alasan: string) =>
      client.post(`${KEYS}/cabut`).bearerToken(a.token).json({ alasan })
    assert.deepEqual(errorFields(await revoke('  ')), ['alasan'])
    ;(await revoke('Laptop hilang')).assertStatus(200)
    assert.deepEqual(await status(client, a), [])
    ;(await revoke('Lagi')).assertStatus(409)
    // A key after a lost one is confirmed anew, and waits for a day.
    const anew = { ...a, key: await enrol(client, a) }
    ;(await confirm(client, b, anew)).assertStatus(200)
    assert.deepEqual(await status(client, a), ['segera'])
    assert.includeMembers(await journalActions({ objek: 'kunci_pemegang', id: anew.key.id }), [
      'kunci_pemegang.daftar',
      'kunci_pemegang.konfirmasi',
    ])
  })

  test('another passphrase needs the key, not only the session', async ({ client, assert }) => {
    const [a, b] = [await withKey(client, makeLockedKey), await withKey(client)]
    ;(await confirm(client, a, b)).assertStatus(200)
    ;(await confirm(client, b, a)).assertStatus(200)
    const { instalasi: installation, sekarang: at } = await ownKeys(client, a)
    const owner = { holder: String(a.id), publicHalves: a.key.open.publicHalves }
    const halves = await unwrap(a.key.wrapped, passphraseBytes(PASSPHRASE), owner)
    const bungkus = await wrap('passphrase', passphraseBytes('frasa yang lain'), owner, halves)
    const statement = {
      kind: 'rewrap',
      installation,
      holder: String(a.id),
      fingerprint: a.key.open.fingerprint,
      wrap: await wrapHash(bungkus),
      at,
    } as const
    const send = (tandaTangan: string, wrapped: object = bungkus) =>
      client
        .put(`${KEYS}/${a.key.id}/bungkus`)
        .bearerToken(a.token)
        .json({ bungkus: wrapped, pada: at, tandaTangan })
    ;(await send(await signed(statement, b.key))).assertStatus(400)
    const good = await signed(statement, a.key)
    ;(await send(good, { ...bungkus, nonce: a.key.wrapped.nonce })).assertStatus(400)
    ;(await send(good)).assertStatus(200)
    const stored = (await ownKeys(client, a)).kunci[0]!.bungkus as typeof bungkus
    assert.equal(
      (await unlock(stored, passphraseBytes('Frasa yang lain'), owner)).fingerprint,
      a.key.open.fingerprint
    )
  })

  test('refused: malformed octets, old statements, keys that were here before; nothing is saved', async ({
    client,
    assert,
  }) => {
    const holder = await createHolder()
    const { body } = await newKey(client, holder)
    const send = (more: object) =>
      client
        .post(KEYS)
        .bearerToken(holder.token)
        .json({ ...body, ...more })
    for (const [more, field] of [
      [{ x25519: null }, 'x25519'],
      [{ ed25519: 'AAAA' }, 'ed25519'],
      [{ bungkus: null }, 'bungkus'],
      [{ bungkus: { ...(body['bungkus'] as object), kind: 'recovery' } }, 'bungkus'],
      [{ pada: 'kemarin' }, 'pada'],
      [{ tandaTangan: body['x25519'] }, 'tandaTangan'],
      [{ x25519: body['ed25519'] }, 'tandaTangan'],
    ] as const) {
      const answer = await send(more)
      answer.assertStatus(400)
      assert.deepEqual(errorFields(answer), [field])
    }
    moveClock('PT11M')
    ;(await send({})).assertStatus(409)
    assert.isEmpty(await rows('select 1 from kunci_pemegang'))
    const again = await newKey(client, holder)
    const both = await Promise.all(
      [1, 2].map(() => client.post(KEYS).bearerToken(holder.token).json(again.body))
    )
    assert.deepEqual(
      both.map((answer) => answer.status()).toSorted((x, y) => x - y),
      [200, 400]
    )
    assert.lengthOf(await rows('select 1 from kunci_pemegang'), 1)
  })

  test('refused: a half to which nothing can be sealed, as it would stop every offer', async ({
    client,
    assert,
  }) => {
    const holder = await createHolder()
    const { key, body } = await newKey(client, holder)
    const { instalasi: installation, pemegang } = await ownKeys(client, holder)
    const x25519 = new Uint8Array(32)
    const fingerprint = await fingerprintOf({ ...key.open.publicHalves, x25519 })
    const at = String(body['pada'])
    const tandaTangan = await signed(
      { kind: 'enrol', installation, holder: pemegang, fingerprint, at },
      key
    )
    const answer = await client
      .post(KEYS)
      .bearerToken(holder.token)
      .json({ ...body, x25519: base64(x25519), tandaTangan })
    answer.assertStatus(400)
    assert.deepEqual(errorFields(answer), ['x25519'])
  })

  test('the list tells who may vouch; what waits is work of those whose key counts', async ({
    client,
    assert,
  }) => {
    const [a] = await founders(client)
    const c = await withKey(client)
    const list = async ({ token }: Holder, query = '') =>
      (await client.get(`/rest/kunci-pemegang${query}`).bearerToken(token)).body() as HolderKeyRow[]
    const filter = `?filter=${encodeURIComponent(JSON.stringify({ status: 'menunggu' }))}`
    const waiting = await list(a, filter)
    assert.deepEqual(
      waiting.map((row) => [row.id, row.bolehKonfirmasi]),
      [[c.key.id, true]]
    )
    assert.isFalse((await list(c, filter))[0]!.bolehKonfirmasi)
    const admin = await createHolder({ peran: 'superAdmin' })
    assert.isFalse((await list(admin, filter))[0]!.bolehKonfirmasi)
    assert.notProperty((await list(admin))[0], 'bungkus')
    const work = async ({ token }: Holder) =>
      data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(token)).filter(
        (one) => one.jenis === 'kunci'
      )
    assert.lengthOf(await work(a), 1)
    assert.lengthOf(await work(c), 0)
  })
})
