/**
 * A second reader of sealed offers, written from docs/adr/0026 and RFC 5869, 8032, 9180 and 6962 alone, with
 * `node:crypto`: it shares no line with the product, so a mistake that both make would have to be made twice.
 */
import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  verify,
} from 'node:crypto'

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const state = createHash('sha256')
  for (const part of parts) state.update(part)
  return state.digest()
}

/** Lines of `name: value` after a title; a name that comes again keeps all its values. */
function lines(text: string, title: string): Map<string, string[]> {
  const [first, ...rest] = text.split('\n')
  if (first !== title || rest.pop() !== '') throw new Error(`not ${title}`)
  const values = new Map<string, string[]>()
  for (const line of rest) {
    const at = line.indexOf(': ')
    const name = line.slice(0, at)
    values.set(name, [...(values.get(name) ?? []), line.slice(at + 2)])
  }
  return values
}

/** GF(2^8) of AES, by its definition. */
function product(a: number, b: number): number {
  let result = 0
  for (let [x, y] = [a, b]; y > 0; y >>= 1) {
    if (y & 1) result ^= x
    x = (x << 1) ^ (x & 0x80 ? 0x11b : 0)
  }
  return result
}
const quotient = (a: number, b: number): number => {
  for (let x = 1; x < 256; x++) if (product(x, b) === a) return x
  return 0
}

/** The line through two points, at `x`; each share is 32 values and then its place. */
export function lineAt(a: Buffer, b: Buffer, x: number): Buffer {
  const [xa, xb] = [a[32]!, b[32]!]
  const la = quotient(x ^ xb, xa ^ xb)
  const lb = quotient(x ^ xa, xa ^ xb)
  return Buffer.from(a.subarray(0, 32).map((y, at) => product(y, la) ^ product(b[at]!, lb)))
}

const X25519 = {
  private: Buffer.from('302e020100300506032b656e04220420', 'hex'),
  public: Buffer.from('302a300506032b656e032100', 'hex'),
}
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex')
const spki = (head: Buffer, raw: Buffer) =>
  createPublicKey({ key: Buffer.concat([head, raw]), format: 'der', type: 'spki' })

const KEM = Buffer.concat([Buffer.from('KEM'), Buffer.from('0020', 'hex')])
const HPKE = Buffer.concat([Buffer.from('HPKE'), Buffer.from('002000010002', 'hex')])
const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest()
const extract = (suite: Buffer, salt: Buffer, label: string, ikm: Buffer) =>
  hmac(salt, Buffer.from('HPKE-v1'), suite, Buffer.from(label), ikm)
/** LabeledExpand for one block of output. */
const expand = (suite: Buffer, prk: Buffer, label: string, info: Buffer, length: number) => {
  const said = Buffer.concat([
    Buffer.from([0, length]),
    Buffer.from('HPKE-v1'),
    suite,
    Buffer.from(label),
    info,
  ])
  return hmac(prk, said, Buffer.from([1])).subarray(0, length)
}

function gcm(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
}

/** RFC 9180 §5.1.1, base mode, DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM; the first message. */
export function hpkeOpen(
  privateHalf: Buffer,
  publicHalf: Buffer,
  sealed: Buffer,
  info: Buffer
): Buffer {
  const enc = sealed.subarray(0, 32)
  const none = Buffer.alloc(0)
  const privateKey = createPrivateKey({
    key: Buffer.concat([X25519.private, privateHalf]),
    format: 'der',
    type: 'pkcs8',
  })
  const dh = diffieHellman({ privateKey, publicKey: spki(X25519.public, enc) })
  const prk = extract(KEM, none, 'eae_prk', dh)
  const shared = expand(KEM, prk, 'shared_secret', Buffer.concat([enc, publicHalf]), 32)
  const context = Buffer.concat([
    Buffer.from([0]),
    extract(HPKE, none, 'psk_id_hash', none),
    extract(HPKE, none, 'info_hash', info),
  ])
  const secret = extract(HPKE, shared, 'secret', none)
  const nonce = expand(HPKE, secret, 'base_nonce', context, 12)
  return gcm(expand(HPKE, secret, 'key', context, 32), nonce, sealed.subarray(32))
}

const hkdf = (secret: Buffer, salt: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `eproc-offer-1/${use}`, 32))

/** MTH of RFC 6962 §2.1 over the digests of pieces of this length. */
export function treeOf(bytes: Buffer, length: number): string {
  const leaves: Buffer[] = []
  for (let at = 0; at < bytes.length; at += length)
    leaves.push(sha256(Buffer.from([0]), sha256(bytes.subarray(at, at + length))))
  const mth = (from: number, to: number): Buffer => {
    if (to - from === 1) return leaves[from]!
    let k = 1
    while (k * 2 < to - from) k *= 2
    return sha256(Buffer.from([1]), mth(from, from + k), mth(from + k, to))
  }
  return (leaves.length === 0 ? sha256() : mth(0, leaves.length)).toString('hex')
}

