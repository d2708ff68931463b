/**
 * The act of opening (decisions §5.2), in the order in which it happens: one member of the pokja asks for it, another
 * one confirms (for TLA and PLA the PPK), and in the same transaction the last versions of the vendors that may be opened get their names, prices and readable keys, every file compared with the hash of its receipt.
 * Older versions, withdrawn vendors, and vendors that failed before stay sealed.
 *
 * From here the reading goes to `pembukaan.ts` (the row), `segel/pembuka.ts` (what opens) and `penawaran.ts` (what each
 * offer then says), and ends in `berita_acara_query.ts`.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hakSahkanPembukaan } from '@eproc/domain/tahap/pemasukan'
import { fileTab } from '@eproc/domain/tahap/tab'
import type { Hak } from '@eproc/domain/common/rights'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { participants, pokja, users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { openingLeaf, LOG_PEMBUKAAN } from '#app/tender/pembukaan/log/opening_log'
import { openingToSign, type ToSign } from '#app/tender/pembukaan/opening_facts'
import { openingSteps } from '#app/tender/pembukaan/tanda_tangan/opening_signature'
import { actingKey, type SignedSent } from '#app/tender/pembukaan/tanda_tangan/signed_steps'
import Pembukaan, { type RencanaBuka } from '#app/tender/pembukaan/pembukaan'
import {
  releasedOffers,
  type Released,
  type ReleasedSent,
} from '#app/tender/pembukaan/released_keys'
import { rightOf, standIn, tellStandIn, type Part } from '#app/tender/pembukaan/reserve'
import type KeysDecision from '#app/tender/pembukaan/rekanan/keys_decision'
import { standingDecision } from '#app/tender/pembukaan/rekanan/keys_left'
import { mustBeDue, releasedByVendors } from '#app/tender/pembukaan/rekanan/vendor_release'
import { rencanakan } from '#app/tender/pembukaan/rencana_buka'
import { mustHoldShares, nobodyElseOpens, sharesLeft } from '#app/tender/pembukaan/shares_left'
import { mustBeChecked } from '#app/tender/penawaran/periksa/all_checked'
import type { Pembuka } from '#app/tender/penawaran/segel/pembuka'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, invalidField } from '#core/http/errors'
import { enqueueLog } from '#core/log/enqueue'

export interface PembukaanDiminta extends Part {
  paketId: number | null
  /** key of the stage; the one that runs now when it is not said */
  tahap?: string | null | undefined
  /** why it is done after its stage */
  alasan?: string | null | undefined
  /** where the package has a holder set: the request and the caller's signature */
  pernyataan?: SignedSent['pernyataan']
  tandaTangan?: SignedSent['tandaTangan']
  titipan?: SignedSent['titipan']
  /** of who confirms: what was found in each offer */
  hasil?: ReleasedSent[] | null | undefined
}

interface Hasil {
  paket: Paket
  pembukaan: Pembukaan
}

/** @throws 403, 409 already asked for, opened, or closed stage */
export async function mintaPembukaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  diminta: PembukaanDiminta
): Promise<Hasil> {
  const { paket, tahap, ada, terlambat, toSign, keputusan, keadaan } = await pembukaanUntuk(
    trx,
    actor,
    diminta,
    rightOf(diminta, 'tender.buka')
  )
  if (ada?.disahkanPada) throw conflict(teks.buka.sudahDibuka)
  // A signed request that holds no longer (its list, its holders, its time) gives way to another.
  if (ada && (await stands(ada, toSign, keputusan))) {
    throw conflict(teks.buka.sudahDiminta(ada.peminta.nama))
  }
  if (keputusan) {
    await mustBeDue(trx, keputusan, (await rencanakan(trx, paket, keadaan, tahap)).rencana)
    ada?.merge({ pernyataan: null, tandaTangan: null, titipan: null })
  }
  const pembukaan = ada ?? new Pembukaan().useTransaction(trx).merge({ paketId: paket.id, tahap })
  // Of an earlier request nothing stays.
  pembukaan.merge({ cadanganId: null, alasanCadangan: null })
  pembukaan.merge(standIn(diminta, actor, toSign, null))
  if (toSign) {
    const key = await actingKey(toSign.set, actor.id, diminta.cadangan)
    pembukaan.merge(await openingSteps.asked(toSign, key, diminta))
    await mustBeChecked(trx, toSign.opens)
    mustHoldShares(await sharesLeft(trx, paket, tahap), actor.id)
  }
  if (terlambat) pembukaan.alasanSusulan = alasanWajib(diminta)
  await pembukaan.minta(actor)
  if (diminta.cadangan) await tellStandIn(trx, actor, paket, pembukaan)
  const pengesah =
    hakSahkanPembukaan(paket) === 'tender.buka' ? pokja(paket.id) : users(paket.ppkId)
  await tell(
    trx,
    { who: [pengesah], except: [actor.id], suspendedToo: true },
    packageMessage(
      teks.surat.diminta(actor.nama, `${paket.kode} ${paket.nama}`),
      `/ppk/tender/${paket.id}/show?tahap=${tahap}`
    )
  )
  return { paket, pembukaan }
}

/** Under keys of people a request that was signed and holds; where vendors open for themselves one that needs none. */
async function stands(
  asked: Pembukaan,
  toSign: ToSign | null,
  decision: KeysDecision | null
): Promise<boolean> {
  if (decision) return asked.pernyataan === null
  return !toSign || (await openingSteps.standing(toSign, asked)) !== null
}

