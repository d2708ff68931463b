/**
 * The small half of an offer: header, sealed name and price, the sealed shares. The large half is the content, whose
 * chunks stand alone. Both are hashed and signed apart, so that an opening needs no content.
 */
import {
  base64,
  type Bytes,
  type Ciphertext,
  concat,
  equalBytes,
  fromBase64,
  hex,
  type Plaintext,
  sha256,
  utf8,
} from '../bytes.ts'
import { type Header, headerText, readHeader } from './header.ts'
import { formOf, HASH } from './lines.ts'
import { aesKey, type DataKeys } from './secret.ts'
import { SHARE_LENGTH, WRAP_LENGTH } from './share.ts'

export interface Envelope {
  readonly header: Header
  /** dataKeysHash */
  readonly keys: string
  readonly name: Ciphertext
  readonly price: Ciphertext
  /** all shares under K */
  readonly shares: Ciphertext
  /** each holder's share, in the order of the header */
  readonly wraps: readonly Ciphertext[]
}

/** Price in whole rupiah, and the unit prices in the order of the package's lines. */
export interface Price {
  readonly total: number
  readonly lines: readonly number[]
}

const NONCE = 12
const TAG = 16
const NAME_LENGTH = 256
const PRICE_LENGTH = 8192
const PRICE_HEAD = 11
const U64 = 8
export const MAX_PRICE_LINES = Math.floor((PRICE_LENGTH - PRICE_HEAD) / U64)

const OCTETS = /^[A-Za-z0-9+/]+={0,2}$/
const form = formOf(
  'eproc-envelope-1',
  { header: OCTETS, keys: HASH, name: OCTETS, price: OCTETS, shares: OCTETS },
  ['wrap', OCTETS]
)

/** @throws RangeError */
export function envelopeBytes(envelope: Envelope): Bytes {
  return utf8(
    form.write({
      header: base64(utf8(headerText(envelope.header))),
      keys: envelope.keys,
      name: base64(envelope.name),
      price: base64(envelope.price),
      shares: base64(envelope.shares),
      wrap: envelope.wraps.map((wrap) => base64(wrap)),
    })
  )
}

/** Octets of base64 as this program writes it and of this length. */
function octets(text: string, length: number): Ciphertext | null {
  try {
    const bytes = fromBase64(text)
    return bytes.length === length && base64(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

/** Null for what has not the structure of an offer: to be asked when it comes in. */
export function readEnvelope(bytes: Uint8Array): Envelope | null {
  try {
    const read = form.read(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!read) return null
    const header = readHeader(new TextDecoder().decode(fromBase64(read.header)))
    if (!header) return null
    const n = header.holders.length
    const name = octets(read.name, NONCE + NAME_LENGTH + TAG)
    const price = octets(read.price, NONCE + PRICE_LENGTH + TAG)
    const shares = octets(read.shares, n * SHARE_LENGTH + TAG)
    const wraps = read.wrap.map((wrap) => octets(wrap, WRAP_LENGTH))
    if (!name || !price || !shares || wraps.length !== n) return null
    if (!wraps.every((wrap) => wrap !== null)) return null
    const envelope = { header, keys: read.keys, name, price, shares, wraps }
    return equalBytes(envelopeBytes(envelope), bytes) ? envelope : null
  } catch {
    return null
  }
}

export const envelopeHash = async (bytes: Uint8Array): Promise<string> => hex(await sha256(bytes))

/** @throws RangeError on an empty name, or one of more than 255 octets */
function nameRecord(name: string): Plaintext {
  const record = new Uint8Array(NAME_LENGTH)
  const bytes = utf8(name)
  if (bytes.length < 1 || bytes.length >= NAME_LENGTH) throw new RangeError('a name has 255 octets')
  record[0] = bytes.length
  record.set(bytes, 1)
  return record
}

function nameOf(record: Uint8Array): string | null {
  try {
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      record.subarray(1, 1 + record[0]!)
    )
    return equalBytes(nameRecord(name), record) ? name : null
  } catch {
    return null
  }
}

const isRupiah = (n: number): boolean => Number.isSafeInteger(n) && n >= 0

/** @throws RangeError on what is no price; without one the record is as long */
function priceRecord(price: Price | null): Plaintext {
  const record = new Uint8Array(PRICE_LENGTH)
  if (!price) return record
  if (price.lines.length > MAX_PRICE_LINES) throw new RangeError('too many lines')
  if (![price.total, ...price.lines].every(isRupiah)) throw new RangeError('whole rupiah')
  const view = new DataView(record.buffer)
  view.setUint8(0, 1)
  view.setBigUint64(1, BigInt(price.total))
  view.setUint16(1 + U64, price.lines.length)
  for (const [at, line] of price.lines.entries())
    view.setBigUint64(PRICE_HEAD + at * U64, BigInt(line))
  return record
}

function priceOf(record: Plaintext): { price: Price | null } | null {
  const view = new DataView(record.buffer)
  const count = view.getUint16(1 + U64)
  if (count > MAX_PRICE_LINES) return null
  const at = (n: number) => Number(view.getBigUint64(n))
  const lines = Array.from({ length: count }, (_, line) => at(PRICE_HEAD + line * U64))
  const price = view.getUint8(0) === 0 ? null : { total: at(1), lines }
  try {
    return equalBytes(priceRecord(price), record) ? { price } : null
  } catch {
    return null
  }
}

async function sealRecord(key: CryptoKey, record: Plaintext): Promise<Ciphertext> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, record)
  record.fill(0)
  return concat(iv, new Uint8Array(sealed))
}

async function openRecord(raw: Bytes, sealed: Ciphertext): Promise<Plaintext | null> {
  const key = await aesKey(raw, 'decrypt')
  const iv = sealed.slice(0, NONCE)
  const opened = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(NONCE))
    .catch(() => null)
  return opened && new Uint8Array(opened)
}

/** Keys that seal; they cannot be exported. */
export interface RecordKeys {
  readonly name: CryptoKey
  readonly price: CryptoKey
}

/** Both are as long for every name and price. @throws RangeError */
export async function sealRecords(
  keys: RecordKeys,
  name: string,
  price: Price | null
): Promise<Pick<Envelope, 'name' | 'price'>> {
  const records = [nameRecord(name), priceRecord(price)] as const
  return {
    name: await sealRecord(keys.name, records[0]),
    price: await sealRecord(keys.price, records[1]),
  }
}

/** Null where the record does not open, or is not padded as it must be. */
export async function openName(keys: DataKeys, envelope: Envelope): Promise<string | null> {
  const record = await openRecord(keys.name, envelope.name)
  return record && nameOf(record)
}

export async function openPrice(
  keys: DataKeys,
  envelope: Envelope
): Promise<{ price: Price | null } | null> {
  const record = await openRecord(keys.price, envelope.price)
  return record && priceOf(record)
}
