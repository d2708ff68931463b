/**
 * Two holders open exactly what an order's leaf covers (sealing.md §4), by the keys and the rules of an opening: the first
 * seals its shares to the others, the second combines, judges and releases the data keys. What is read stands in the
 * order's archive only.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Hak } from '@eproc/domain/common/rights'
import { hakSahkanPembukaan } from '@eproc/domain/tahap/pemasukan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { readOrderRequest } from '@eproc/sealing/offer/order'
import Pengguna from '#app/akun/pengguna'
import { pokja, users, type People } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { actingKey, type SignedSent } from '#app/tender/pembukaan/tanda_tangan/signed_steps'
import type { ReleasedSent } from '#app/tender/pembukaan/released_keys'
import { rightOf, standIn, tellStandIn, type Part } from '#app/tender/pembukaan/reserve'
import { concerned, nameOf } from '#app/tender/perintah/catat_perintah'
import { printOrderMinutes } from '#app/tender/perintah/arsip/minutes'
import { openedFiles, type OpenedFile } from '#app/tender/perintah/arsip/opened_files'
import {
  confirmedOrder,
  orderToSignNow,
  type OrderToSignNow,
} from '#app/tender/perintah/order_facts'
import { orderSteps } from '#app/tender/perintah/order_signature'
import {
  LOG_PERINTAH_BUKA,
  OrderedFile,
  type default as PerintahAkses,
} from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { conflict, forbidden } from '#core/http/errors'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export interface OrderStep extends Part, SignedSent {
  paketId: number | null
  id: number | null
  /** of the second: what was found in each offer */
  hasil?: ReleasedSent[] | null | undefined
}

/** An order that was confirmed and is not done, with what is signed. @throws 403, 404, 409 */
export async function orderUntuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id }: Pick<OrderStep, 'paketId' | 'id'>,
  hak: Hak | ((paket: Paket) => Hak)
): Promise<{ paket: Paket; order: PerintahAkses; toSign: OrderToSignNow }> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak, lock: 'share' })
  const order = await confirmedOrder(trx, paket, id)
  return { paket, order, toSign: await orderToSignNow(trx, paket, order) }
}

/** The first holder signs for all that the leaf covers. @throws 400, 403, 404, 409 */
export async function mintaBuka(
  trx: TransactionClientContract,
  actor: Pelaku,
  step: OrderStep
): Promise<Paket> {
  const right = rightOf(step, 'tender.buka')
  const { paket, order, toSign } = await orderUntuk(trx, actor, step, right)
  if (await orderSteps.standing(toSign, order)) {
    const { nama } = await Pengguna.findOrFail(order.pemintaId, { client: trx })
    throw conflict(teks.errors.sudahDiminta(nama))
  }
  // Of an earlier request nothing stays.
  order.merge({ cadanganId: null, alasanCadangan: null })
  order.merge(standIn(step, actor, toSign, null))
  const key = await actingKey(toSign.set, actor.id, step.cadangan)
  await order.minta(actor, await orderSteps.asked(toSign, key, step))
  if (step.cadangan) await tellStandIn(trx, actor, paket, order)
  const text = teks.surat.diminta(actor.nama, order.nomor, nameOf(paket))
  await tell(
    trx,
    { who: [secondOf(paket)], except: [actor.id], suspendedToo: true },
    packageMessage(text, packagePage(paket.id))
  )
  return paket
}

/** Who confirms by rule, as at an opening. */
const secondOf = (paket: Paket): People =>
  hakSahkanPembukaan(paket) === 'tender.buka' ? pokja(paket.id) : users(paket.ppkId)

/** The second confirms what the first asked for, with what its browser read. @throws 400, 403, 404, 409 */
export async function sahkanBuka(
  trx: TransactionClientContract,
  actor: Pelaku,
  step: OrderStep
): Promise<Paket> {
  const right = rightOf(step, hakSahkanPembukaan)
  const { paket, order, toSign } = await orderUntuk(trx, actor, step, right)
  if (order.pemintaId === null) throw conflict(teks.errors.belumDiminta)
  if (order.pemintaId === actor.id) throw forbidden(teks.errors.pemegangSama)
  order.merge(standIn(step, actor, toSign, order))
  const { tandaTangan, cadangan } = step
  const sent = { penggunaId: actor.id, tandaTangan, cadangan }
  const signed = await orderSteps.confirmation(toSign, order, sent)
  if (cadangan) await tellStandIn(trx, actor, paket, order)
  const files = await openedFiles(toSign, step.hasil ?? [])
  order.dibukaPada = clockNow()
  order.pembukaId = actor.id
  const sidik = [signed.checked.request.first, signed.sidik] as const
  const done = { paket, order, sidik, pembukaId: actor.id, files }
  const { sha256, ...minutes } = await printOrderMinutes(trx, done)
  const dibuka = files.filter(({ hasil }) => hasil === 'dibuka').length
  const kept = { sidikPembuka: signed.sidik, tandaTanganPembuka: signed.tandaTangan }
  await order.buka(actor, kept, { ...minutes, dibuka, tidak: files.length - dibuka })
  await keep(trx, order, files)
  await enqueueLog(trx, {
    kind: LOG_PERINTAH_BUKA,
    object: LOG_PERINTAH_BUKA,
    objectId: String(order.id),
    content: actLeaf(order, files, sha256),
  })
  await tellOpened(trx, actor, paket, order, toSign)
  return paket
}

const keep = (
  trx: TransactionClientContract,
  order: PerintahAkses,
  files: readonly OpenedFile[]
): Promise<unknown> =>
  insertMany(
    trx,
    OrderedFile,
    files.map(({ penawaranId, hasil, sha256, kunci }) => ({
      perintahId: order.id,
      penawaranId,
      hasil,
      sha256,
      kunci,
    }))
  )

/** The order's leaf, both signatures, what came of each receipt, and the minutes' hash: neither names nor contents. */
function actLeaf(order: PerintahAkses, files: readonly OpenedFile[], acara: string): string {
  const found = new Map(files.map(({ penawaranId, hasil }) => [penawaranId, hasil]))
  return canonicalJson({
    perintah: readOrderRequest(order.pernyataan!)!.order,
    dibukaPada: order.dibukaPada!.toUTC().toISO(),
    pernyataan: order.pernyataan,
    tandaTangan: order.tandaTangan!.toString('base64'),
    sidikPembuka: order.sidikPembuka,
    tandaTanganPembuka: order.tandaTanganPembuka!.toString('base64'),
    ...(order.cadanganId === null
      ? {}
      : { cadangan: order.cadanganId === order.pemintaId ? 'peminta' : 'pembuka' }),
    hasil: order.isi!.map(({ penawaranId, tandaTerima }) => ({
      tandaTerima,
      hasil: found.get(penawaranId)!,
    })),
    beritaAcara: acara,
  })
}

async function tellOpened(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { nomor, lembaga }: PerintahAkses,
  { offers }: OrderToSignNow
): Promise<void> {
  const vendors = offers.map(({ stored: { rekananId } }) => ({ rekananId }))
  await tell(
    trx,
    { who: concerned(paket, vendors), except: [actor.id], suspendedToo: true },
    packageMessage(teks.surat.dibuka(nameOf(paket)), packagePage(paket.id), [
      teks.surat.dibukaIsi(nomor, lembaga),
    ])
  )
}
