/**
 * K, the secret of one file, and what is derived from it. Every key is bound to the header's hash; the commitment, which
 * stands in the header, to what the header says before it.
 */
import { type Bytes, concat, hex, sha256, utf8 } from '../bytes.ts'
import { contextHash, hashBytes, type Header } from './header.ts'

declare const brand: unique symbol

/** K: 256 random bits. Overwrite it when it is split. */
export type Secret = Bytes & { readonly [brand]: 'secret' }

const PARTS = ['content', 'name', 'price', 'salt'] as const
type Part = (typeof PARTS)[number]
/** What is released at an opening: it reads one offer, and tells nothing of K or of any other offer. */
export type DataKeys = Readonly<Record<Part, Bytes>> & { readonly [brand]: 'data keys' }

export const SECRET_LENGTH = 32
const NAMES = 'eproc-offer-1'

export const makeSecret = (): Secret =>
  crypto.getRandomValues(new Uint8Array(SECRET_LENGTH)) as Secret

/** @throws RangeError on another length */
export function asSecret(bytes: Uint8Array): Secret {
  if (bytes.length !== SECRET_LENGTH) throw new RangeError('a secret has 32 octets')
  return new Uint8Array(bytes) as Secret
}

/** HKDF-SHA-256 of K: 32 octets for one use. */
export async function derive(secret: Secret, salt: Bytes, use: string): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const info = utf8(`${NAMES}/${use}`)
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, 256)
  )
}

/** Binds K: no second K has it. */
export const commitmentOf = async (
  secret: Secret,
  context: Parameters<typeof contextHash>[0]
): Promise<string> => hex(await derive(secret, await contextHash(context), 'commitment'))

export const fitsCommitment = async (secret: Secret, header: Header): Promise<boolean> =>
  (await commitmentOf(secret, header)) === header.commitment

export async function dataKeysOf(secret: Secret, hash: string): Promise<DataKeys> {
  const keys = await Promise.all(PARTS.map((part) => derive(secret, hashBytes(hash), part)))
  return asDataKeys(keys)
}

function asDataKeys(keys: readonly Bytes[]): DataKeys {
  const [content, name, price, salt] = keys
  return { content, name, price, salt } as DataKeys
}

/** 128 octets: content, name, price, salt. */
export const writeDataKeys = (keys: DataKeys): Bytes => concat(...PARTS.map((part) => keys[part]))

/** @throws RangeError on another length */
export function readDataKeys(bytes: Uint8Array): DataKeys {
  if (bytes.length !== PARTS.length * SECRET_LENGTH) throw new RangeError('not a set of data keys')
  const at = (n: number) => new Uint8Array(bytes.slice(n * SECRET_LENGTH, (n + 1) * SECRET_LENGTH))
  return asDataKeys(PARTS.map((_, n) => at(n)))
}

/** Stands in the envelope, so that whoever is handed data keys can tell that they are this offer's. */
export const dataKeysHash = async (keys: DataKeys, hash: string): Promise<string> =>
  hex(await sha256(utf8('eproc-data-keys-1\n'), hashBytes(hash), writeDataKeys(keys)))

export function wipeDataKeys(keys: DataKeys): void {
  for (const part of PARTS) keys[part].fill(0)
}

/** For AES-256-GCM; cannot be exported. */
export const aesKey = (raw: Bytes, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [use])
