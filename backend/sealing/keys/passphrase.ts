/** Secrets that people keep: a passphrase to remember, a code to print on paper. */
import { type Bytes, concat, sha256, utf8 } from '../bytes.ts'

/** Case and spaces are the typist's own affair. */
export const passphraseBytes = (typed: string): Bytes =>
  utf8(typed.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' '))

/** Base32 after Crockford: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SECRET = 19

async function withCheck(secret: Uint8Array): Promise<Bytes> {
  return concat(secret, (await sha256(utf8('eproc-recovery-code-1'), secret)).subarray(0, 1))
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (b) => b.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

/** 152 random bits and eight to find a slip of the pen; eight groups of four. */
export async function makeRecoveryCode(): Promise<string> {
  const secret = crypto.getRandomValues(new Uint8Array(SECRET))
  return (toBase32(await withCheck(secret)).match(/.{4}/g) ?? []).join('-')
}

/** The secret of a code as it was typed; null where it cannot be one. */
export async function codeBytes(typed: string): Promise<Bytes | null> {
  const clean = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (clean.length !== ((SECRET + 1) * 8) / 5) return null
  const digits = Array.from(clean, (letter) => ALPHABET.indexOf(letter))
  if (digits.includes(-1)) return null
  const bits = digits.map((digit) => digit.toString(2).padStart(5, '0')).join('')
  const all = Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
  const secret = all.slice(0, SECRET)
  return (await withCheck(secret)).at(-1) === all.at(-1) ? secret : null
}
