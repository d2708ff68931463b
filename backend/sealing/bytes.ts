/**
 * Octets and their texts, for browsers, servers and tests alike. Types tell what may be shown: `Ciphertext` and
 * `Plaintext` are the same octets to a machine and never to a reader.
 */

declare const kind: unique symbol

/** Octets that whoever holds the database may see. */
export type Ciphertext = Uint8Array<ArrayBuffer> & { readonly [kind]?: 'ciphertext' }
/** Octets that nobody but vendor and holders may see. */
export type Plaintext = Uint8Array<ArrayBuffer> & { readonly [kind]?: 'plaintext' }
export type Bytes = Uint8Array<ArrayBuffer>

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export function concat(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((n, part) => n + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

/** @throws RangeError on what is not hexadecimal */
export function fromHex(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('not hexadecimal')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** So many a function takes in every browser. */
const MOST_ARGUMENTS = 8192

/** Base64 of RFC 4648 §4, with padding. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += MOST_ARGUMENTS) {
    text += String.fromCharCode(...bytes.subarray(at, at + MOST_ARGUMENTS))
  }
  return btoa(text)
}

/** @throws DOMException on what is not base64 */
export function fromBase64(text: string): Bytes {
  const octets = atob(text)
  const bytes = new Uint8Array(octets.length)
  for (let at = 0; at < octets.length; at++) bytes[at] = octets.charCodeAt(at)
  return bytes
}

export const sha256 = async (...parts: Uint8Array[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', concat(...parts)))

/** Compares without telling by its time where the difference is. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  return a.reduce((different, byte, at) => different | (byte ^ b[at]!), 0) === 0
}
