/**
 * Offers that were never opened are destroyed (sealing.md §4): the PPK asks for it once the retention time is over,
 * manajerULP confirms. A leaf of the public log names what is gone by the hashes that each receipt's proof has, so that a
 * vendor can check it without this server.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { pemusnahan as teks } from '@eproc/i18n/id/pemusnahan'
import { perintah } from '@eproc/i18n/id/perintah'
import { roles, users, vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { printMinutes } from '#app/tender/pemusnahan/minutes'
import Pemusnahan, { LOG_PEMUSNAHAN, type DestroyedFile } from '#app/tender/pemusnahan/pemusnahan'
import {
  endOf,
  retentionDays,
  unopenedIds,
  unopenedOf,
} from '#app/tender/pemusnahan/unopened_query'
import { VendorRelease } from '#app/tender/pembukaan/rekanan/keys_decision'
import { KELAS_SEGEL } from '#app/tender/penawaran/catat_versi'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import Penawaran from '#app/tender/penawaran/penawaran'
import PerintahAkses, { OrderedFile } from '#app/tender/perintah/perintah_akses'
import TandaTerima, { receiptHash } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { deleteFile } from '#core/files/disk'
import { dropFiles } from '#core/files/sweeper'
import { conflict, forbidden, invalidField } from '#core/http/errors'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export interface PemusnahanSent {
  paketId: number | null
  alasan?: string | null | undefined
}

const nameOf = ({ kode, nama }: Paket): string => `${kode} ${nama}`

/** @throws 409 before the retention time is over, where nothing is kept, an order is not done, or it was done */
async function mustBeDue(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const ended = await endOf(trx, paket)
  if (!ended) throw conflict(teks.errors.berjalan)
  if ((await unopenedOf(trx, paket.id)).berkas === 0) throw conflict(teks.errors.kosong)
  const order = await PerintahAkses.unfinished(trx, paket.id)
  if (order) throw conflict(perintah.errors.pemusnahan(order.nomor))
  const from = ended.plus({ days: await retentionDays() })
  if (from > clockNow()) throw conflict(teks.errors.disimpan(tanggalWaktu(from.toMillis())))
}

/** @throws 400 without a reason, 403, 404, 409 */
export async function mintaPemusnahan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, alasan }: PemusnahanSent
): Promise<Paket> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.musnah.minta' })
  const known = await Pemusnahan.of(trx, paket.id)
  if (known) throw conflict(known.disahkanPada ? teks.errors.sudah : teks.errors.sudahDiminta)
  await mustBeDue(trx, paket)
  if (!alasan?.trim()) throw invalidField('alasan', 'required', teks.alasanKosong)
  const asked = new Pemusnahan().useTransaction(trx).merge({ paketId: paket.id })
  await asked.minta(actor, alasan.trim())
  await tell(
    trx,
    { who: [roles('manajerULP')], except: [actor.id] },
    packageMessage(teks.surat.diminta(actor.nama, nameOf(paket)), packagePage(paket.id), [
      teks.surat.alasan(asked.alasan),
    ])
  )
  return paket
}

/** The request that waits, in the hands of who decides on it. @throws 403, 404, 409 */
async function waiting(
  trx: TransactionClientContract,
  actor: Pelaku,
  paketId: number | null
): Promise<{ paket: Paket; asked: Pemusnahan }> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.musnah.sahkan' })
  const asked = await Pemusnahan.of(trx, paket.id)
  if (!asked) throw conflict(teks.errors.belumDiminta)
  if (asked.disahkanPada) throw conflict(teks.errors.sudah)
  return { paket, asked }
}

export async function tolakPemusnahan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, alasan }: PemusnahanSent
): Promise<Paket> {
  const { paket, asked } = await waiting(trx, actor, paketId)
  if (!alasan?.trim()) throw invalidField('alasan', 'required', teks.alasanTolakKosong)
  await asked.tolak(actor, alasan.trim())
  await tell(
    trx,
    { who: [users(asked.pemintaId)], except: [actor.id] },
    packageMessage(teks.surat.ditolak(nameOf(paket)), packagePage(paket.id), [
      teks.surat.alasan(alasan.trim()),
    ])
  )
  return paket
}

