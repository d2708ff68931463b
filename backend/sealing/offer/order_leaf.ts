/** What an order lets be opened, as the log has it (sealing.md §4): by this leaf both holders and every vendor judge it. */
import { formOf, HASH, PLAIN, TIME, WORD } from './lines.ts'

/** Kind of its leaf. */
export const ORDER = 'perintah'

/** One version of a file: hash of its receipt as the log has it, and of its header, which the receipt names, too. */
export interface Covered {
  readonly receipt: string
  readonly header: string
}

export interface Order {
  readonly installation: string
  readonly package: string
  /** as the order itself is numbered, who gave it, and its day */
  readonly number: string
  readonly body: string
  readonly date: string
  /** hash of the order's document */
  readonly document: string
  /** when the last submission ended of those that the offers came in */
  readonly ended: string
  readonly offers: readonly Covered[]
}

const PAIR = /^[0-9a-f]{64} [0-9a-f]{64}$/
const DAY = /^\d{4}-\d\d-\d\d$/
const leafForm = formOf(
  'eproc-order-1',
  {
    installation: PLAIN,
    package: WORD,
    number: PLAIN,
    body: PLAIN,
    date: DAY,
    document: HASH,
    ended: TIME,
  },
  ['offer', PAIR]
)

/** Sorted: the order of lines tells neither whose they are nor how many a vendor has. @throws RangeError */
export const orderText = (order: Order): string =>
  leafForm.write({
    ...order,
    offer: order.offers.map(({ receipt, header }) => `${receipt} ${header}`).toSorted(),
  })

/** Null for another text, and for one that names an offer twice, or none. */
export function readOrder(text: string): Order | null {
  const read = leafForm.read(text)
  if (!read) return null
  const { offer: lines, ...said } = read
  const offers = lines.map((line) => ({ receipt: line.slice(0, 64), header: line.slice(65) }))
  const once = new Set(offers.map(({ header }) => header)).size === offers.length
  const order = { ...said, offers }
  return once && offers.length > 0 && orderText(order) === text ? order : null
}
