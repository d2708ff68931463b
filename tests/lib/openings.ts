/** Openings under two keys of people, taken as a browser takes them. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import type { SharesToCheck } from '@eproc/domain/pemegang/answers'
import type { OpeningToSign } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { openingHasOneHead, openingProofs } from '@eproc/sealing/offer/log_proofs'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import { askToOpen, confirmOpening } from '@eproc/sealing/offer/act'
import { readHolderSet, readOpeningFacts } from '@eproc/sealing/offer/facts'
import { checkOpeningLog } from '@eproc/sealing/offer/opening_log'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { writeVoidProof } from '@eproc/sealing/offer/judge'
import {
  readRequest,
  requestText,
  signRequest,
  type OpeningRequest,
} from '@eproc/sealing/offer/request'
import { writeDataKeys } from '@eproc/sealing/offer/secret'
import {
  checkOwnShares,
  type ShareCheck,
  shareCheckText,
  signShareCheck,
} from '@eproc/sealing/offer/share_check'
import { data } from './answers.ts'
import type { KeyHolder } from './holder_keys.ts'

const url = (paketId: number) => `/api/tender/pembukaan/${paketId}`

/** Somebody who takes part in an opening; a reserve in the place of one who is absent. */
export type Opener = KeyHolder & { reserve?: boolean }

export const asReserve = (holder: KeyHolder): Opener => ({ ...holder, reserve: true })

export const toSign = (
  client: ApiClient,
  id: number,
  { token, reserve }: Opener
): Promise<ApiResponse> =>
  Promise.resolve(
    client
      .post(`${url(id)}${reserve ? '/cadangan' : ''}/pernyataan`)
      .bearerToken(token)
      .json({})
  )

/** By one head: where a server of its own appends, a batch may fall between two proofs. */
const isProven = ({ bukti }: OpeningToSign): boolean => bukti !== null && openingHasOneHead(bukti)

/** What was handed out, once the log proves it. @throws Error what does not hold */
export async function provenToSign(
  client: ApiClient,
  id: number,
  holder: Opener
): Promise<{ given: OpeningToSign; facts: OpeningFacts }> {
  const ask = async () => data<OpeningToSign>(await toSign(client, id, holder))
  let given = await ask()
  for (let turn = 0; !isProven(given) && turn < 5; turn++) {
    await tickLog()
    given = await ask()
  }
  const facts = readOpeningFacts(given.fakta)!
  const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
  const trusted = await checkOpeningLog(facts, openingProofs(given.bukti!), null, noTiles)
  if (!trusted.ok) throw new Error(`log: ${trusted.fault}`)
  return { given, facts }
}

export interface RequestBody {
  pernyataan: string
  tandaTangan: string
  titipan: { untuk: string; isi: string }[]
}

/** The request as this holder signs it; with `change` it is signed again as something else. */
export async function signedRequest(
  client: ApiClient,
  id: number,
  holder: Opener,
  change?: Partial<OpeningRequest>
): Promise<RequestBody> {
  await checkUnchecked(client, id, holder)
  const { given, facts } = await provenToSign(client, id, holder)
  const own = new Map(
    given.bagian.map(({ penawaran, header, bungkus }) => [
      penawaran,
      { header, wrap: fromBase64(bungkus) },
    ])
  )
  const act = await askToOpen({ facts, own, expiry: given.sampai }, holder.key.open)
  if (!act.ok) throw new Error(act.fault)
  const { request, signature, resealed } = act.done
  const titipan = resealed.shares.map(({ to, sealed }) => ({ untuk: to, isi: base64(sealed) }))
  if (!change) return { pernyataan: request, tandaTangan: base64(signature), titipan }
  const changed = { ...readRequest(request)!, ...change }
  return {
    pernyataan: requestText(changed),
    tandaTangan: base64(await signRequest(changed, holder.key.open)),
    titipan,
  }
}

