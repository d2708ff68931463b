/**
 * What people sign about keys. The signed text is lines of `name: value` in a fixed order, so that a second program, or
 * a person, reads it; it names the installation, so that no statement speaks in another one.
 */
import { type Bytes, hex, sha256, utf8 } from '../bytes.ts'
import { verifyingKey } from './pair.ts'
import type { Wrapped } from './wrap.ts'

const COMPARED_HOW = ['tatap muka', 'telepon'] as const
export type ComparedHow = (typeof COMPARED_HOW)[number]

interface Said {
  readonly installation: string
  /** User id of the person whose key it is. */
  readonly holder: string
  readonly fingerprint: string
  /** ISO 8601, UTC. */
  readonly at: string
}

interface BySomebody {
  readonly by: string
  readonly byFingerprint: string
}

/** Signed by the new key itself: whoever enrols it has its private half. */
export type Enrol = Said & { readonly kind: 'enrol' }
/** Signed by another holder who compared `fingerprint` with the person. */
export type Confirm = Said & BySomebody & { readonly kind: 'confirm'; readonly how: ComparedHow }
/** Signed by the old key, `previous`: the new one needs nobody else. */
export type Renew = Said & { readonly kind: 'renew'; readonly previous: string }
export type Revoke = Said & BySomebody & { readonly kind: 'revoke' }
/** Signed by the key whose passphrase changes: a stolen session cannot put another wrap in its place. */
export type Rewrap = Said & { readonly kind: 'rewrap'; readonly wrap: string }
export type Statement = Enrol | Confirm | Renew | Revoke | Rewrap

const FIELDS = {
  enrol: ['installation', 'holder', 'fingerprint', 'at'],
  confirm: ['installation', 'holder', 'fingerprint', 'by', 'byFingerprint', 'how', 'at'],
  renew: ['installation', 'holder', 'fingerprint', 'previous', 'at'],
  revoke: ['installation', 'holder', 'fingerprint', 'by', 'byFingerprint', 'at'],
  rewrap: ['installation', 'holder', 'fingerprint', 'wrap', 'at'],
} as const

const SHAPE: Record<string, RegExp> = {
  fingerprint: /^[0-9a-f]{64}$/,
  byFingerprint: /^[0-9a-f]{64}$/,
  previous: /^[0-9a-f]{64}$/,
  wrap: /^[0-9a-f]{64}$/,
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/,
  how: /^(tatap muka|telepon)$/,
}
/** Printable without line breaks: a value cannot pretend to be the next line. */
const PLAIN = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u

/** @throws RangeError where a value does not have its form, or a holder confirms the own key */
export function textOf(statement: Statement): string {
  const values = new Map<string, unknown>(Object.entries(statement))
  const lines = FIELDS[statement.kind].map((name) => {
    const value = values.get(name)
    if (typeof value !== 'string' || !(SHAPE[name] ?? PLAIN).test(value))
      throw new RangeError(`${name} of a statement`)
    return `${name}: ${value}\n`
  })
  if (statement.kind === 'confirm' && statement.by === statement.holder)
    throw new RangeError('nobody confirms the own key')
  if (statement.kind === 'renew' && statement.previous === statement.fingerprint)
    throw new RangeError('a key does not renew itself')
  return `eproc-key-statement-1 ${statement.kind}\n${lines.join('')}`
}

/** What a `rewrap` names: SHA-256 of the wrap's three values, in hexadecimal. */
export const wrapHash = async ({ salt, nonce, sealed }: Wrapped): Promise<string> =>
  hex(await sha256(utf8(`${salt}\n${nonce}\n${sealed}\n`)))

export async function signStatement(statement: Statement, key: CryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, utf8(textOf(statement))))
}

/** False for what has no form as well as for a wrong signature. */
export async function checkStatement(
  statement: Statement,
  signature: Bytes,
  ed25519: Bytes
): Promise<boolean> {
  try {
    const key = await verifyingKey(ed25519)
    return await crypto.subtle.verify('Ed25519', key, signature, utf8(textOf(statement)))
  } catch {
    return false
  }
}
