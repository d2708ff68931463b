/** One ciphertext that AES-256-GCM opens under two keys: what a cheating vendor can make, since GCM does not bind its key. */
import { createCipheriv } from 'node:crypto'

const R = 0xe1n << 120n
const number = (block: Uint8Array): bigint => BigInt(`0x${Buffer.from(block).toString('hex')}`)
const block = (n: bigint): Buffer => Buffer.from(n.toString(16).padStart(32, '0'), 'hex')

/** Product in the field of GHASH (NIST SP 800-38D §6.3). */
function times(x: bigint, y: bigint): bigint {
  let [z, v] = [0n, y]
  for (let bit = 127n; bit >= 0n; bit--) {
    if ((x >> bit) & 1n) z ^= v
    v = v & 1n ? (v >> 1n) ^ R : v >> 1n
  }
  return z
}

/** x^(2^128 - 2). */
function inverse(x: bigint): bigint {
  let [result, power] = [1n << 127n, x]
  for (let step = 1; step < 128; step++) {
    power = times(power, power)
    result = times(result, power)
  }
  return result
}

function aes(key: Uint8Array, plain: Uint8Array): bigint {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  return number(Buffer.concat([cipher.update(plain), cipher.final()]))
}

/** Two blocks and a tag that fit both keys under this nonce. */
export function twoKeys(keys: readonly [Uint8Array, Uint8Array], nonce: Uint8Array): Buffer {
  const first = number(Buffer.alloc(16, 0x5a))
  const lengths = 256n
  const of = (key: Uint8Array) => {
    const h = aes(key, Buffer.alloc(16))
    const h2 = times(h, h)
    const mask = aes(key, Buffer.concat([nonce, Buffer.from([0, 0, 0, 1])]))
    const known = times(first, times(h2, h)) ^ times(lengths, h) ^ mask
    return { h2, known }
  }
  const [a, b] = [of(keys[0]), of(keys[1])]
  const second = times(a.known ^ b.known, inverse(a.h2 ^ b.h2))
  const tag = a.known ^ times(second, a.h2)
  return Buffer.concat([block(first), block(second), block(tag)])
}
