/** Offers of a vendor that does not follow the product: every part can be another, and all of it is signed. */
import { hex, sha256, utf8 } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import {
  type Envelope,
  envelopeBytes,
  envelopeHash,
  sealRecords,
} from '@eproc/sealing/offer/envelope'
import { type Header, headerHash } from '@eproc/sealing/offer/header'
import {
  aesKey,
  commitmentOf,
  dataKeysHash,
  dataKeysOf,
  makeSecret,
  type Secret,
} from '@eproc/sealing/offer/secret'
import {
  sealShares,
  type Share,
  shareHash,
  splitSecret,
  wrapShare,
} from '@eproc/sealing/offer/share'
import { FACTS, makeOffer, type MadeOffer, type OfferWish, PRICE } from './offers.ts'

export interface Cheats {
  /** before they are hashed and sealed */
  shares?: (shares: Share[], another: Share[]) => void
  header?: (header: Header) => Header
  /** what is sealed under K in place of the shares */
  listed?: (shares: Share[], another: Share[]) => Share[]
  envelope?: (envelope: Envelope) => Envelope | Promise<Envelope>
  secret?: Secret
}

export async function cheatingOffer(
  holders: readonly OpenKey[],
  signer: OpenKey,
  cheats: Cheats,
  wish: OfferWish = {}
): Promise<MadeOffer> {
  const honest = await makeOffer(holders, signer, wish)
  const secret = cheats.secret ?? makeSecret()
  const shares = await splitSecret(secret, holders.length)
  const another = await splitSecret(makeSecret(), holders.length)
  cheats.shares?.(shares, another)
  const offer = honest.statement.offer
  const fingerprints = holders.map(({ fingerprint }) => fingerprint)
  const context = { ...FACTS, ...honest.facts, offer, holders: fingerprints }
  const right: Header = {
    ...context,
    commitment: await commitmentOf(secret, context),
    shares: await Promise.all(shares.map((share, at) => shareHash(share, at + 1, offer))),
  }
  const header = cheats.header?.(right) ?? right
  const hash = await headerHash(header)
  const keys = await dataKeysOf(secret, hash)
  const records = {
    name: await aesKey(keys.name, 'encrypt'),
    price: await aesKey(keys.price, 'encrypt'),
  }
  const wraps = await Promise.all(
    holders.map(({ fingerprint, publicHalves }, at) => {
      const to = { hash, holder: fingerprint, index: at + 1, x25519: publicHalves.x25519 }
      return wrapShare(secret, shares[at]!, to)
    })
  )
  const sealed: Envelope = {
    header,
    keys: await dataKeysHash(keys, hash),
    ...(await sealRecords(records, 'harga.pdf', wish.price === undefined ? PRICE : wish.price)),
    shares: await sealShares(secret, hash, cheats.listed?.(shares, another) ?? shares),
    wraps,
  }
  const bytes = envelopeBytes((await cheats.envelope?.(sealed)) ?? sealed)
  return {
    ...honest,
    envelope: bytes,
    headerHash: hash,
    secret,
    statement: { ...honest.statement, header: hash, envelope: await envelopeHash(bytes) },
  }
}

export const anyHash = async (text: string): Promise<string> => hex(await sha256(utf8(text)))
