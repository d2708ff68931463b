/**
 * What two holders do with their shares. The first seals its own to the others, for one request; the second combines and
 * judges. An offer opens for every two or for none; what one of these two cannot read is left to another two.
 */
import { type Bytes, type Ciphertext, concat, utf8 } from '../bytes.ts'
import { fingerprintOf, type OpenKey, type PublicHalves } from '../keys/pair.ts'
import type { Checked } from './checked.ts'
import { headerHash, readHeader } from './header.ts'
import { judgeShares, type Outcome, type ReadOffer, readOffer } from './judge.ts'
import type { HolderSet } from './opening.ts'
import { fitsHeader, hpkeOpen, hpkeSeal, type Share, SHARE_LENGTH, unwrapShare } from './share.ts'

/** All that a holder is served of an offer before the opening. */
export interface OwnShare {
  /** text of the header */
  readonly header: string
  readonly wrap: Ciphertext
}

/** Whether the holder's share is there: what 'diperiksa n pemegang kunci' counts. */
export async function ownShareOpens(own: OwnShare, key: OpenKey): Promise<boolean> {
  const share = await ownShare(own, key)
  share?.fill(0)
  return share !== null
}

async function ownShare({ header: text, wrap }: OwnShare, key: OpenKey): Promise<Share | null> {
  const header = readHeader(text)
  return header && unwrapShare(header, await headerHash(header), wrap, key)
}

const resealInfo = ({ hash, request }: Checked, to: string): Bytes =>
  utf8(`eproc-reseal-1\nrequest: ${hash}\nfrom: ${request.first}\nto: ${to}\n`)

export interface Resealed {
  readonly shares: { readonly to: string; readonly sealed: Ciphertext }[]
  /** offers whose share did not open here; the other holders are told the same */
  readonly unreadable: readonly string[]
}

const PLACE = 1 + SHARE_LENGTH

/** The first holder's shares of the request's offers, to every other holder and never to the server. */
export async function resealShares(
  checked: Checked,
  own: ReadonlyMap<string, OwnShare>,
  key: OpenKey,
  holders: readonly PublicHalves[]
): Promise<Resealed> {
  const { request } = checked
  if (key.fingerprint !== request.first) throw new RangeError('the request names another holder')
  const all = new Uint8Array(request.offers.length * PLACE)
  const unreadable: string[] = []
  await Promise.all(
    request.offers.map(async ({ offer, header }, at) => {
      const one = own.get(offer)
      const read = one && readHeader(one.header)
      const right = read?.offer === offer && (await headerHash(read)) === header
      const share = one && right ? await ownShare(one, key) : null
      if (share) all.set(concat(Uint8Array.of(1), share), at * PLACE)
      else unreadable.push(offer)
      share?.fill(0)
    })
  )
  try {
    const shares: Resealed['shares'] = []
    for (const holder of holders) {
      const to = await fingerprintOf(holder)
      if (to === key.fingerprint) continue
      const sealed = await hpkeSeal(holder.x25519, all, { info: resealInfo(checked, to) })
      shares.push({ to, sealed })
    }
    return { shares, unreadable }
  } finally {
    all.fill(0)
  }
}

export interface ToCombine {
  readonly checked: Checked
  readonly envelopes: ReadonlyMap<string, Uint8Array>
  /** what the first sealed to this holder */
  readonly resealed: Ciphertext
  readonly sets: readonly HolderSet[]
}

async function openOne(
  offer: ReadOffer,
  place: Uint8Array,
  first: string,
  key: OpenKey
): Promise<Outcome> {
  const { version, envelope } = offer
  const { header, wraps } = envelope
  const index = header.holders.indexOf(first) + 1
  const theirs = place[0] === 1 && index > 0 && (await fitsHeader(header, index, place.slice(1)))
  if (!theirs) return { result: 'unreadable', whose: 'first' }
  const wrap = wraps[header.holders.indexOf(key.fingerprint)]
  const own = wrap && (await unwrapShare(header, version.header, wrap, key))
  if (!own) return { result: 'unreadable', whose: 'second' }
  const mine = header.holders.indexOf(key.fingerprint) + 1
  const outcome = await judgeShares(offer, [
    { index, share: theirs },
    { index: mine, share: own },
  ])
  // Those of a void offer are its proof.
  if (outcome.result !== 'void') for (const share of [theirs, own]) share.fill(0)
  return outcome
}

/** Null where the resealed shares are not for this request and holder. Each offer has its own outcome. */
export async function combineAndOpen(
  { checked, envelopes, resealed, sets }: ToCombine,
  key: OpenKey
): Promise<Map<string, Outcome> | null> {
  const { request, versions } = checked
  const all = await hpkeOpen(key, resealed, resealInfo(checked, key.fingerprint))
  if (all?.length !== request.offers.length * PLACE) return null
  const outcomes = await Promise.all(
    request.offers.map(async ({ offer: id }, at): Promise<[string, Outcome]> => {
      const version = versions.get(id)!
      const offer = await readOffer(version, envelopes.get(id) ?? new Uint8Array(), sets)
      if ('result' in offer) return [id, offer]
      const place = all.subarray(at * PLACE, (at + 1) * PLACE)
      return [id, await openOne(offer, place, request.first, key)]
    })
  )
  all.fill(0)
  return new Map(outcomes)
}
