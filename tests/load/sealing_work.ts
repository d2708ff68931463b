/** What `bench -- sealing` measures, the same in Node and in a browser's worker: milliseconds of each part. */
import { CHUNK } from '@eproc/sealing/offer/content'
import { combineAndOpen } from '@eproc/sealing/offer/open'
import { checkConfirmation, signConfirmation } from '@eproc/sealing/offer/opening'
import { readContent } from '@eproc/sealing/offer/read'
import { dataKeysOf } from '@eproc/sealing/offer/secret'
import {
  checkedOf,
  endedStage,
  FACTS,
  inParts,
  makeOffer,
  type MadeOffer,
  resealedToAll,
  setOf,
  someKey,
  someKeys,
} from '../lib/offers.ts'
import { prepareOffer } from '@eproc/sealing/offer/seal'

const HOLDERS = 5

/** Pseudo-random, one mebibyte again and again: making it is not what is measured. */
export async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(CHUNK)
  for (let at = 0; at < CHUNK; at += 65_536) crypto.getRandomValues(piece.subarray(at, at + 65_536))
  for (let n = 0; n < count; n++) yield piece
}

/** Seals so many mebibytes and drops the ciphertext. */
export async function sealOnce(mib: number): Promise<number> {
  const { holders } = setOf(await someKeys(HOLDERS))
  const begin = performance.now()
  const prepared = await prepareOffer(FACTS, holders)
  let size = 0
  for await (const chunk of prepared.seal(mebibytes(mib))) size += chunk.length
  if (prepared.sealed().size !== size) throw new Error('another size')
  return performance.now() - begin
}

export interface Unlocked {
  reseal: number
  check: number
  combine: number
}

/** Everything of an opening but the contents: `vendors` with four offers each, or with one. */
export async function unlock(vendors: number, each: 1 | 4): Promise<Unlocked> {
  const [holders, vendor] = [await someKeys(HOLDERS), await someKey()]
  const kinds = each === 4 ? (['K', 'A', 'T', 'H'] as const) : (['H'] as const)
  const offers: MadeOffer[] = []
  for (let n = 0; n < vendors; n++)
    for (const kind of kinds)
      offers.push(
        await makeOffer(holders, vendor, { kind, vendor: n.toString(16).padStart(64, '0') })
      )
  const scene = await endedStage({ holders, vendor }, offers, { kinds: [...kinds] })
  const { request, facts, envelopes } = scene
  const second = holders[1]!
  const times = [performance.now()]
  const resealed = (await resealedToAll(scene)).get(second.fingerprint)!
  times.push(performance.now())
  const checked = await checkedOf(scene)
  times.push(performance.now())
  const sets = [facts.set]
  const found = await combineAndOpen({ checked, envelopes, resealed, sets }, second)
  const confirmed = await signConfirmation(checked, second)
  times.push(performance.now())
  const open = [...(found?.values() ?? [])].filter(({ result }) => result === 'open')
  const right = await checkConfirmation(request, second.fingerprint, confirmed, facts.set)
  if (open.length !== offers.length || !right) throw new Error('not everything opened')
  const [a, b, c, d] = times as [number, number, number, number]
  return { reseal: b - a, check: c - b, combine: d - c }
}

/** Reads offers of so many mebibytes with their data keys, one after the other; sealing them is not counted. */
export async function readContents(offers: number, mib: number): Promise<number> {
  const [holders, vendor] = [await someKeys(2), await someKey()]
  const content = new Uint8Array(mib * CHUNK)
  let spent = 0
  for (let n = 0; n < offers; n++) {
    const offer = await makeOffer(holders, vendor, { content })
    const keys = await dataKeysOf(offer.secret!, offer.headerHash)
    const begin = performance.now()
    let size = 0
    const stored = inParts(offer.content, 65_536)
    for await (const chunk of readContent(keys, offer.statement, stored)) size += chunk.length
    if (size !== content.length) throw new Error('another size')
    spent += performance.now() - begin
  }
  return spent
}
