/** Access to never opened offers under an order, each step as its person's browser takes it. */
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import type { OrderToSign } from '@eproc/domain/tender/penawaran/answers_perintah'
import { haveOneHead, orderProofs } from '@eproc/sealing/offer/log_proofs'
import { base64 } from '@eproc/sealing/bytes'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import {
  type OrderFacts,
  type OrderRequest,
  orderRequestText,
  readOrderRequest,
  signOrderRequest,
} from '@eproc/sealing/offer/order'
import { readOrderFacts, signedOrderAsk, signedOrderConfirm } from '@eproc/sealing/offer/order_act'
import { checkOrderLog } from '@eproc/sealing/offer/order_log'
import { data } from './answers.ts'
import { pdfFile, randomPdf } from './files.ts'
import type { KeyHolder } from './holder_keys.ts'

export const orders = (paketId: number): string => `/api/tender/perintah/${paketId}`

/** A holder who takes a step, in the place of one who is absent where `reserve` says so. */
export type OrderHolder = KeyHolder & { reserve?: string }

export interface OrderFields {
  nomor?: string
  lembaga?: string
  tanggal?: string
  keterangan?: string
  rekanan?: string
}

export const ORDER: OrderFields = {
  nomor: '123/PDT.P/2026/PN BDG',
  lembaga: 'Pengadilan Negeri Bandung',
  tanggal: '2026-01-15',
  keterangan: 'Perkara perdata',
}

/** Like no other document of a package. */
export const ORDER_PDF = randomPdf('perintah')

export function enterOrder(
  client: ApiClient,
  paketId: number,
  token: string,
  fields: OrderFields = ORDER,
  document: Buffer | null = ORDER_PDF
): Promise<ApiResponse> {
  const request = client.post(orders(paketId)).bearerToken(token)
  for (const [name, value] of Object.entries(fields)) request.field(name, value as string)
  if (document) request.file('dokumen', document, pdfFile('perintah.pdf'))
  return Promise.resolve(request)
}

const standIn = ({ reserve }: OrderHolder) =>
  reserve === undefined ? {} : { cadangan: true, alasanCadangan: reserve }

export interface OneOrder {
  paketId: number
  id: number
}

export const sendStep = (
  client: ApiClient,
  { paketId, id }: OneOrder,
  holder: OrderHolder,
  step: 'pernyataan' | 'minta' | 'buka',
  body: object = {}
): Promise<ApiResponse> =>
  Promise.resolve(
    client
      .post(`${orders(paketId)}/${id}/${step}`)
      .bearerToken(holder.token)
      .json({ ...standIn(holder), ...body })
  )

/** What was handed out, once the log proves it. @throws Error what does not hold */
export async function provenOrder(
  client: ApiClient,
  one: OneOrder,
  holder: OrderHolder
): Promise<{ given: OrderToSign; facts: OrderFacts }> {
  const ask = async () => data<OrderToSign>(await sendStep(client, one, holder, 'pernyataan'))
  const proven = ({ bukti }: OrderToSign) =>
    bukti !== null && haveOneHead(bukti.himpunan, [bukti.perintah, bukti.jadwal])
  let given = await ask()
  for (let turn = 0; !proven(given) && turn < 5; turn++) {
    await tickLog()
    given = await ask()
  }
  const facts = readOrderFacts(given.fakta)!
  const noTiles = () => Promise.reject(new Error('one checkpoint needs no tiles'))
  const trusted = await checkOrderLog(facts, orderProofs(given.bukti!), null, noTiles)
  if (!trusted.ok) throw new Error(`log: ${trusted.fault}`)
  return { given, facts }
}

/** The request as this holder signs it; with `change` it is signed again as something else. */
export async function orderRequest(
  client: ApiClient,
  one: OneOrder,
  holder: OrderHolder,
  change?: Partial<OrderRequest>
): Promise<SignedOpening> {
  const { given, facts } = await provenOrder(client, one, holder)
  const signed = await signedOrderAsk(given, facts, holder.key.open)
  if (!signed) throw new Error('what was handed out does not hold')
  if (!change) return signed
  const changed = { ...readOrderRequest(signed.pernyataan!)!, ...change }
  return {
    ...signed,
    pernyataan: orderRequestText(changed),
    tandaTangan: base64(await signOrderRequest(changed, holder.key.open)),
  }
}

export async function orderConfirmation(
  client: ApiClient,
  one: OneOrder,
  holder: OrderHolder
): Promise<SignedOpening> {
  const { given, facts } = await provenOrder(client, one, holder)
  const confirmed = await signedOrderConfirm(given, facts, holder.key.open)
  if (!confirmed) throw new Error('what was handed out does not hold')
  return confirmed.signed
}

/** Both steps, taken. */
export async function openUnderOrder(
  client: ApiClient,
  one: OneOrder,
  first: OrderHolder,
  second: OrderHolder
): Promise<ApiResponse> {
  const asked = await sendStep(client, one, first, 'minta', await orderRequest(client, one, first))
  asked.assertStatus(200)
  const body = await orderConfirmation(client, one, second)
  const done = await sendStep(client, one, second, 'buka', body)
  done.assertStatus(200)
  return done
}
