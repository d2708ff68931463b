/** What an opening is judged by, as it travels from the server to a holder's browser. */
import { base64, fromBase64, hex } from '../bytes.ts'
import type { PublicHalves } from '../keys/pair.ts'
import { closingText, readClosing } from './chain.ts'
import type { HolderSetText, LoggedText, OpeningFactsText } from './facts_text.ts'
import { type Logged, namedInLog } from './logged.ts'
import { type HolderSet, openableVersions, type OpeningFacts } from './opening.ts'
import type { OpeningRequest } from './request.ts'
import { offerStatementText, readOfferStatement } from './statement.ts'

export const loggedText = ({ kind, salt, content }: Logged): LoggedText => ({
  kind,
  salt: base64(new Uint8Array(salt)),
  content,
})
export const readLogged = ({ kind, salt, content }: LoggedText): Logged => ({
  kind,
  salt: fromBase64(salt),
  content,
})

export const holderSetText = ({ id, holders }: HolderSet): HolderSetText => ({
  id,
  holders: holders.map(({ x25519, ed25519 }) => ({
    x25519: base64(x25519),
    ed25519: base64(ed25519),
  })),
})
export const readHolderSet = ({ id, holders }: HolderSetText): HolderSet => ({
  id,
  holders: holders.map(({ x25519, ed25519 }): PublicHalves => ({
    x25519: fromBase64(x25519),
    ed25519: fromBase64(ed25519),
  })),
})

export function openingFactsText(facts: OpeningFacts): OpeningFactsText {
  const { installation, package: of, stage, kinds, end, now, entitled, settled } = facts
  const { vendorKeys, installationKey, accepted, closing, closingLogged } = facts
  return {
    installation,
    package: of,
    stage,
    kinds: [...kinds],
    set: holderSetText(facts.set),
    schedule: loggedText(facts.schedule),
    end,
    closing: loggedText({ ...closingLogged, content: closingText(closing) }),
    accepted: accepted.map(({ statement, signature, receipt }) => ({
      statement: offerStatementText(statement),
      signature: base64(new Uint8Array(signature)),
      receipt,
    })),
    vendorKeys: [...vendorKeys].map(([vendor, keys]) => ({
      vendor,
      keys: keys.map((key) => base64(key)),
    })),
    adopted: [...(facts.adopted ?? [])],
    installationKey: installationKey && base64(installationKey),
    entitled: entitled && [...entitled],
    settled: [...settled],
    now,
  }
}

/** Null where a statement or the closing has not its form. */
export function readOpeningFacts(text: OpeningFactsText): OpeningFacts | null {
  const closing = readClosing(text.closing.content)
  const accepted = text.accepted.flatMap(({ statement, signature, receipt }) => {
    const read = readOfferStatement(statement)
    return read ? [{ statement: read, signature: fromBase64(signature), receipt }] : []
  })
  if (!closing || accepted.length !== text.accepted.length) return null
  const { installation, package: of, stage, kinds, end, now } = text
  return {
    installation,
    package: of,
    stage,
    kinds,
    end,
    now,
    set: readHolderSet(text.set),
    schedule: readLogged(text.schedule),
    closing,
    closingLogged: readLogged(text.closing),
    accepted,
    vendorKeys: new Map(text.vendorKeys.map(({ vendor, keys }) => [vendor, keys.map(fromBase64)])),
    adopted: new Set(text.adopted),
    installationKey: text.installationKey === null ? null : fromBase64(text.installationKey),
    entitled: text.entitled && new Set(text.entitled),
    settled: new Set(text.settled),
  }
}

/** The request that these facts ask for; null where a chain of statements is broken. */
export async function requestFor(
  facts: OpeningFacts,
  by: { first: string; expiry: string }
): Promise<OpeningRequest | null> {
  const versions = await openableVersions(facts)
  if (!versions) return null
  const closing = { ...facts.closingLogged, content: closingText(facts.closing) }
  return {
    installation: facts.installation,
    package: facts.package,
    stage: facts.stage,
    kinds: facts.kinds,
    set: facts.set.id,
    schedule: await namedInLog(facts.schedule),
    closing: await namedInLog(closing),
    nonce: hex(crypto.getRandomValues(new Uint8Array(32))),
    ...by,
    offers: [...versions.values()].map(({ offer, header }) => ({ offer, header })),
  }
}
