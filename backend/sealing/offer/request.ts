/**
 * The act of opening: a request by one holder, a confirmation by another. Both sign the same things, so that neither
 * signature serves another package, stage, kind, list of offers or day.
 */
import type { Bytes } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import type { Kind } from './header.ts'
import { formOf, HASH, hashOf, PLAIN, signText, TIME, WORD } from './lines.ts'

export interface OfferToOpen {
  readonly offer: string
  /** hash of its header */
  readonly header: string
}

export interface OpeningRequest {
  readonly installation: string
  readonly package: string
  readonly stage: string
  readonly kinds: readonly Kind[]
  readonly set: string
  /** commitments of both in the log */
  readonly schedule: string
  readonly closing: string
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
  stage: WORD,
  kinds: /^K?A?T?H?$/,
  set: WORD,
  schedule: HASH,
  closing: HASH,
  nonce: HASH,
  expiry: TIME,
  first: HASH,
}
const OFFERS = ['offer', /^[0-9a-f]{32} [0-9a-f]{64}$/] as const
const TITLE = 'eproc-opening-1'
const requestForm = formOf(`${TITLE} request`, SAID, OFFERS)
const confirmForm = formOf(
  `${TITLE} confirmation`,
  { ...SAID, second: HASH, request: HASH },
  OFFERS
)

const values = (request: OpeningRequest) => ({
  ...request,
  kinds: request.kinds.join(''),
  offer: request.offers.map(({ offer, header }) => `${offer} ${header}`),
})

/** @throws RangeError */
export function requestText(request: OpeningRequest): string {
  const ids = new Set(request.offers.map(({ offer }) => offer))
  if (ids.size !== request.offers.length || request.kinds.length === 0)
    throw new RangeError('each offer once, at least one kind')
  return requestForm.write(values(request))
}

export function readRequest(text: string): OpeningRequest | null {
  const read = requestForm.read(text)
  if (!read) return null
  const { offer: lines, ...said } = read
  const offers = lines.map((line) => ({ offer: line.slice(0, 32), header: line.slice(33) }))
  const request = { ...said, kinds: Array.from(read.kinds) as Kind[], offers }
  try {
    return requestText(request) === text ? request : null
  } catch {
    return null
  }
}

export const requestHash = (request: OpeningRequest): Promise<string> =>
  hashOf(requestText(request))

/** Who confirms says everything again, and which request it is. @throws RangeError when it is the one who asked */
export async function confirmationText(request: OpeningRequest, second: string): Promise<string> {
  if (second === request.first) throw new RangeError('nobody confirms the own request')
  return confirmForm.write({ ...values(request), second, request: await requestHash(request) })
}

export async function signRequest(request: OpeningRequest, key: OpenKey): Promise<Bytes> {
  if (request.first !== key.fingerprint) throw new RangeError('the request names another holder')
  return signText(requestText(request), key.sign)
}