/** Somebody else confirms: the offers are opened. @throws 403 the requester, 409 not asked for or opened already */
export async function sahkanPembukaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  diminta: PembukaanDiminta
): Promise<Hasil> {
  const { paket, keadaan, ada, terlambat, toSign, keputusan } = await pembukaanUntuk(
    trx,
    actor,
    diminta,
    rightOf(diminta, hakSahkanPembukaan)
  )
  if (!ada) throw conflict(teks.buka.belumDiminta)
  if (ada.disahkanPada) throw conflict(teks.buka.sudahDibuka)
  if (ada.pemintaId === actor.id) throw forbidden(teks.buka.pengesahSama)
  if (terlambat) ada.alasanSusulan ??= alasanWajib(diminta)
  ada.merge(standIn(diminta, actor, toSign, ada))
  if (diminta.cadangan) await tellStandIn(trx, actor, paket, ada)
  const { rencana } = await rencanakan(trx, paket, keadaan, ada.tahap)
  if (keputusan && ada.pernyataan !== null) throw conflict(himpunan.buka.kedaluwarsa)
  const opens = toSign
    ? await confirmed(trx, toSign, ada, { actor, paket, rencana, diminta })
    : keputusan
      ? await releasedByVendors(trx, rencana)
      : { rencana, pembuka: null }
  return buka(trx, actor, { paket, pembukaan: ada, ...opens })
}

/** Signed by another holder, with what its browser found in each offer. @throws 400, 409 */
async function confirmed(
  trx: TransactionClientContract,
  toSign: ToSign,
  opening: Pembukaan,
  by: { actor: Pelaku; paket: Paket; rencana: RencanaBuka; diminta: PembukaanDiminta }
): Promise<Released> {
  const { actor, rencana, diminta } = by
  const { tandaTangan, cadangan } = diminta
  const sent = { penggunaId: actor.id, tandaTangan, cadangan }
  const signed = await openingSteps.confirmation(toSign, opening, sent)
  const left = await sharesLeft(trx, by.paket, opening.tahap)
  mustHoldShares(left, actor.id)
  opening.merge({ sidikPengesah: signed.sidik, tandaTanganPengesah: signed.tandaTangan })
  const two = [opening.pemintaId, actor.id]
  return releasedOffers(trx, toSign, signed.checked, rencana, {
    sent: diminta.hasil ?? [],
    unopenable: (id) => nobodyElseOpens(left, id, two),
  })
}

/** An opening after its stage says why (decisions §5 'Time alone does not end a deed'). */
function alasanWajib({ alasan }: PembukaanDiminta): string {
  if (!alasan?.trim()) throw invalidField('alasan', 'required', teks.buka.alasanSusulan)
  return alasan.trim()
}

/**
 * The package in its opening stage, or after it as long as an opening may still be done, with the opening as far as it has come. The package is only shared, so that
 * what else belongs to it goes on while files are decrypted; the stage's row makes a second opening wait for the first.
 */
export async function pembukaanUntuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, tahap: key }: PembukaanDiminta,
  hak: Hak | ((paket: Paket) => Hak)
) {
  const { paket, tahap, tab, baris, keadaan } = await paketUntukTahap(
    trx,
    actor,
    { paketId },
    {
      hak,
      lock: 'share',
      tahap: { tab: 'pembukaan', ...(key ? { kunci: key } : {}) },
    }
  )
  await Jadwal.query({ client: trx }).where('id', baris.id).forUpdate().firstOrFail()
  const ada = await Pembukaan.query({ client: trx })
    .where({ paketId: paket.id, tahap: tahap.kunci })
    .preload('peminta')
    .first()
  const terlambat = baris.selesai !== null && baris.selesai.getTime() <= keadaan.kini
  const opening = { paket, keadaan, tahap: tahap.kunci, kinds: fileTab(tab) }
  const keputusan = await standingDecision(trx, paket, tahap.kunci)
  const toSign = keputusan ? null : await openingToSign(trx, opening)
  return { ...opening, ada, terlambat, keputusan, toSign }
}

/** Confirmed, it opens what may be opened; who else has to do with the package is told. */
async function buka(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, pembukaan, rencana, pembuka }: Hasil & { rencana: RencanaBuka; pembuka: Pembuka | null }
): Promise<Hasil> {
  await pembukaan.sahkanDanBuka(actor, rencana, pembuka)
  await enqueueLog(trx, {
    kind: LOG_PEMBUKAAN,
    object: LOG_PEMBUKAAN,
    objectId: String(pembukaan.id),
    content: openingLeaf(paket, pembukaan, rencana),
  })
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id], suspendedToo: true },
    packageMessage(teks.surat.dibuka(paket.kode, paket.nama), packagePage(paket.id))
  )
  // That it was done, and why late, is everybody's to know; of its content they are told nothing.
  const { alasanSusulan } = pembukaan
  await tell(
    trx,
    { who: [participants(paket.id)] },
    packageMessage(
      teks.surat.dibuka(paket.kode, paket.nama),
      packagePage(paket.id),
      alasanSusulan ? [teks.surat.susulan(alasanSusulan)] : [teks.surat.sesudahBuka]
    )
  )
  return { paket, pembukaan }
}
