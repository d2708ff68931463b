/** What access under an order is judged by, made up anew from the records at each of its steps. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { canOpen } from '@eproc/domain/pemegang/holder_set'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import type { HolderSet as SealingSet } from '@eproc/sealing/offer/opening'
import type { OrderFacts } from '@eproc/sealing/offer/order'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { holderCandidates } from '#app/pemegang/himpunan/candidates_query'
import { currentHolderSet } from '#app/pemegang/himpunan/form_set'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { installationName } from '#app/pemegang/statements'
import { loggedSchedule } from '#app/tender/pembukaan/log/logged_schedule'
import { sealingSet } from '#app/tender/penawaran/pemegang/holder_set_keys'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import Penawaran from '#app/tender/penawaran/penawaran'
import PerintahAkses, { LOG_PERINTAH, type SebabTutup } from '#app/tender/perintah/perintah_akses'
import { clockNow } from '#core/clock/clock'
import { conflict, notFound } from '#core/http/errors'
import { loggedItem } from '#core/log/logged_query'

export interface OrderedOffer {
  stored: Penawaran
  sealed: SealedOffer
  /** no two keys are left that may open it: it stays closed, and the minutes say so */
  locked: boolean
}

/** An access that two members of `set` sign. */
export interface OrderToSignNow {
  set: HolderSet
  facts: OrderFacts
  /** every set of the package: an offer may be sealed to an earlier one */
  sets: readonly SealingSet[]
  offers: readonly OrderedOffer[]
  /** id of the schedule in the log */
  jadwal: string
}

/** Ids of sets of which no two keys are left that may open together. */
async function lockedSets(
  trx: TransactionClientContract,
  paket: Paket,
  sets: readonly HolderSet[]
): Promise<ReadonlySet<number>> {
  const now = await holderCandidates(trx, paket)
  const locked = sets.filter(({ anggota }) => {
    const keys = new Set(anggota.map(({ kunciId }) => kunciId))
    return !canOpen(now.filter(({ kunciId }) => kunciId !== null && keys.has(kunciId)))
  })
  return new Set(locked.map(({ id }) => id))
}

async function offersOf(
  trx: TransactionClientContract,
  order: PerintahAkses,
  locked: ReadonlySet<number>
): Promise<OrderedOffer[]> {
  const ids = order.isi!.map(({ penawaranId }) => penawaranId)
  const stored = await Penawaran.query({ client: trx })
    .whereIn('id', ids)
    .whereNull('dibukaPada')
    .whereNull('dimusnahkanPada')
    .orderBy('id')
  const sealed = await SealedOffer.query({ client: trx }).whereIn('penawaranId', ids)
  const byId = new Map(sealed.map((one) => [one.penawaranId, one]))
  return stored.flatMap((one) => {
    const found = byId.get(one.id)
    return found ? [{ stored: one, sealed: found, locked: locked.has(found.himpunanId) }] : []
  })
}

/** An order of the package that was confirmed, and is neither done nor closed. @throws 404, 409 */
export async function confirmedOrder(
  trx: TransactionClientContract,
  paket: Paket,
  id: number | null
): Promise<PerintahAkses> {
  const order = await PerintahAkses.of(trx, paket.id, id)
  if (!order) throw notFound()
  if (!order.disahkanPada) throw conflict(teks.errors.belumDisahkan)
  if (order.dibukaPada) throw conflict(teks.errors.sudahDibuka)
  if (order.ditutupPada) throw conflict(teks.errors.sudahDitutup)
  return order
}

/** Why nobody can carry out an order that was confirmed; null: two can. */
export async function infeasible(
  trx: TransactionClientContract,
  paket: Paket,
  order: PerintahAkses
): Promise<SebabTutup | null> {
  if (!canOpen(await holderCandidates(trx, paket))) return 'kurangDua'
  const sets = await HolderSet.ofPaket(trx, paket.id)
  const offers = await offersOf(trx, order, await lockedSets(trx, paket, sets))
  return offers.length > 0 && offers.every(({ locked }) => locked) ? 'terkunci' : null
}

/** Of an order that was confirmed. @throws 409 where fewer than two keys are left, or what it covers is there no more */
export async function orderToSignNow(
  trx: TransactionClientContract,
  paket: Paket,
  order: PerintahAkses
): Promise<OrderToSignNow> {
  const set = await currentHolderSet(trx, paket)
  if (!set) throw conflict(himpunan.bukan)
  const sets = await HolderSet.ofPaket(trx, paket.id)
  const offers = await offersOf(trx, order, await lockedSets(trx, paket, sets))
  const logged = await loggedItem(trx, LOG_PERINTAH, String(order.id))
  if (!logged || offers.length !== order.isi!.length) throw conflict(teks.errors.berubah)
  if (offers.every(({ locked }) => locked)) throw conflict(teks.errors.terkunci)
  const { objectId: jadwal, ...schedule } = await loggedSchedule(
    trx,
    paket,
    await keadaanPaket(paket, trx)
  )
  const facts = {
    installation: await installationName(),
    package: String(paket.id),
    set: sealingSet(set),
    order: logged,
    schedule,
    statements: offers.map(({ sealed }) => sealed.statement),
    now: clockNow().toUTC().toISO(),
  }
  return { set, facts, sets: sets.map(sealingSet), offers, jadwal }
}