export interface ConfirmationBody {
  tandaTangan: string
  hasil: { penawaran: string; kunci?: string; bukti?: string }[]
}

export async function signedConfirmation(
  client: ApiClient,
  id: number,
  holder: Opener
): Promise<ConfirmationBody> {
  const { given, facts } = await provenToSign(client, id, holder)
  const { teks, tandaTangan, titipan } = given.permintaan!
  const act = await confirmOpening(
    {
      facts,
      request: teks,
      signature: fromBase64(tandaTangan),
      resealed: fromBase64(titipan),
      envelopes: new Map(given.amplop.map(({ penawaran, isi }) => [penawaran, fromBase64(isi)])),
      sets: given.himpunan.map(readHolderSet),
    },
    holder.key.open
  )
  if (!act.ok) throw new Error(act.fault)
  const hasil = [...act.done.outcomes].map(([penawaran, outcome]) => ({
    penawaran,
    ...(outcome.result === 'open' ? { kunci: base64(writeDataKeys(outcome.keys)) } : {}),
    ...(outcome.result === 'void' && outcome.proof
      ? { bukti: base64(writeVoidProof(outcome.proof)) }
      : {}),
  }))
  return { tandaTangan: base64(act.done.signature), hasil }
}

export const askFor = (client: ApiClient, id: number, { token, reserve }: Opener, body: object) =>
  client
    .post(reserve ? `${url(id)}/cadangan/minta` : url(id))
    .bearerToken(token)
    .json(body)
export const confirmFor = (
  client: ApiClient,
  id: number,
  { token, reserve }: Opener,
  body: object
) =>
  client
    .post(`${url(id)}${reserve ? '/cadangan' : ''}/sahkan`)
    .bearerToken(token)
    .json(body)

/** Asks for the opening with what this holder signs, and is taken. */
export async function askSigned(client: ApiClient, id: number, holder: Opener) {
  const asked = await askFor(client, id, holder, await signedRequest(client, id, holder))
  asked.assertStatus(200)
  return asked
}

/** Confirms it with what this holder signs, and is taken. */
export async function confirmSigned(client: ApiClient, id: number, holder: Opener) {
  const done = await confirmFor(client, id, holder, await signedConfirmation(client, id, holder))
  done.assertStatus(200)
  return done
}

/** What this holder finds in its own shares, signed; with `change` it says something else. */
export async function shareCheck(
  client: ApiClient,
  id: number,
  holder: KeyHolder,
  change: Partial<ShareCheck> = {}
): Promise<{ pernyataan: string; tandaTangan: string }> {
  const answer = await client.get(`/api/paket/${id}/pemegang/bagian`).bearerToken(holder.token)
  const { instalasi, sekarang, bagian } = data<SharesToCheck>(answer)
  const shares = new Map(
    bagian.map((one) => [one.penawaran, { header: one.header, wrap: fromBase64(one.bungkus) }])
  )
  const check = {
    installation: instalasi,
    package: String(id),
    holder: holder.key.open.fingerprint,
    at: sekarang,
    offers: await checkOwnShares(shares, holder.key.open),
    ...change,
  }
  const tandaTangan = base64(await signShareCheck(check, holder.key.open))
  return { pernyataan: shareCheckText(check), tandaTangan }
}

export const sendCheck = (client: ApiClient, id: number, { token }: KeyHolder, body: object) =>
  client.post(`/api/paket/${id}/pemegang/bagian`).bearerToken(token).json(body)

/** As a browser does it before it asks for an opening: what waits for this holder's check. A refusal is the server's answer to the request, too. */
async function checkUnchecked(client: ApiClient, id: number, holder: KeyHolder): Promise<void> {
  const answer = await client.get(`/api/paket/${id}/pemegang/bagian`).bearerToken(holder.token)
  if (answer.status() !== 200 || data<SharesToCheck>(answer).bagian.length === 0) return
  await sendCheck(client, id, holder, await shareCheck(client, id, holder))
}
