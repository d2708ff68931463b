/** What a holder's browser is handed for its step under an order: before a request stands its own shares only. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MASA_PERMINTAAN_JAM } from '@eproc/domain/pemegang/holder_set'
import type { OrderLogAnswer, OrderToSign } from '@eproc/domain/tender/penawaran/answers_perintah'
import { holderSetText } from '@eproc/sealing/offer/facts'
import { orderFactsText } from '@eproc/sealing/offer/order_act'
import { LOG_JADWAL } from '#app/tender/pembukaan/log/logged_schedule'
import { actingKey } from '#app/tender/pembukaan/tanda_tangan/signed_steps'
import { rightOf } from '#app/tender/pembukaan/reserve'
import { ownShares } from '#app/tender/pembukaan/tanda_tangan/statement_to_sign'
import { setProofsOf } from '#app/tender/penawaran/kunci/sealing_facts'
import { orderUntuk, type OrderStep } from '#app/tender/perintah/buka_perintah'
import type { OrderToSignNow } from '#app/tender/perintah/order_facts'
import { orderSteps } from '#app/tender/perintah/order_signature'
import { LOG_PERINTAH, type default as PerintahAkses } from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { buktiLog, stands } from '#core/log/bukti_query'

/** Without the proofs of the log, which need what this transaction adds to it. */
export interface GivenOrder {
  order: PerintahAkses
  toSign: OrderToSignNow
  given: Omit<OrderToSign, 'bukti'>
}

/** The request of another holder that the caller may confirm. */
async function requestOfAnother(
  toSign: OrderToSignNow,
  order: PerintahAkses,
  sidik: string
): Promise<OrderToSign['permintaan']> {
  const standing = await orderSteps.standing(toSign, order)
  if (!standing || standing.request.first === sidik) return null
  return {
    teks: order.pernyataan!,
    tandaTangan: order.tandaTangan!.toString('base64'),
    titipan: order.titipan?.find(({ untuk }) => untuk === sidik)?.isi ?? '',
  }
}

/** @throws 403, 404, 409 where the caller's key is not one of the package's */
export async function orderToSignFor(
  trx: TransactionClientContract,
  actor: Pelaku,
  step: OrderStep
): Promise<GivenOrder> {
  const right = rightOf(step, 'tender.penawaran.baca')
  const { order, toSign } = await orderUntuk(trx, actor, step, right)
  const { sidik } = await actingKey(toSign.set, actor.id, step.cadangan)
  const offers = await Promise.all(
    toSign.offers.map(async ({ stored, sealed }): Promise<[string, { amplop: Buffer }]> => [
      sealed.offer,
      { amplop: await sealed.envelope(stored) },
    ])
  )
  const permintaan = await requestOfAnother(toSign, order, sidik)
  const given = {
    sidik,
    sampai: clockNow().plus({ hours: MASA_PERMINTAAN_JAM }).toUTC().toISO(),
    fakta: orderFactsText(toSign.facts),
    himpunan: toSign.sets.map(holderSetText),
    bagian: permintaan ? [] : ownShares(offers, sidik),
    permintaan,
    amplop: permintaan
      ? offers.map(([penawaran, { amplop }]) => ({ penawaran, isi: amplop.toString('base64') }))
      : [],
  }
  return { order, toSign, given }
}

/** Null until all of it stands in the log. To be asked after the transaction that made it up. */
export async function orderProofsOf({ order, toSign }: GivenOrder): Promise<OrderLogAnswer | null> {
  const [himpunan, perintah, jadwal] = await Promise.all([
    setProofsOf(toSign.set),
    buktiLog(LOG_PERINTAH, String(order.id)),
    buktiLog(LOG_JADWAL, toSign.jadwal),
  ])
  return himpunan && stands(perintah) && stands(jadwal) ? { himpunan, perintah, jadwal } : null
}
