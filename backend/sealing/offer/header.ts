/** What an offer says of itself in the clear. Its hash goes into every key, share and signature of the offer. */
import { fromHex, hex, sha256, utf8, type Bytes } from '../bytes.ts'
import { COUNT, formOf, HASH, PLAIN, WORD } from './lines.ts'

const MODES = ['disegel di peramban', 'disegel saat diterima'] as const
export type Mode = (typeof MODES)[number]
const KINDS = ['K', 'A', 'T', 'H'] as const
export type Kind = (typeof KINDS)[number]

/** What is known before anything is sealed. */
export interface OfferFacts {
  readonly mode: Mode
  readonly installation: string
  readonly package: string
  readonly stage: string
  readonly kind: Kind
  /** 1, 2, 3 … of this vendor, package, stage and kind */
  readonly version: number
  /** pseudonymOf(…), never an id */
  readonly vendor: string
  /** number of the holder set in the log */
  readonly set: string
}

export interface Header extends OfferFacts {
  /** 128 random bits */
  readonly offer: string
  /** fingerprints, in the order of the set; the first has index 1 */
  readonly holders: readonly string[]
  readonly commitment: string
  /** hash of each holder's share, in the same order */
  readonly shares: readonly string[]
}

const MIN_HOLDERS = 2
const MAX_HOLDERS = 32
export const MODE = /^(disegel di peramban|disegel saat diterima)$/
export const KIND = /^[KATH]$/
export const OFFER = /^[0-9a-f]{32}$/
/** Hashes with one space between them. */
const HASHES = /^[0-9a-f]{64}( [0-9a-f]{64}){1,31}$/

const CONTEXT = {
  mode: MODE,
  installation: PLAIN,
  package: WORD,
  stage: WORD,
  kind: KIND,
  version: COUNT,
  offer: OFFER,
  vendor: HASH,
  set: WORD,
  holders: HASHES,
}
const TITLE = 'eproc-offer-1'
const contextForm = formOf(TITLE, CONTEXT)
const headerForm = formOf(TITLE, { ...CONTEXT, commitment: HASH, shares: HASHES })

type Context = Omit<Header, 'commitment' | 'shares'>

const values = (header: Context) => ({
  mode: header.mode,
  installation: header.installation,
  package: header.package,
  stage: header.stage,
  kind: header.kind,
  version: String(header.version),
  offer: header.offer,
  vendor: header.vendor,
  set: header.set,
  holders: header.holders.join(' '),
})

/** One holder with two shares would open alone. */
function distinct(holders: readonly string[]): readonly string[] {
  if (holders.length < MIN_HOLDERS || holders.length > MAX_HOLDERS)
    throw new RangeError('an offer has 2 to 32 holders')
  if (new Set(holders).size !== holders.length) throw new RangeError('a holder has one share')
  return holders
}

/** What the commitment is bound to: everything that is known before it. @throws RangeError */
export async function contextHash(context: Context): Promise<Bytes> {
  distinct(context.holders)
  return sha256(utf8(contextForm.write(values(context))))
}

/** @throws RangeError */
export function headerText(header: Header): string {
  const { commitment, shares } = header
  if (shares.length !== distinct(header.holders).length) throw new RangeError('a share a holder')
  return headerForm.write({ ...values(header), commitment, shares: shares.join(' ') })
}

/** Null for what is no header, or not written as `headerText` writes it. */
export function readHeader(text: string): Header | null {
  const read = headerForm.read(text)
  if (!read) return null
  const header: Header = {
    ...read,
    mode: read.mode as Mode,
    kind: read.kind as Kind,
    version: Number(read.version),
    holders: read.holders.split(' '),
    shares: read.shares.split(' '),
  }
  try {
    return header.version > 0 && headerText(header) === text ? header : null
  } catch {
    return null
  }
}

export const headerHash = async (header: Header): Promise<string> =>
  hex(await sha256(utf8(headerText(header))))

export const hashBytes = (hash: string): Bytes => fromHex(hash)

/** One name of a vendor in one package. `salt`: 32 random octets that the installation keeps until names are public. */
export async function pseudonymOf(
  salt: Uint8Array,
  packageId: string,
  vendorId: string
): Promise<string> {
  if (salt.length !== 32) throw new RangeError('a salt has 32 octets')
  return hex(await sha256(utf8(`eproc-pseudonym-1\n${packageId}\n${vendorId}\n`), salt))
}