export interface HolderHalves {
  x25519: Buffer
  fingerprint: string
  privateHalf: Buffer
}

export interface SecondReading {
  secret: string
  name: string
  total: number
  lines: number[]
  content: Buffer
}

const MIB = 1024 * 1024

function readChunks(key: Buffer, sealed: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < sealed.length; at += MIB + 16) {
    const last = at + MIB + 16 >= sealed.length
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(at / (MIB + 16), 7)
    nonce[11] = last ? 1 : 0
    parts.push(gcm(key, nonce, sealed.subarray(at, at + MIB + 16)))
  }
  return Buffer.concat(parts)
}

function checkSigned(
  statement: string,
  signature: Buffer,
  vendorKey: Buffer
): Map<string, string[]> {
  const said = lines(statement, 'eproc-offer-statement-1 version')
  if (!verify(null, Buffer.from(statement), spki(ED25519, vendorKey), signature))
    throw new Error('signature')
  const hash = sha256(`eproc-vendor-key-1\n${vendorKey.toString('hex')}\n`).toString('hex')
  if (said.get('key')![0] !== hash) throw new Error('key')
  return said
}

/** Opens an offer with the private halves of two of its holders. @throws Error naming the check that failed */
export function readSealedOffer(
  offer: {
    envelope: Buffer
    content: Buffer
    statement: string
    signature: Buffer
    vendorKey: Buffer
  },
  two: readonly [HolderHalves, HolderHalves]
): SecondReading {
  const said = checkSigned(offer.statement, offer.signature, offer.vendorKey)
  const must = (name: string, hash: string) => {
    if (said.get(name)![0] !== hash) throw new Error(name)
  }
  must('envelope', sha256(offer.envelope).toString('hex'))
  must('content', treeOf(offer.content, MIB + 16))
  const outer = lines(offer.envelope.toString(), 'eproc-envelope-1')
  const octets = (name: string, at = 0) => Buffer.from(outer.get(name)![at]!, 'base64')
  const headerText = octets('header').toString()
  const hash = sha256(headerText)
  must('header', hash.toString('hex'))
  const header = lines(headerText, 'eproc-offer-1')
  const holders = header.get('holders')![0]!.split(' ')
  const hashes = header.get('shares')![0]!.split(' ')
  const shares = two.map(({ x25519, fingerprint, privateHalf }) => {
    const index = holders.indexOf(fingerprint) + 1
    const info = `eproc-share-1\nheader: ${hash.toString('hex')}\nholder: ${fingerprint}\nindex: ${index}\n`
    const share = hpkeOpen(privateHalf, x25519, octets('wrap', index - 1), Buffer.from(info))
    const named = sha256(`eproc-share-1\n${header.get('offer')![0]}\n${index}\n`, share)
    if (named.toString('hex') !== hashes[index - 1]) throw new Error('share')
    return share
  })
  const secret = lineAt(shares[0]!, shares[1]!, 0)
  const context = headerText.slice(0, headerText.indexOf('commitment: '))
  if (hkdf(secret, sha256(context), 'commitment').toString('hex') !== header.get('commitment')![0])
    throw new Error('commitment')
  const keys = ['content', 'name', 'price', 'salt'].map((use) => hkdf(secret, hash, use))
  const [contentKey, nameKey, priceKey, salt] = keys as [Buffer, Buffer, Buffer, Buffer]
  const record = (key: Buffer, sealed: Buffer) =>
    gcm(key, sealed.subarray(0, 12), sealed.subarray(12))
  const name = record(nameKey, octets('name'))
  const price = record(priceKey, octets('price'))
  const content = readChunks(contentKey, offer.content)
  must('plain', sha256('eproc-plain-1\n', salt, treeOf(content, MIB)).toString('hex'))
  const dataKeys = sha256('eproc-data-keys-1\n', hash, ...keys).toString('hex')
  if (outer.get('keys')![0] !== dataKeys) throw new Error('keys')
  checkShares(gcm(hkdf(secret, hash, 'shares'), Buffer.alloc(12), octets('shares')), secret)
  return {
    secret: secret.toString('hex'),
    name: name.subarray(1, 1 + name[0]!).toString(),
    total: Number(price.readBigUInt64BE(1)),
    lines: Array.from({ length: price.readUInt16BE(9) }, (_, at) =>
      Number(price.readBigUInt64BE(11 + at * 8))
    ),
    content,
  }
}

/** Every two of all shares give back the secret. */
function checkShares(all: Buffer, secret: Buffer): void {
  const each = Array.from({ length: all.length / 33 }, (_, at) =>
    all.subarray(at * 33, (at + 1) * 33)
  )
  for (const [at, a] of each.entries())
    for (const b of each.slice(at + 1))
      if (!lineAt(a, b, 0).equals(secret)) throw new Error('pairs')
}
