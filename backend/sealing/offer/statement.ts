/**
 * What a vendor signs with its key of the package: each version of an offer, each withdrawal, each on top of the receipt
 * before it. A version that came in plain is signed by the installation instead, and says so by its mode.
 */
import type { Bytes } from '../bytes.ts'
import { KIND, type Kind, MODE, type Mode, OFFER } from './header.ts'
import { COUNT, formOf, HASH, hashOf, PLAIN, signedText, signText, WORD } from './lines.ts'

interface Said {
  readonly mode: Mode
  readonly installation: string
  readonly package: string
  readonly stage: string
  readonly kind: Kind
  readonly vendor: string
  /** vendorKeyHash of who signs */
  readonly key: string
  /** counts versions and withdrawals alike: 1, 2, 3 … */
  readonly version: number
  /** hash of the receipt of version - 1, '-' for the first */
  readonly previous: string
}

export interface VersionStatement extends Said {
  readonly act: 'version'
  readonly offer: string
  readonly header: string
  readonly envelope: string
  /** tree hash and size of the sealed content */
  readonly content: string
  readonly size: number
  readonly plain: string
}
export interface WithdrawalStatement extends Said {
  readonly act: 'withdrawal'
}
export type OfferStatement = VersionStatement | WithdrawalStatement

const SAID = {
  mode: MODE,
  installation: PLAIN,
  package: WORD,
  stage: WORD,
  kind: KIND,
  vendor: HASH,
  key: HASH,
  version: COUNT,
  previous: /^(-|[0-9a-f]{64})$/,
}
const TITLE = 'eproc-offer-statement-1'
const versionForm = formOf(`${TITLE} version`, {
  ...SAID,
  offer: OFFER,
  header: HASH,
  envelope: HASH,
  content: HASH,
  size: COUNT,
  plain: HASH,
})
const withdrawalForm = formOf(`${TITLE} withdrawal`, SAID)

/** @throws RangeError where a value does not have its form */
export function offerStatementText(statement: OfferStatement): string {
  const { version, previous } = statement
  if (version < 1 || (version === 1) !== (previous === '-'))
    throw new RangeError('the first version, and no other, has none before it')
  const said = { ...statement, version: String(version) }
  return said.act === 'version'
    ? versionForm.write({ ...said, size: String(said.size) })
    : withdrawalForm.write(said)
}

/** Null for what `offerStatementText` would not have written. */
export function readOfferStatement(text: string): OfferStatement | null {
  const version = versionForm.read(text)
  const read = version ?? withdrawalForm.read(text)
  if (!read) return null
  const said = {
    ...read,
    mode: read.mode as Mode,
    kind: read.kind as Kind,
    version: Number(read.version),
  }
  const statement: OfferStatement = version
    ? { ...version, ...said, act: 'version', size: Number(version.size) }
    : { ...said, act: 'withdrawal' }
  try {
    return offerStatementText(statement) === text ? statement : null
  } catch {
    return null
  }
}

/** Who signed, by the hash of the Ed25519 public half. */
export const vendorKeyHash = (ed25519: Bytes): Promise<string> =>
  hashOf(
    `eproc-vendor-key-1\n${Array.from(ed25519, (b) => b.toString(16).padStart(2, '0')).join('')}\n`
  )

export const signOfferStatement = (statement: OfferStatement, key: CryptoKey): Promise<Bytes> =>
  signText(offerStatementText(statement), key)

/** False for what has no form, another key than it names, and a wrong signature. */
export async function checkOfferStatement(
  statement: OfferStatement,
  signature: Uint8Array,
  ed25519: Bytes
): Promise<boolean> {
  try {
    const text = offerStatementText(statement)
    return (
      statement.key === (await vendorKeyHash(ed25519)) &&
      (await signedText(text, signature, ed25519))
    )
  } catch {
    return false
  }
}
