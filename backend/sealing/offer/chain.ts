/** Which version of each offer counts: the last of an unbroken chain of signed statements; and the closing that fixes them. */
import { type Bytes, concat, hex, utf8 } from '../bytes.ts'
import { leafHash, MemoryTree, treeHash } from '../log/merkle.ts'
import type { Kind } from './header.ts'
import { COUNT, formOf, HASH, hashOf, PLAIN, TIME, WORD } from './lines.ts'
import {
  checkOfferStatement,
  type OfferStatement,
  offerStatementText,
  type VersionStatement,
} from './statement.ts'

/** What the installation accepted. */
export interface Accepted {
  readonly statement: OfferStatement
  readonly signature: Uint8Array
  /** hash of the receipt that was answered */
  readonly receipt: string
}

export interface ChainRules {
  readonly installation: string
  readonly package: string
  readonly stage: string
  /** Each vendor's keys as logged, oldest first; one with none signs nothing itself. */
  readonly vendorKeys: ReadonlyMap<string, readonly Bytes[]>
  /** Receipts of what came in plain before a vendor had a key, as its first key's statement took them over. */
  readonly adopted?: ReadonlySet<string>
  /** Signs for vendors without a key what came in plain; null where the package forbids that. */
  readonly installationKey: Bytes | null
}

export type ChainFault = 'subject' | 'signature' | 'order' | 'previous'

export interface Standing {
  /** null: withdrawn */
  readonly last: VersionStatement | null
  readonly replaced: readonly VersionStatement[]
}

export type Chains =
  | { readonly ok: true; readonly standing: readonly Standing[] }
  | { readonly ok: false; readonly fault: ChainFault; readonly vendor: string; readonly kind: Kind }

type Signed = { fault: ChainFault } | { key: number }

async function signedBy(one: Accepted, rules: ChainRules): Promise<Signed> {
  const { statement, signature } = one
  for (const part of ['installation', 'package', 'stage'] as const)
    if (statement[part] !== rules[part]) return { fault: 'subject' }
  const own = rules.vendorKeys.get(statement.vendor) ?? []
  const inPlain = statement.mode === 'disegel saat diterima'
  // Who has a key signs everything: else the installation could replace an offer in the vendor's name.
  const hasKey = own.length > 0 && !(inPlain && rules.adopted?.has(one.receipt))
  if (inPlain === hasKey) return { fault: 'signature' }
  const keys = inPlain ? [rules.installationKey].filter((key) => key !== null) : own
  const signed = await Promise.all(
    keys.map((key) => checkOfferStatement(statement, signature, key))
  )
  const key = signed.lastIndexOf(true)
  if (key < 0) return { fault: 'signature' }
  // The installation speaks before every key of the vendor's, never after one.
  return { key: inPlain ? -1 : key }
}

async function chainFault(
  chain: readonly Accepted[],
  rules: ChainRules
): Promise<ChainFault | null> {
  let newest = -1
  for (const [at, one] of chain.entries()) {
    const signed = await signedBy(one, rules)
    if ('fault' in signed) return signed.fault
    if (one.statement.version !== at + 1) return 'order'
    if (one.statement.previous !== (chain[at - 1]?.receipt ?? '-')) return 'previous'
    // Once a newer key has signed, an older one, lost or stolen, does not speak any more.
    if (signed.key < newest) return 'signature'
    newest = signed.key
  }
  return null
}

/** What counts of all that was accepted in a stage. One broken chain is told, not passed over. */
export async function checkChains(
  accepted: readonly Accepted[],
  rules: ChainRules
): Promise<Chains> {
  const chains = new Map<string, Accepted[]>()
  for (const one of accepted) {
    const { vendor, kind } = one.statement
    const chain = chains.get(`${vendor} ${kind}`) ?? []
    chain.push(one)
    chains.set(`${vendor} ${kind}`, chain)
  }
  const standing: Standing[] = []
  for (const chain of chains.values()) {
    chain.sort((a, b) => a.statement.version - b.statement.version)
    const { vendor, kind } = chain[0]!.statement
    const fault = await chainFault(chain, rules)
    if (fault) return { ok: false, fault, vendor, kind }
    const last = chain.at(-1)!.statement
    const versions = chain.flatMap(({ statement }) =>
      statement.act === 'version' ? [statement] : []
    )
    standing.push({
      last: last.act === 'version' ? last : null,
      replaced: versions.filter((version) => version !== last),
    })
  }
  return { ok: true, standing }
}

export interface Closing {
  readonly installation: string
  readonly package: string
  readonly stage: string
  /** the end of the stage, ISO 8601, UTC */
  readonly end: string
  readonly root: string
  readonly count: number
}

const closingForm = formOf('eproc-closing-1', {
  installation: PLAIN,
  package: WORD,
  stage: WORD,
  end: TIME,
  count: COUNT,
  root: HASH,
})

/** The content of the closing leaf. @throws RangeError */
export const closingText = (closing: Closing): string =>
  closingForm.write({ ...closing, count: String(closing.count) })

export function readClosing(text: string): Closing | null {
  const read = closingForm.read(text)
  return read && { ...read, count: Number(read.count) }
}

/** Stands for one accepted act: statement, signature, receipt. @throws RangeError */
export async function acceptedHash({ statement, signature, receipt }: Accepted): Promise<string> {
  if (!HASH.test(receipt)) throw new RangeError('a receipt is named by its hash')
  const text = offerStatementText(statement)
  return hashOf(`eproc-accepted-1\n${text}signature: ${hex(signature)}\nreceipt: ${receipt}\n`)
}

/** Root of the tree (RFC 6962) over everything accepted, in the order of its hashes. */
export async function closingRoot(
  accepted: readonly Accepted[]
): Promise<Pick<Closing, 'root' | 'count'>> {
  const hashes = await Promise.all(accepted.map(acceptedHash))
  const tree = new MemoryTree()
  for (const hash of hashes.toSorted()) await tree.append(await leafHash(concat(utf8(hash))))
  return { root: hex(await treeHash(tree.read, tree.size)), count: accepted.length }
}

/** Whether the closing covers these and no others. */
export async function coveredBy(closing: Closing, accepted: readonly Accepted[]): Promise<boolean> {
  try {
    const { root, count } = await closingRoot(accepted)
    return root === closing.root && count === closing.count
  } catch {
    // A statement or receipt that has not its form is in no closing.
    return false
  }
}
