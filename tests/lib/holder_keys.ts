/** People with keys of their own, made as a browser makes them. */
import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import type { HolderKeysOwn } from '@eproc/domain/pemegang/answers'
import { base64 } from '@eproc/sealing/bytes'
import { makeKey, type NewKey } from '@eproc/sealing/keys/make'
import { makePair, openPair } from '@eproc/sealing/keys/pair'
import { signStatement, type Statement } from '@eproc/sealing/keys/statement'
import { data } from './answers.ts'

export const KEYS = '/api/kunci-pemegang'
export const PASSPHRASE = 'enam kata yang mudah diingat saja'

export interface Holder {
  id: number
  nama: string
  token: string
  /** another token, after the clock went past the end of the session */
  signIn: () => Promise<string>
}

export async function createHolder(
  values: NonNullable<Parameters<typeof createPengguna>[0]> = { peran: 'operatorULP' }
): Promise<Holder> {
  const account = await createPengguna(values)
  const { id, nama } = account
  const signIn = () => signInAs(account)
  return { id, nama, token: await signIn(), signIn }
}

export const ownKeys = async (client: ApiClient, { token }: Holder): Promise<HolderKeysOwn> =>
  data<HolderKeysOwn>(await client.get(KEYS).bearerToken(token))

/** A key of which only the open halves are used: its wrap is noise, as it is to the server, and spares the work of Argon2. */
async function makeOpenKey(): Promise<NewKey> {
  const { publicHalves, privateHalves } = await makePair()
  const noise = (bytes: number) => randomBytes(bytes).toString('base64')
  return {
    open: await openPair(publicHalves, privateHalves),
    wrapped: {
      scheme: 'eproc-key-wrap-1',
      kind: 'passphrase',
      salt: noise(16),
      nonce: noise(12),
      sealed: noise(80),
    },
    code: '',
    file: '',
  }
}

/** A key that its passphrase opens; of a second's work. */
export const makeLockedKey = (pemegang: string): Promise<NewKey> => makeKey(pemegang, PASSPHRASE)

type Make = (pemegang: string) => Promise<NewKey>

/** What a browser sends for a new key; `previous` signs it where one counts. */
export async function newKey(
  client: ApiClient,
  holder: Holder,
  previous?: NewKey,
  make: Make = makeOpenKey
): Promise<{ key: NewKey; body: Record<string, unknown> }> {
  const { instalasi: installation, pemegang, sekarang: at } = await ownKeys(client, holder)
  const speaker = { installation, holder: pemegang, at }
  const key = await make(pemegang)
  const { publicHalves, fingerprint } = key.open
  const renewed = previous && {
    tandaTanganPengganti: await signed(
      { kind: 'renew', ...speaker, fingerprint, previous: previous.open.fingerprint },
      previous
    ),
  }
  const body = {
    x25519: base64(publicHalves.x25519),
    ed25519: base64(publicHalves.ed25519),
    bungkus: key.wrapped,
    pada: at,
    tandaTangan: await signed({ kind: 'enrol', ...speaker, fingerprint }, key),
    ...renewed,
  }
  return { key, body }
}

export const signed = async (statement: Statement, key: NewKey): Promise<string> =>
  base64(await signStatement(statement, key.open.sign))

export async function enrol(
  client: ApiClient,
  holder: Holder,
  previous?: NewKey,
  make?: Make
): Promise<NewKey & { id: number }> {
  const { key, body } = await newKey(client, holder, previous, make)
  const answer = await client.post(KEYS).bearerToken(holder.token).json(body)
  answer.assertStatus(200)
  return { ...key, id: data<HolderKeysOwn>(answer).kunci.at(-1)!.id }
}

/** `by` vouches for the key of `of`. */
export async function confirm(
  client: ApiClient,
  by: Holder & { key: NewKey },
  of: Holder & { key: NewKey & { id: number } },
  more: { fingerprint?: string } = {}
) {
  const { instalasi: installation, sekarang: at } = await ownKeys(client, by)
  const statement = {
    kind: 'confirm',
    installation,
    holder: String(of.id),
    fingerprint: more.fingerprint ?? of.key.open.fingerprint,
    by: String(by.id),
    byFingerprint: by.key.open.fingerprint,
    how: 'telepon',
    at,
  } as const
  return client
    .post(`${KEYS}/${of.key.id}/konfirmasi`)
    .bearerToken(by.token)
    .json({ cara: 'telepon', pada: at, tandaTangan: await signed(statement, by.key) })
}

export type KeyHolder = Holder & { key: NewKey & { id: number } }

/** Keys that count of these accounts, without passphrases unless they matter: the first two vouch for each other, the first for the others. */
export async function withCountingKeys(
  client: ApiClient,
  accounts: readonly { id: number; nama: string }[],
  withPassphrase = false
): Promise<KeyHolder[]> {
  const make = withPassphrase ? makeLockedKey : makeOpenKey
  const holders: KeyHolder[] = []
  for (const { id, nama } of accounts) {
    const signIn = () => signInAs({ id })
    const holder = { id, nama, token: await signIn(), signIn }
    holders.push({ ...holder, key: await enrol(client, holder, undefined, make) })
  }
  const [first, second, ...others] = holders
  for (const [by, of] of [
    [first!, second!],
    [second!, first!],
    ...others.map((other) => [first!, other] as const),
  ] as const) {
    const answer = await confirm(client, by, of)
    answer.assertStatus(200)
  }
  return holders
}
