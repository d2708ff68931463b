/** Both steps of an opening as a holder's browser takes them: nothing is signed or unwrapped before all of it was checked. */
import { type Bytes, type Ciphertext } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import { requestFor } from './facts.ts'
import type { Outcome } from './judge.ts'
import { combineAndOpen, type OwnShare, type Resealed, resealShares } from './open.ts'
import {
  checkRequest,
  type HolderSet,
  type OpeningFacts,
  type OpeningFault,
  signConfirmation,
} from './opening.ts'
import { readRequest, requestText, signRequest } from './request.ts'

export type Act<T> =
  { readonly ok: true; readonly done: T } | { readonly ok: false; readonly fault: OpeningFault }

export interface Asked {
  readonly request: string
  readonly signature: Bytes
  readonly resealed: Resealed
}

/** The first holder asks: for all that counts, with its shares sealed to the others. */
export async function askToOpen(
  {
    facts,
    own,
    expiry,
  }: { facts: OpeningFacts; own: ReadonlyMap<string, OwnShare>; expiry: string },
  key: OpenKey
): Promise<Act<Asked>> {
  const request = await requestFor(facts, { first: key.fingerprint, expiry })
  if (!request) return { ok: false, fault: 'chain' }
  const signature = await signRequest(request, key)
  const answer = await checkRequest(request, signature, facts)
  if (!answer.ok) return answer
  const resealed = await resealShares(answer.checked, own, key, facts.set.holders)
  return { ok: true, done: { request: requestText(request), signature, resealed } }
}

export interface ToConfirm {
  readonly facts: OpeningFacts
  readonly request: string
  readonly signature: Bytes
  /** what the first sealed to this holder */
  readonly resealed: Ciphertext
  readonly envelopes: ReadonlyMap<string, Uint8Array>
  readonly sets: readonly HolderSet[]
}

export interface Confirmed {
  readonly signature: Bytes
  readonly outcomes: ReadonlyMap<string, Outcome>
}

/** The second holder combines, judges, and confirms exactly what was asked for. */
export async function confirmOpening(given: ToConfirm, key: OpenKey): Promise<Act<Confirmed>> {
  const { facts, resealed, envelopes, sets } = given
  const request = readRequest(given.request)
  if (!request) return { ok: false, fault: 'subject' }
  const answer = await checkRequest(request, given.signature, facts)
  if (!answer.ok) return answer
  const { checked } = answer
  const outcomes = await combineAndOpen({ checked, envelopes, resealed, sets }, key)
  if (!outcomes) return { ok: false, fault: 'subject' }
  return { ok: true, done: { signature: await signConfirmation(checked, key), outcomes } }
}
