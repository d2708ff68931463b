/**
 * The two pairs of a holder: X25519 to receive shares, Ed25519 to sign. Outside `makePair` and the wraps private halves
 * exist only as keys that cannot be exported.
 */
import { type Bytes, concat, equalBytes, hex, sha256 } from '../bytes.ts'

export interface PublicHalves {
  readonly x25519: Bytes
  readonly ed25519: Bytes
}

/** Both seeds, one after the other: only ever the plaintext of a wrap. Overwrite it when it is wrapped. */
export type PrivateHalves = Bytes & { readonly private?: never }

export interface OpenKey {
  readonly publicHalves: PublicHalves
  readonly fingerprint: string
  readonly receive: CryptoKeyPair
  readonly sign: CryptoKey
}

const HALF = 32
/** What RFC 8410 writes before the 32 octets of a private key. */
const PKCS8 = {
  X25519: [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x6e, 4, 0x22, 4, 0x20],
  Ed25519: [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20],
} as const

const { subtle } = crypto

async function generate(name: 'X25519' | 'Ed25519'): Promise<[Bytes, Bytes]> {
  const uses: KeyUsage[] = name === 'X25519' ? ['deriveBits'] : ['sign', 'verify']
  const pair = (await subtle.generateKey({ name }, true, uses)) as CryptoKeyPair
  const whole = new Uint8Array(await subtle.exportKey('pkcs8', pair.privateKey))
  const half = whole.slice(PKCS8[name].length, PKCS8[name].length + HALF)
  whole.fill(0)
  return [new Uint8Array(await subtle.exportKey('raw', pair.publicKey)), half]
}

async function importPrivate(name: 'X25519' | 'Ed25519', half: Uint8Array): Promise<CryptoKey> {
  const whole = concat(Uint8Array.from(PKCS8[name]), half)
  try {
    return await subtle.importKey('pkcs8', whole, { name }, false, [
      name === 'X25519' ? 'deriveBits' : 'sign',
    ])
  } finally {
    whole.fill(0)
  }
}

export const verifyingKey = (ed25519: Bytes): Promise<CryptoKey> =>
  subtle.importKey('raw', ed25519, { name: 'Ed25519' }, false, ['verify'])

const receivingKey = (x25519: Bytes): Promise<CryptoKey> =>
  subtle.importKey('raw', x25519, { name: 'X25519' }, true, [])

/** Whether this browser has both curves; without them no key can be made or unlocked in it. */
export async function hasCurves(): Promise<boolean> {
  try {
    await Promise.all([generate('X25519'), generate('Ed25519')])
    return true
  } catch {
    return false
  }
}

export async function makePair(): Promise<{
  publicHalves: PublicHalves
  privateHalves: PrivateHalves
}> {
  const [[x25519, receive], [ed25519, sign]] = await Promise.all([
    generate('X25519'),
    generate('Ed25519'),
  ])
  const privateHalves = concat(receive, sign)
  receive.fill(0)
  sign.fill(0)
  return { publicHalves: { x25519, ed25519 }, privateHalves }
}

/** SHA-256 of X25519's public half and then Ed25519's, in hexadecimal. */
export async function fingerprintOf({ x25519, ed25519 }: PublicHalves): Promise<string> {
  if (x25519.length !== HALF || ed25519.length !== HALF)
    throw new RangeError('a public half has 32 octets')
  return hex(await sha256(x25519, ed25519))
}

/** As people read it out to each other: sixteen groups of four. */
export const groupsOf = (fingerprint: string): string[] => fingerprint.match(/.{4}/g) ?? []
export const spelledFingerprint = (fingerprint: string): string => groupsOf(fingerprint).join(' ')
/** Enough to tell keys apart on a screen; the whole one stands on the page of keys. */
export const shortFingerprint = (fingerprint: string): string =>
  groupsOf(fingerprint).slice(0, 4).join(' ')

async function fits(open: OpenKey): Promise<boolean> {
  const probe = crypto.getRandomValues(new Uint8Array(32))
  const { ed25519 } = open.publicHalves
  const signature = await subtle.sign('Ed25519', open.sign, probe)
  if (!(await subtle.verify('Ed25519', await verifyingKey(ed25519), signature, probe))) return false
  const other = (await subtle.generateKey({ name: 'X25519' }, false, [
    'deriveBits',
  ])) as CryptoKeyPair
  const [here, there] = await Promise.all([
    subtle.deriveBits(
      { name: 'X25519', public: other.publicKey },
      open.receive.privateKey,
      HALF * 8
    ),
    subtle.deriveBits(
      { name: 'X25519', public: open.receive.publicKey },
      other.privateKey,
      HALF * 8
    ),
  ])
  return equalBytes(new Uint8Array(here), new Uint8Array(there))
}

/** Private halves as keys that cannot be exported; refuses halves that do not belong to the public ones. */
export async function openPair(
  publicHalves: PublicHalves,
  privateHalves: PrivateHalves
): Promise<OpenKey> {
  if (privateHalves.length !== 2 * HALF) throw new RangeError('two private halves have 64 octets')
  const [fingerprint, receive, sign, publicKey] = await Promise.all([
    fingerprintOf(publicHalves),
    importPrivate('X25519', privateHalves.subarray(0, HALF)),
    importPrivate('Ed25519', privateHalves.subarray(HALF)),
    receivingKey(publicHalves.x25519),
  ])
  const open = { publicHalves, fingerprint, sign, receive: { privateKey: receive, publicKey } }
  if (!(await fits(open))) throw new RangeError('private and public halves are not of one pair')
  return open
}