/** What is stored goes once the transaction stands; what a crash leaves then, the sweeper takes. */
export async function sahkanPemusnahan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId }: PemusnahanSent
): Promise<Paket> {
  const { paket, asked } = await waiting(trx, actor, paketId)
  if (asked.pemintaId === actor.id) throw forbidden(teks.errors.sendiri)
  // The parameter may have become longer since it was asked for.
  await mustBeDue(trx, paket)
  const offers = await Penawaran.query({ client: trx })
    .whereIn('id', await unopenedIds(trx, paket.id))
    .orderBy('id')
  const isi = await destroyedFiles(trx, offers)
  asked.disahkanPada = clockNow()
  const { nomor, file } = await printMinutes(trx, actor, { paket, asked, isi })
  await forgetSealed(trx, offers)
  for (const offer of offers) await offer.musnahkan(actor)
  await asked.sahkan(actor, { isi, nomor, file })
  await enqueueLog(trx, {
    kind: LOG_PEMUSNAHAN,
    object: LOG_PEMUSNAHAN,
    objectId: String(asked.id),
    content: leafOf(paket, asked),
  })
  await tellAll(trx, actor, { paket, asked, offers })
  trx.after('commit', async () => {
    for (const { jalurSegel } of offers) await deleteFile(jalurSegel).catch(() => {})
  })
  return paket
}

/** Envelopes and the keys of their layer, data keys that a vendor handed over or an order released, and the records of the stored contents. */
async function forgetSealed(
  trx: TransactionClientContract,
  offers: readonly Penawaran[]
): Promise<void> {
  const ids = offers.map(({ id }) => id)
  for (const sealed of await SealedOffer.query({ client: trx }).whereIn('penawaranId', ids)) {
    await sealed.forget()
  }
  await VendorRelease.query({ client: trx }).whereIn('penawaranId', ids).delete()
  await OrderedFile.forgetKeys(trx, ids)
  await dropFiles(
    trx,
    KELAS_SEGEL,
    offers.map(({ jalurSegel }) => jalurSegel)
  )
}

/** Sorted by hash: neither order nor code tells whose they were, or how many a vendor had. */
async function destroyedFiles(
  trx: TransactionClientContract,
  offers: readonly Penawaran[]
): Promise<DestroyedFile[]> {
  const receipts = await TandaTerima.query({ client: trx }).whereIn(
    'penawaranId',
    offers.map(({ id }) => id)
  )
  const byOffer = new Map(receipts.map((one) => [one.penawaranId, one]))
  return offers
    .map(({ id, sha256Segel }) => {
      const { isi, tandaTangan } = byOffer.get(id)!
      return { tandaTerima: receiptHash({ isi, tandaTangan, sha256Segel }), sandi: sha256Segel }
    })
    .toSorted((a, b) => (a.tandaTerima < b.tandaTerima ? -1 : 1))
}

const leafOf = (paket: Paket, { disahkanPada, nomor, isi }: Pemusnahan): string =>
  canonicalJson({
    paket: paket.kode,
    disahkanPada: disahkanPada!.toUTC().toISO(),
    beritaAcara: nomor,
    dimusnahkan: isi!.map(({ tandaTerima, sandi }) => ({ tandaTerima, sandi })),
  })

async function tellAll(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, asked, offers }: { paket: Paket; asked: Pemusnahan; offers: readonly Penawaran[] }
): Promise<void> {
  const ids = [...new Set(offers.map(({ rekananId }) => rekananId))]
  await tell(
    trx,
    { who: [vendors(...ids), users(paket.ppkId)], except: [actor.id] },
    packageMessage(teks.surat.dimusnahkan(nameOf(paket)), packagePage(paket.id), [
      teks.surat.isi(asked.nomor!),
    ])
  )
}
