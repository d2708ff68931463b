/** Who may hand in, and be opened, after a result (sealing.md §4): fixed in the log when the stage begins. */
import { formOf, HASH, PLAIN, TIME, WORD } from './lines.ts'

/** Kind of the leaf. */
export const ENTITLED = 'hak-masuk'

export interface Entitled {
  readonly installation: string
  readonly package: string
  /** key of the submission stage, and its begin by the schedule, ISO 8601, UTC */
  readonly stage: string
  readonly start: string
  /** pseudonyms */
  readonly vendors: readonly string[]
}

const form = formOf(
  'eproc-entitled-1',
  { installation: PLAIN, package: WORD, stage: WORD, start: TIME },
  ['vendor', HASH]
)

/** Sorted: the order tells nothing. @throws RangeError */
export const entitledText = ({ vendors, ...said }: Entitled): string =>
  form.write({ ...said, vendor: vendors.toSorted() })

/** Null for another text, and for one that names a vendor twice. */
export function readEntitled(text: string): Entitled | null {
  const read = form.read(text)
  if (!read) return null
  const { vendor: vendors, ...said } = read
  const entitled = { ...said, vendors }
  const once = new Set(vendors).size === vendors.length
  return once && entitledText(entitled) === text ? entitled : null
}
