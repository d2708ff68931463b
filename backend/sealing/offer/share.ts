/**
 * K in shares, of which any two give it back (Shamir), each sealed to one holder (HPKE, RFC 9180). The sender's key pair
 * of each sealing follows from K: whoever has K can make every one again, and so tell, whichever two opened, whether
 * each of the others could have.
 */
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { combine, split } from 'shamir-secret-sharing'
import { type Bytes, type Ciphertext, concat, equalBytes, hex, sha256, utf8 } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import { hashBytes, type Header } from './header.ts'
import { aesKey, asSecret, derive, SECRET_LENGTH, type Secret } from './secret.ts'

declare const brand: unique symbol

/** 32 values of the line, then its place. Overwrite it after use. */
export type Share = Bytes & { readonly [brand]: 'share' }

export const SHARE_LENGTH = SECRET_LENGTH + 1
const ENC = 32
const TAG = 16
export const WRAP_LENGTH = ENC + SHARE_LENGTH + TAG
const THRESHOLD = 2
const ZERO_NONCE = new Uint8Array(12)

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

export async function splitSecret(secret: Secret, holders: number): Promise<Share[]> {
  return (await split(secret, holders, THRESHOLD)).map((share) => new Uint8Array(share) as Share)
}

/** @throws RangeError on another length */
export function asShare(bytes: Uint8Array): Share {
  if (bytes.length !== SHARE_LENGTH) throw new RangeError('a share has 33 octets')
  return new Uint8Array(bytes) as Share
}

/** Null where two shares have one place, or a place is 0 (which would be K itself). */
export async function combineShares(a: Share, b: Share): Promise<Secret | null> {
  const [here, there] = [a[SECRET_LENGTH]!, b[SECRET_LENGTH]!]
  if (here === 0 || there === 0 || here === there) return null
  return asSecret(await combine([a, b]))
}

/** A share has 256 random bits: its hash tells nothing of it. */
export const shareHash = async (share: Share, index: number, offer: string): Promise<string> =>
  hex(await sha256(utf8(`eproc-share-1\n${offer}\n${index}\n`), share))

const wrapInfo = (hash: string, holder: string, index: number): Bytes =>
  utf8(`eproc-share-1\nheader: ${hash}\nholder: ${holder}\nindex: ${index}\n`)

export interface Sealing {
  readonly info: Bytes
  /** of the sender's key pair; without it the pair is random */
  readonly seed?: Bytes
}

/** HPKE's base mode: what it encapsulated, then the ciphertext. */
export async function hpkeSeal(
  x25519: Bytes,
  plaintext: Bytes,
  { info, seed }: Sealing
): Promise<Ciphertext> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(x25519)
  const ekm = seed && { ekm: await suite.kem.deriveKeyPair(seed) }
  const sender = await suite.createSenderContext({ recipientPublicKey, info, ...ekm })
  const sealed = await sender.seal(plaintext)
  return concat(new Uint8Array(sender.enc), new Uint8Array(sealed))
}

/** Whether anything can be sealed to this half: one of small order would stop every offer of its holder set. */
export async function canReceive(x25519: Bytes): Promise<boolean> {
  try {
    await hpkeSeal(x25519, new Uint8Array(1), { info: utf8('eproc-probe-1\n') })
    return true
  } catch {
    return false
  }
}

/** Null where it was not sealed to this key and `info`. */
export async function hpkeOpen(
  key: OpenKey,
  sealed: Uint8Array,
  info: Bytes
): Promise<Bytes | null> {
  try {
    const recipient = await suite.createRecipientContext({
      recipientKey: key.receive,
      enc: sealed.slice(0, ENC),
      info,
    })
    return new Uint8Array(await recipient.open(sealed.slice(ENC)))
  } catch {
    return null
  }
}

/** The only sealing of this share to this holder under this header. */
export async function wrapShare(
  secret: Secret,
  share: Share,
  to: { hash: string; holder: string; index: number; x25519: Bytes }
): Promise<Ciphertext> {
  const seed = await derive(secret, hashBytes(to.hash), `wrap/${to.index}`)
  const info = wrapInfo(to.hash, to.holder, to.index)
  return hpkeSeal(to.x25519, share, { info, seed })
}

/** The holder's own share; null where it does not open, or is not the one that the header names. */
export async function unwrapShare(
  header: Header,
  hash: string,
  wrap: Ciphertext,
  key: OpenKey
): Promise<Share | null> {
  const at = header.holders.indexOf(key.fingerprint)
  if (at < 0 || wrap.length !== WRAP_LENGTH) return null
  const opened = await hpkeOpen(key, wrap, wrapInfo(hash, key.fingerprint, at + 1))
  return opened && fitsHeader(header, at + 1, opened)
}

/** A share that the header names at this index; else null. */
export async function fitsHeader(
  header: Header,
  index: number,
  bytes: Uint8Array
): Promise<Share | null> {
  if (bytes.length !== SHARE_LENGTH) return null
  const share = asShare(bytes)
  return (await shareHash(share, index, header.offer)) === header.shares[index - 1] ? share : null
}

/** All shares under K. Its key is used for nothing else, hence the nonce. */
export async function sealShares(
  secret: Secret,
  hash: string,
  shares: readonly Share[]
): Promise<Ciphertext> {
  const key = await aesKey(await derive(secret, hashBytes(hash), 'shares'), 'encrypt')
  const all = concat(...shares)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: ZERO_NONCE }, key, all)
  all.fill(0)
  return new Uint8Array(sealed)
}

/** Null unless each one is what the header names. */
export async function openShares(
  secret: Secret,
  header: Header,
  hash: string,
  sealed: Ciphertext
): Promise<Share[] | null> {
  const key = await aesKey(await derive(secret, hashBytes(hash), 'shares'), 'decrypt')
  const all = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv: ZERO_NONCE }, key, sealed)
    .catch(() => null)
  if (all?.byteLength !== header.holders.length * SHARE_LENGTH) return null
  const bytes = new Uint8Array(all)
  const shares = await Promise.all(
    header.holders.map((_, at) =>
      fitsHeader(header, at + 1, bytes.subarray(at * SHARE_LENGTH, (at + 1) * SHARE_LENGTH))
    )
  )
  bytes.fill(0)
  return shares.every((share) => share !== null) ? shares : null
}

/** Whether every two of the shares give back K. */
export async function pairsAgree(secret: Secret, shares: readonly Share[]): Promise<boolean> {
  for (const [at, a] of shares.entries()) {
    for (const b of shares.slice(at + 1)) {
      const combined = await combineShares(a, b)
      if (!combined || !equalBytes(combined, secret)) return false
      combined.fill(0)
    }
  }
  return true
}
