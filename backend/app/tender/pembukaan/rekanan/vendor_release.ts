/** A vendor opens its own offers by decision: what it is served, and the data keys that its browser hands over. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import type { VendorOpening } from '@eproc/domain/tender/penawaran/answers_segel'
import { bukaSendiri as teks } from '@eproc/i18n/id/buka_sendiri'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import { holderSetText } from '@eproc/sealing/offer/facts'
import { readDataKeys, writeDataKeys } from '@eproc/sealing/offer/secret'
import type Paket from '#app/paket_berjalan/paket'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import type { RencanaBuka } from '#app/tender/pembukaan/pembukaan'
import type { Released } from '#app/tender/pembukaan/released_keys'
import { rencanakan } from '#app/tender/pembukaan/rencana_buka'
import KeysDecision, { VendorRelease } from '#app/tender/pembukaan/rekanan/keys_decision'
import { vendorsDeadline } from '#app/tender/pembukaan/rekanan/vendors_deadline'
import { sealingSet } from '#app/tender/penawaran/pemegang/holder_set_keys'
import { fittingKeys, readReleased } from '#app/tender/penawaran/pemegang/read_released'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import type Penawaran from '#app/tender/penawaran/penawaran'
import { bungkusTerbuka, forgetOpened } from '#app/tender/penawaran/segel/secrets'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict, invalidField, notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

interface Own {
  decision: KeysDecision
  /** of this vendor, those that the opening would open and no others */
  offers: Penawaran[]
}

/** The stages whose vendors open for themselves and that are not opened yet. */
async function ownOf(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number
): Promise<Own[]> {
  // What was failed or cancelled stays sealed: nobody hands over its keys any more.
  if (paket.statusPelaksanaan !== 'A' && paket.statusPelaksanaan !== 'P') return []
  const done = await Pembukaan.tahapSah(trx, paket.id)
  const decided = await KeysDecision.query({ client: trx }).where('paketId', paket.id).orderBy('id')
  const open = decided.filter(({ tahap }) => !done.has(tahap))
  if (open.length === 0) return []
  const keadaan = await keadaanPaket(paket, trx)
  const own: Own[] = []
  for (const decision of open) {
    const { rencana } = await rencanakan(trx, paket, keadaan, decision.tahap)
    const offers = rencana.dibuka.filter((one) => one.rekananId === rekananId)
    if (offers.length > 0) own.push({ decision, offers })
  }
  return own
}

/** Null where nobody decided that, or nothing of this vendor's waits for it. */
export async function vendorOpening(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number
): Promise<VendorOpening | null> {
  const [own] = await ownOf(trx, paket, rekananId)
  if (!own) return null
  const { decision, offers } = own
  const released = await releasedIds(trx, offers)
  const berkas: VendorOpening['berkas'] = []
  for (const stored of offers) {
    const sealed = await SealedOffer.find(stored.id, { client: trx })
    if (!sealed) continue
    berkas.push({
      penawaran: sealed.offer,
      jenis: stored.jenis,
      dibuka: released.has(stored.id),
      pernyataan: sealed.pernyataan,
      amplop: base64(Uint8Array.from(await sealed.envelope(stored))),
    })
  }
  return {
    batas: keIso((await vendorsDeadline(trx, decision)).toMillis())!,
    alasan: decision.alasan,
    berkas,
    himpunan: (await HolderSet.ofPaket(trx, paket.id)).map((set) => holderSetText(sealingSet(set))),
  }
}

async function releasedIds(
  trx: TransactionClientContract,
  offers: readonly Penawaran[]
): Promise<Set<number>> {
  const ids = offers.map(({ id }) => id)
  const found = await VendorRelease.query({ client: trx }).whereIn('penawaranId', ids)
  return new Set(found.map(({ penawaranId }) => penawaranId))
}

function octetsOf(text: string | null | undefined): Uint8Array {
  try {
    return fromBase64(text ?? '')
  } catch {
    return new Uint8Array()
  }
}

/** @throws 404 not the vendor's, 409 too late or handed over already, 400 keys that are not this offer's */
export async function releaseOwn(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { rekananId, penawaran, kunci }: { rekananId: number; penawaran: string; kunci: string }
): Promise<void> {
  const sealed = await SealedOffer.query({ client: trx }).where('offer', penawaran).first()
  for (const { decision, offers } of await ownOf(trx, paket, rekananId)) {
    const stored = offers.find(({ id }) => id === sealed?.penawaranId)
    if (!sealed || !stored) continue
    if ((await vendorsDeadline(trx, decision)) <= clockNow()) throw conflict(teks.lewat)
    if (await VendorRelease.find(stored.id, { client: trx })) throw conflict(teks.sudahDiserahkan)
    const keys = await fittingKeys(sealed, await sealed.envelope(stored), octetsOf(kunci))
    if (!keys) throw invalidField('kunci', 'kunci', teks.kunciSalah)
    await VendorRelease.create(
      {
        penawaranId: stored.id,
        keputusanId: decision.id,
        kunci: await bungkusTerbuka(stored.berkasId, Buffer.from(writeDataKeys(keys))),
        diserahkanPada: clockNow(),
      },
      { client: trx }
    )
    await writeJournal(trx, actor, {
      aksi: 'penawaran.buka_sendiri',
      objek: 'paket',
      objekId: paket.id,
      rincian: { penawaranId: stored.id, jenis: stored.jenis, tahap: stored.tahap },
    })
    return
  }
  throw notFound()
}

/** @throws 409 while vendors still may, unless all of them have */
export async function mustBeDue(
  trx: TransactionClientContract,
  decision: KeysDecision,
  { dibuka }: RencanaBuka
): Promise<void> {
  if ((await vendorsDeadline(trx, decision)) <= clockNow()) return
  const released = await releasedIds(trx, dibuka)
  if (dibuka.some(({ id }) => !released.has(id))) throw conflict(teks.menunggu)
}

/** What an opening opens with the keys that vendors handed over; what they did not stays sealed. */
export async function releasedByVendors(
  trx: TransactionClientContract,
  rencana: RencanaBuka
): Promise<Released> {
  const ids = rencana.dibuka.map(({ id }) => id)
  const released = await VendorRelease.query({ client: trx }).whereIn('penawaranId', ids)
  const sealed = await SealedOffer.query({ client: trx }).whereIn('penawaranId', ids)
  const release = new Map(released.map((one) => [one.penawaranId, one]))
  const bySealed = new Map(sealed.map((one) => [one.penawaranId, one]))
  const byFile = new Map(rencana.dibuka.map((one) => [one.berkasId, one]))
  const closed = rencana.dibuka.filter(({ id }) => !release.has(id))
  return {
    rencana: {
      dibuka: rencana.dibuka.filter(({ id }) => release.has(id)),
      tidakDibuka: [
        ...rencana.tidakDibuka,
        ...[...new Set(closed.map(({ rekananId }) => rekananId))].map((rekananId) => ({
          rekananId,
          alasan: teks.tidakDibuka,
        })),
      ],
    },
    pembuka: async ({ berkasId }) => {
      const stored = byFile.get(berkasId)!
      const keys = readDataKeys(await forgetOpened(berkasId, release.get(stored.id)!.kunci))
      return readReleased(stored, bySealed.get(stored.id)!, keys)
    },
  }
}
