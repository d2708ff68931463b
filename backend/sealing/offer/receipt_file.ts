/**
 * The file that a vendor keeps: its receipt, what it signed, and K under a code that only the vendor has. With it the
 * vendor opens its own offer where fewer than two holders' keys are left; without it nobody else can.
 */
import { base64, type Bytes, fromBase64, utf8 } from '../bytes.ts'
import { codeBytes } from '../keys/passphrase.ts'
import { headerHash, readHeader } from './header.ts'
import { asSecret, fitsCommitment, type Secret } from './secret.ts'

const SCHEME = 'eproc-receipt-file-1'
const NONCE = 12

/** What of the receipt file was made before there was a receipt. */
export interface KeptSecret {
  /** text of the header: its hash and commitment name K */
  readonly header: string
  /** K sealed under the code, base64: nonce, ciphertext, tag */
  readonly kunci: string
}

export interface ReceiptFile<R> extends KeptSecret {
  readonly skema: typeof SCHEME
  readonly tandaTerima: R
  readonly pernyataan: string
  readonly tandaTangan: string
}

/** Of the code (152 random bits): cannot be exported, so that a browser may keep it between the files of a package. */
export async function receiptKey(code: string): Promise<CryptoKey | null> {
  const bytes = await codeBytes(code)
  if (!bytes) return null
  const base = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'HKDF', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(SCHEME) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt']
  )
}

const bound = (hash: string): Bytes => utf8(`${SCHEME}\n${hash}\n`)

export async function keepSecret(secret: Secret, hash: string, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const additionalData = bound(hash)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, secret)
  const whole = new Uint8Array(NONCE + sealed.byteLength)
  whole.set(iv)
  whole.set(new Uint8Array(sealed), NONCE)
  return base64(whole)
}

/** Null where the code is another, the file was altered, or K is not the one that its header names. */
export async function readKeptSecret(
  { header: text, kunci }: KeptSecret,
  key: CryptoKey
): Promise<Secret | null> {
  const header = readHeader(text)
  if (!header) return null
  try {
    const whole = fromBase64(kunci)
    const iv = whole.slice(0, NONCE)
    const additionalData = bound(await headerHash(header))
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      whole.slice(NONCE)
    )
    const secret = asSecret(new Uint8Array(opened))
    return (await fitsCommitment(secret, header)) ? secret : null
  } catch {
    return null
  }
}

export const receiptFile = <R>(file: Omit<ReceiptFile<R>, 'skema'>): ReceiptFile<R> => ({
  skema: SCHEME,
  ...file,
})

/** Null for what is no receipt file. */
export function readReceiptFile(text: string): ReceiptFile<unknown> | null {
  try {
    const read = JSON.parse(text) as Partial<Record<keyof ReceiptFile<unknown>, unknown>>
    const { skema, header, kunci, pernyataan, tandaTangan, tandaTerima } = read
    const texts = [header, kunci, pernyataan, tandaTangan]
    if (skema !== SCHEME || !texts.every((one) => typeof one === 'string')) return null
    return { ...(read as ReceiptFile<unknown>), skema, tandaTerima }
  } catch {
    return null
  }
}
