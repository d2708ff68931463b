/**
 * Access to offers that the rules leave sealed, under the order of an auditor or a court (sealing.md §4): a leaf of the
 * log says which, and two holders open exactly those. Its texts have labels of their own, so that a signature for an
 * opening serves no order, nor the other way round.
 */
import type { Bytes } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import { Checked } from './checked.ts'
import { formOf, HASH, hashOf, PLAIN, signedText, signText, TIME, WORD } from './lines.ts'
import { type Logged, namedInLog, stagesOf } from './logged.ts'
import { holderOf, type HolderSet, type OpeningFault } from './opening.ts'
import { readOrder } from './order_leaf.ts'
import type { OfferToOpen } from './request.ts'
import type { VersionStatement } from './statement.ts'

export interface OrderRequest {
  readonly installation: string
  readonly package: string
  readonly set: string
  /** commitments of both in the log */
  readonly order: string
  readonly schedule: string
  /** 256 random bits */
  readonly nonce: string
  readonly expiry: string
  /** fingerprint of who asks */
  readonly first: string
  readonly offers: readonly OfferToOpen[]
}

const SAID = {
  installation: PLAIN,
  package: WORD,
  set: WORD,
  order: HASH,
  schedule: HASH,
  nonce: HASH,
  expiry: TIME,
  first: HASH,
}
const OFFERS = ['offer', /^[0-9a-f]{32} [0-9a-f]{64}$/] as const
const TITLE = 'eproc-order-opening-1'
const requestForm = formOf(`${TITLE} request`, SAID, OFFERS)
const confirmForm = formOf(
  `${TITLE} confirmation`,
  { ...SAID, second: HASH, request: HASH },
  OFFERS
)

const values = (request: OrderRequest) => ({
  ...request,
  offer: request.offers.map(({ offer, header }) => `${offer} ${header}`),
})

/** @throws RangeError */
export function orderRequestText(request: OrderRequest): string {
  const ids = new Set(request.offers.map(({ offer }) => offer))
  if (ids.size !== request.offers.length) throw new RangeError('each offer once')
  return requestForm.write(values(request))
}

export function readOrderRequest(text: string): OrderRequest | null {
  const read = requestForm.read(text)
  if (!read) return null
  const { offer: lines, ...said } = read
  const offers = lines.map((line) => ({ offer: line.slice(0, 32), header: line.slice(33) }))
  const request = { ...said, offers }
  try {
    return orderRequestText(request) === text ? request : null
  } catch {
    return null
  }
}

const requestHash = (request: OrderRequest): Promise<string> => hashOf(orderRequestText(request))

/** @throws RangeError when it is the one who asked */
async function confirmationText(request: OrderRequest, second: string): Promise<string> {
  if (second === request.first) throw new RangeError('nobody confirms the own request')
  return confirmForm.write({ ...values(request), second, request: await requestHash(request) })
}

/** What the checker holds to be true; that order and schedule stand in the log is `checkOrderLog`'s. */
export interface OrderFacts {
  readonly installation: string
  readonly package: string
  /** whose members act now; an offer may be sealed to an earlier one */
  readonly set: HolderSet
  readonly order: Logged
  readonly schedule: Logged
  /** of the versions that the order covers */
  readonly statements: readonly VersionStatement[]
  readonly now: string
}

export type OrderFault = Exclude<OpeningFault, 'closing' | 'chain'> | 'order'
export type CheckedOrder = Checked<OrderRequest>
export type OrderCheck =
  | { readonly ok: true; readonly checked: CheckedOrder }
  | { readonly ok: false; readonly fault: OrderFault }

/** When the last of these stages ended; null where the schedule does not have one of them. */
export function lastEnd(
  schedule: Pick<Logged, 'content'>,
  stages: readonly string[]
): string | null {
  try {
    const known = new Map(stagesOf(schedule).map(({ kunci, selesai }) => [kunci, selesai]))
    const ends = stages.map((stage) => Date.parse(known.get(stage) ?? ''))
    return new Date(Math.max(...ends)).toISOString()
  } catch {
    return null
  }
}

/** Of the package, of stages that are over, and exactly those of the leaf: so nothing of a running submission is read. */
function subjectFault(facts: OrderFacts): OrderFault | null {
  const { installation, package: of, statements, now } = facts
  const order = readOrder(facts.order.content)
  if (!order || order.installation !== installation || order.package !== of) return 'order'
  const said = new Set(statements.map(({ header }) => header))
  const covered =
    statements.length === order.offers.length &&
    order.offers.every(({ header }) => said.has(header)) &&
    statements.every((one) => one.installation === installation && one.package === of)
  if (!covered) return 'offer'
  const ended = lastEnd(
    facts.schedule,
    statements.map(({ stage }) => stage)
  )
  if (ended === null || ended !== order.ended) return 'schedule'
  return Date.parse(now) >= Date.parse(ended) ? null : 'early'
}

async function logFault(request: OrderRequest, facts: OrderFacts): Promise<OrderFault | null> {
  if (!(Date.parse(facts.now) < Date.parse(request.expiry))) return 'expired'
  if (request.order !== (await namedInLog(facts.order))) return 'order'
  if (request.schedule !== (await namedInLog(facts.schedule))) return 'schedule'
  return subjectFault(facts)
}

/** Asked by the first holder's browser before it seals its shares, by the second's before it unwraps one, and by the server. */
export async function checkOrderRequest(
  request: OrderRequest,
  signature: Uint8Array,
  facts: OrderFacts
): Promise<OrderCheck> {
  const fault = (what: OrderFault): OrderCheck => ({ ok: false, fault: what })
  const same =
    request.installation === facts.installation &&
    request.package === facts.package &&
    request.set === facts.set.id
  if (!same) return fault('subject')
  const first = await holderOf(facts.set, request.first)
  if (!first) return fault('holder')
  const signed = await signedText(orderRequestText(request), signature, first.ed25519)
  if (!signed) return fault('signature')
  const found = await logFault(request, facts)
  if (found) return fault(found)
  const versions = new Map(facts.statements.map((one) => [one.offer, one]))
  const all = request.offers.every(({ offer, header }) => versions.get(offer)?.header === header)
  if (!all || request.offers.length !== facts.statements.length) return fault('offer')
  return { ok: true, checked: new Checked(request, await requestHash(request), versions) }
}

/** The request that these facts ask for. */
export const orderRequestFor = async (
  facts: OrderFacts,
  by: { first: string; expiry: string; nonce: string }
): Promise<OrderRequest> => ({
  installation: facts.installation,
  package: facts.package,
  set: facts.set.id,
  order: await namedInLog(facts.order),
  schedule: await namedInLog(facts.schedule),
  ...by,
  offers: facts.statements.map(({ offer, header }) => ({ offer, header })),
})

/** @throws RangeError for a request in another's name */
export async function signOrderRequest(request: OrderRequest, key: OpenKey): Promise<Bytes> {
  if (request.first !== key.fingerprint) throw new RangeError('the request names another holder')
  return signText(orderRequestText(request), key.sign)
}

/** @throws RangeError for the own request */
export const signOrderConfirmation = async (
  { request }: CheckedOrder,
  key: OpenKey
): Promise<Bytes> => signText(await confirmationText(request, key.fingerprint), key.sign)

/** Whether another holder of the set confirmed exactly this request. */
export async function checkOrderConfirmation(
  request: OrderRequest,
  second: string,
  signature: Uint8Array,
  set: HolderSet
): Promise<boolean> {
  const holder = await holderOf(set, second)
  if (!holder || second === request.first) return false
  return signedText(await confirmationText(request, second), signature, holder.ed25519)
}
