/** Request and confirmation of an access as two holders signed them: who has no key of the set opens nothing. */
import { DateTime } from 'luxon'
import { MASA_PERMINTAAN_JAM } from '@eproc/domain/pemegang/holder_set'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import {
  checkOrderConfirmation,
  type CheckedOrder,
  checkOrderRequest,
  type OrderFault,
  orderRequestText,
  readOrderRequest,
} from '@eproc/sealing/offer/order'
import type HolderKey from '#app/pemegang/holder_key'
import { octets } from '#app/pemegang/statements'
import { actingKey, type SignedSent } from '#app/tender/pembukaan/opening_signature'
import type { OrderToSignNow } from '#app/tender/perintah/order_facts'
import type {
  default as PerintahAkses,
  OrderConfirmed,
  OrderRequested,
} from '#app/tender/perintah/perintah_akses'
import { clockNow } from '#core/clock/clock'
import { conflict, invalidField } from '#core/http/errors'

const SIGNATURE = 64

const REFUSALS: Partial<Record<OrderFault, string>> = {
  expired: teks.errors.kedaluwarsa,
  holder: himpunan.buka.tanpaKunci,
}

/** @throws 400 without a readable request or with a wrong signature, 409 of something else, or expired */
async function check({ facts }: OrderToSignNow, sent: SignedSent): Promise<CheckedOrder> {
  // Forms lose a text's last line feed; there is only one writing of a request.
  const request = readOrderRequest(`${sent.pernyataan?.trimEnd() ?? ''}\n`)
  if (!request) throw invalidField('pernyataan', 'required', himpunan.buka.tandaTangan)
  const signature = octets('tandaTangan', sent.tandaTangan, SIGNATURE)
  const answer = await checkOrderRequest(request, signature, facts)
  if (answer.ok) return answer.checked
  if (answer.fault === 'signature') {
    throw invalidField('tandaTangan', 'signature', himpunan.buka.salah)
  }
  throw conflict(REFUSALS[answer.fault] ?? teks.errors.berubah)
}

/** What is kept of the first holder's step. @throws 400, 409 */
export async function checkedOrderRequest(
  toSign: OrderToSignNow,
  key: HolderKey,
  sent: SignedSent
): Promise<OrderRequested> {
  const { request } = await check(toSign, sent)
  if (request.first !== key.sidik) throw conflict(himpunan.buka.salah)
  const left = DateTime.fromISO(request.expiry).diff(clockNow()).as('hours')
  if (left > MASA_PERMINTAAN_JAM + 1) throw conflict(teks.errors.kedaluwarsa)
  const titipan = sent.titipan ?? []
  const others = toSign.set.anggota.map(({ kunci }) => kunci.sidik).filter((s) => s !== key.sidik)
  if (!others.every((sidik) => titipan.some(({ untuk }) => untuk === sidik))) {
    throw invalidField('titipan', 'required', himpunan.buka.tandaTangan)
  }
  const tandaTangan = Buffer.from(octets('tandaTangan', sent.tandaTangan, SIGNATURE))
  return { pernyataan: orderRequestText(request), tandaTangan, titipan }
}

/** What was asked for, if it can still be confirmed: of the same things, in time, by one who still holds a key. */
export async function standingOrderRequest(
  toSign: OrderToSignNow,
  { pernyataan, tandaTangan, pemintaId, cadanganId }: PerintahAkses
): Promise<CheckedOrder | null> {
  if (pemintaId === null) return null
  try {
    const checked = await check(toSign, {
      pernyataan,
      tandaTangan: tandaTangan?.toString('base64'),
    })
    const { sidik } = await actingKey(toSign.set, pemintaId, cadanganId === pemintaId)
    return sidik === checked.request.first ? checked : null
  } catch {
    return null
  }
}

/** @throws 400 without a signature or with a wrong one, 409 where the request does not stand any more */
export async function checkedOrderConfirmation(
  toSign: OrderToSignNow,
  order: PerintahAkses,
  {
    penggunaId,
    tandaTangan,
    cadangan,
  }: SignedSent & { penggunaId: number; cadangan?: boolean | undefined }
): Promise<{ checked: CheckedOrder; signed: OrderConfirmed }> {
  const checked = await standingOrderRequest(toSign, order)
  if (!checked) throw conflict(teks.errors.kedaluwarsa)
  const { sidik } = await actingKey(toSign.set, penggunaId, cadangan)
  const signature = octets('tandaTangan', tandaTangan, SIGNATURE)
  if (!(await checkOrderConfirmation(checked.request, sidik, signature, toSign.facts.set))) {
    throw invalidField('tandaTangan', 'signature', himpunan.buka.salah)
  }
  return { checked, signed: { sidikPembuka: sidik, tandaTanganPembuka: Buffer.from(signature) } }
}
