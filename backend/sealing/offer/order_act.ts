/** Both steps of an access under an order by what a holder was handed: nothing is signed or unwrapped before all was checked. */
import { base64, fromBase64, hex } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import { loggedText, holderSetText, readHolderSet, readLogged } from './facts.ts'
import type { OrderFactsText, SignedOpening, ToSignText } from './facts_text.ts'
import { readHeader } from './header.ts'
import { saysTheSame } from './judge.ts'
import { combineAndOpen, type OwnShare, resealShares } from './open.ts'
import {
  checkOrderRequest,
  type OrderFacts,
  orderRequestFor,
  orderRequestText,
  readOrderRequest,
  signOrderConfirmation,
  signOrderRequest,
} from './order.ts'
import { type ConfirmedOpening, outcomesText, ownSharesOf, resealedText } from './signed_opening.ts'
import { offerStatementText, readOfferStatement } from './statement.ts'

export const orderFactsText = (facts: OrderFacts): OrderFactsText => ({
  installation: facts.installation,
  package: facts.package,
  set: holderSetText(facts.set),
  order: loggedText(facts.order),
  schedule: loggedText(facts.schedule),
  statements: facts.statements.map(offerStatementText),
  now: facts.now,
})

/** Null where a statement has not its form. */
export function readOrderFacts(text: OrderFactsText): OrderFacts | null {
  const statements = text.statements.flatMap((one) => {
    const read = readOfferStatement(one)
    return read?.act === 'version' ? [read] : []
  })
  if (statements.length !== text.statements.length) return null
  const { installation, package: of, now } = text
  return {
    installation,
    package: of,
    now,
    set: readHolderSet(text.set),
    order: readLogged(text.order),
    schedule: readLogged(text.schedule),
    statements,
  }
}

/** A share leaves this browser only for what the header itself says to be of this package and stage. */
function ownOf(facts: OrderFacts, own: ReadonlyMap<string, OwnShare>): Map<string, OwnShare> {
  return new Map(
    facts.statements.flatMap((version) => {
      const share = own.get(version.offer)
      const header = share && readHeader(share.header)
      return header && saysTheSame(header, version) ? [[version.offer, share] as const] : []
    })
  )
}

/** The first holder asks, with its shares sealed to the others; null: nothing was signed that does not hold. */
export async function signedOrderAsk(
  given: ToSignText,
  facts: OrderFacts,
  key: OpenKey
): Promise<SignedOpening | null> {
  const by = {
    first: key.fingerprint,
    expiry: given.sampai,
    nonce: hex(crypto.getRandomValues(new Uint8Array(32))),
  }
  const request = await orderRequestFor(facts, by)
  const signature = await signOrderRequest(request, key)
  const answer = await checkOrderRequest(request, signature, facts)
  if (!answer.ok) return null
  const own = ownOf(facts, ownSharesOf(given))
  const resealed = await resealShares(answer.checked, own, key, facts.set.holders)
  return {
    pernyataan: orderRequestText(request),
    tandaTangan: base64(signature),
    titipan: resealedText(resealed),
  }
}

/** The second combines, judges, and confirms exactly what was asked for. */
export async function signedOrderConfirm(
  { permintaan, amplop, himpunan }: ToSignText,
  facts: OrderFacts,
  key: OpenKey
): Promise<ConfirmedOpening | null> {
  const request = permintaan && readOrderRequest(permintaan.teks)
  if (!request) return null
  const answer = await checkOrderRequest(request, fromBase64(permintaan.tandaTangan), facts)
  if (!answer.ok) return null
  const { checked } = answer
  const input = {
    checked,
    envelopes: new Map(amplop.map(({ penawaran, isi }) => [penawaran, fromBase64(isi)])),
    resealed: fromBase64(permintaan.titipan),
    sets: himpunan.map(readHolderSet),
  }
  const outcomes = await combineAndOpen(input, key)
  if (!outcomes) return null
  const tandaTangan = base64(await signOrderConfirmation(checked, key))
  return { signed: { tandaTangan, hasil: outcomesText(outcomes) }, outcomes }
}
