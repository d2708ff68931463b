/**
 * Private halves under a passphrase (Argon2id) or under the recovery code (HKDF: the code is random already), by
 * AES-256-GCM. Who they belong to, which key they are and how they were wrapped is authenticated with them: a server
 * that hands out another's wrap, or another key under the old name, opens nothing.
 */
import { argon2id } from 'hash-wasm'
import { base64, type Bytes, fromBase64, utf8 } from '../bytes.ts'
import {
  fingerprintOf,
  type OpenKey,
  openPair,
  type PrivateHalves,
  type PublicHalves,
} from './pair.ts'

export type WrapKind = 'passphrase' | 'recovery'

/** As it is stored and sent: texts are base64. */
export interface Wrapped {
  readonly scheme: 'eproc-key-wrap-1'
  readonly kind: WrapKind
  readonly salt: string
  readonly nonce: string
  readonly sealed: string
}

/** Whose wrap it is; `holder` is the user's id. */
export interface Owner {
  readonly holder: string
  readonly publicHalves: PublicHalves
}

/** Wrong passphrase or code, or a wrap that was altered: nobody can tell which. */
export class CannotUnlock extends Error {}

/** Of scheme 1, never read from the wrap: whoever stores it cannot ask for less, nor for all memory of a browser. */
const ARGON2 = { memorySize: 64 * 1024, iterations: 3, parallelism: 1 } as const

const SCHEME = 'eproc-key-wrap-1'
const LENGTHS = { salt: 16, nonce: 12, sealed: 64 + 16 } as const

const associated = (kind: WrapKind, holder: string, fingerprint: string): Bytes =>
  utf8(JSON.stringify([SCHEME, kind, holder, fingerprint]))

async function rawKey(kind: WrapKind, secret: Uint8Array, salt: Bytes): Promise<Bytes> {
  if (kind === 'passphrase')
    return new Uint8Array(
      await argon2id({ password: secret, salt, ...ARGON2, hashLength: 32, outputType: 'binary' })
    )
  const base = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, [
    'deriveBits',
  ])
  const info = utf8(`${SCHEME}/recovery`)
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, 256)
  )
}

async function wrappingKey(kind: WrapKind, secret: Uint8Array, salt: Bytes): Promise<CryptoKey> {
  const raw = await rawKey(kind, secret, salt)
  try {
    return await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  } finally {
    raw.fill(0)
  }
}

/** `secret`: `passphraseBytes` or `codeBytes`. */
export async function wrap(
  kind: WrapKind,
  secret: Uint8Array,
  owner: Owner,
  privateHalves: PrivateHalves
): Promise<Wrapped> {
  const salt = crypto.getRandomValues(new Uint8Array(LENGTHS.salt))
  const iv = crypto.getRandomValues(new Uint8Array(LENGTHS.nonce))
  const key = await wrappingKey(kind, secret, salt)
  const additionalData = associated(kind, owner.holder, await fingerprintOf(owner.publicHalves))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    privateHalves
  )
  return {
    scheme: SCHEME,
    kind,
    salt: base64(salt),
    nonce: base64(iv),
    sealed: base64(new Uint8Array(sealed)),
  }
}

function octets(text: unknown, length: number): Bytes | null {
  if (typeof text !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  try {
    const bytes = fromBase64(text)
    return bytes.length === length && base64(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** Reads what came from the server, a file or a browser; null where it is not a wrap of `kind`. */
export function readWrap(value: unknown, kind: WrapKind): Wrapped | null {
  if (typeof value !== 'object' || value === null) return null
  const { scheme, kind: said, salt, nonce, sealed } = value as Partial<Record<string, unknown>>
  if (scheme !== SCHEME || said !== kind) return null
  const parts = { salt, nonce, sealed }
  for (const name of ['salt', 'nonce', 'sealed'] as const)
    if (!octets(parts[name], LENGTHS[name])) return null
  return { scheme, kind, salt: String(salt), nonce: String(nonce), sealed: String(sealed) }
}

/** @throws CannotUnlock */
export async function unwrap(
  wrapped: Wrapped,
  secret: Uint8Array,
  owner: Owner
): Promise<PrivateHalves> {
  const read = readWrap(wrapped, wrapped.kind)
  if (!read) throw new CannotUnlock('not a wrap')
  const key = await wrappingKey(read.kind, secret, fromBase64(read.salt))
  const fingerprint = await fingerprintOf(owner.publicHalves)
  try {
    const plain = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: fromBase64(read.nonce),
        additionalData: associated(read.kind, owner.holder, fingerprint),
      },
      key,
      fromBase64(read.sealed)
    )
    return new Uint8Array(plain)
  } catch (cause) {
    throw new CannotUnlock('wrong secret, or not this key', { cause })
  }
}

/** @throws CannotUnlock */
export async function unlock(wrapped: Wrapped, secret: Uint8Array, owner: Owner): Promise<OpenKey> {
  const halves = await unwrap(wrapped, secret, owner)
  try {
    return await openPair(owner.publicHalves, halves)
  } finally {
    halves.fill(0)
  }
}
