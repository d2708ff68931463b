/** In a browser: seals an offer to holders whose keys are elsewhere, or opens one with two keys. Octets travel as base64. */
import { base64, fromBase64, hex } from '@eproc/sealing/bytes'
import { type OpenKey, openPair } from '@eproc/sealing/keys/pair'
import { readContent } from '@eproc/sealing/offer/read'
import {
  offerStatementText,
  readOfferStatement,
  signOfferStatement,
} from '@eproc/sealing/offer/statement'
import { endedStage, gather, inParts, makeOffer, openedBy, PRICE, someKey } from './offers.ts'

export interface KeyOctets {
  x25519: string
  ed25519: string
  privateHalves: string
}
export interface SealedOctets {
  envelope: string
  content: string
  statement: string
  signature: string
  vendorKey: string
}
export type Asked =
  | { what: 'seal'; holders: KeyOctets[]; plain: string }
  | { what: 'open'; holders: KeyOctets[]; vendor: KeyOctets; offer: SealedOctets }
export type Told =
  SealedOctets | { name: string; total: number | null; content: string } | { error: string }

const keyOf = ({ x25519, ed25519, privateHalves }: KeyOctets): Promise<OpenKey> =>
  openPair({ x25519: fromBase64(x25519), ed25519: fromBase64(ed25519) }, fromBase64(privateHalves))

async function seal(holders: OpenKey[], plain: string): Promise<SealedOctets> {
  const vendor = await someKey()
  const { envelope, content, statement } = await makeOffer(holders, vendor, {
    content: fromBase64(plain),
    price: PRICE,
  })
  return {
    envelope: base64(envelope),
    content: base64(content),
    statement: offerStatementText(statement),
    signature: base64(await signOfferStatement(statement, vendor.sign)),
    vendorKey: hex(vendor.publicHalves.ed25519),
  }
}

async function open(holders: OpenKey[], vendor: OpenKey, offer: SealedOctets): Promise<Told> {
  const statement = readOfferStatement(offer.statement)
  if (statement?.act !== 'version') throw new Error('no version')
  const accepted = [{ statement, signature: fromBase64(offer.signature), receipt: 'ab'.repeat(32) }]
  const made = { statement, envelope: fromBase64(offer.envelope) }
  const scene = await endedStage({ holders, vendor }, [made], { accepted })
  const outcome = (await openedBy(scene, holders[1]!)).get(statement.offer)
  if (outcome?.result !== 'open') throw new Error(JSON.stringify(outcome))
  const stored = inParts(fromBase64(offer.content))
  return {
    name: outcome.name,
    total: outcome.price?.total ?? null,
    content: base64(await gather(readContent(outcome.keys, statement, stored))),
  }
}

async function answer(asked: Asked): Promise<Told> {
  const holders = await Promise.all(asked.holders.map(keyOf))
  if (asked.what === 'seal') return seal(holders, asked.plain)
  return open(holders, await keyOf(asked.vendor), asked.offer)
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((told) => globalThis.postMessage(told))
    .catch(() => {})
})
