/**
 * The key by which a vendor signs in one package, made in its browser when it registers. The key signs for itself, names
 * the integrity pact that was accepted with it, and takes over what the installation had signed for the vendor before.
 */
import { type Bytes, base64, fromBase64, fromHex, hex } from '../bytes.ts'
import { COUNT, formOf, HASH, PLAIN, signedText, signText, TIME, WORD } from './lines.ts'

export interface VendorKeyStatement {
  readonly installation: string
  readonly package: string
  /** pseudonym */
  readonly vendor: string
  readonly ed25519: Bytes
  /** 1 for the first, 2 for the one that took its place … */
  readonly number: number
  /** hash of the integrity pact's text */
  readonly pact: string
  readonly at: string
  /** receipts of what came in plain before the first key: they stay the vendor's */
  readonly adopts: readonly string[]
}

const form = formOf(
  'eproc-vendor-key-statement-1',
  {
    installation: PLAIN,
    package: WORD,
    vendor: HASH,
    ed25519: HASH,
    number: COUNT,
    pact: HASH,
    at: TIME,
  },
  ['adopts', HASH]
)

/** @throws RangeError where a value does not have its form */
export const vendorKeyText = (statement: VendorKeyStatement): string =>
  form.write({
    ...statement,
    ed25519: hex(statement.ed25519),
    number: String(statement.number),
    adopts: statement.adopts,
  })

/** Null for what `vendorKeyText` would not have written. */
export function readVendorKey(text: string): VendorKeyStatement | null {
  const read = form.read(text)
  return read && { ...read, ed25519: fromHex(read.ed25519), number: Number(read.number) }
}

export const signVendorKey = (statement: VendorKeyStatement, key: CryptoKey): Promise<Bytes> =>
  signText(vendorKeyText(statement), key)

/** Whoever enrols the key has its private half. */
export async function checkVendorKey(
  statement: VendorKeyStatement,
  signature: Uint8Array
): Promise<boolean> {
  try {
    return await signedText(vendorKeyText(statement), signature, statement.ed25519)
  } catch {
    return false
  }
}

const SIGNATURE = 'signature: '

/** As its leaf of the log has it. */
export const loggedVendorKey = (text: string, signature: Uint8Array): string =>
  `${text}${SIGNATURE}${base64(signature)}\n`

/** Null for what is no leaf of a key, or not signed by the key that it names. */
export async function readLoggedVendorKey(content: string): Promise<VendorKeyStatement | null> {
  const at = content.lastIndexOf(SIGNATURE)
  const statement = readVendorKey(content.slice(0, Math.max(0, at)))
  if (!statement) return null
  try {
    const signature = fromBase64(content.slice(at + SIGNATURE.length).trimEnd())
    return (await checkVendorKey(statement, signature)) ? statement : null
  } catch {
    return null
  }
}
