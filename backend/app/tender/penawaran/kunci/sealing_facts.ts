/** What a vendor's browser needs to seal for one package, and what lets it check to whom (sealing.md §3). */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type {
  HolderProofsAnswer,
  SealingSet,
  SetProofsAnswer,
  VendorSealing,
} from '@eproc/domain/tender/penawaran/answers_segel'
import { base64 } from '@eproc/sealing/bytes'
import { holderSetText } from '@eproc/sealing/offer/facts'
import type Paket from '#app/paket_berjalan/paket'
import HolderKey from '#app/pemegang/holder_key'
import { currentHolderSet, LOG_HIMPUNAN } from '#app/pemegang/himpunan/form_set'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { vendorPseudonym } from '#app/pemegang/himpunan/pseudonym_salt'
import { installationName } from '#app/pemegang/statements'
import { invitedOf } from '#app/tender/penawaran/kunci/invited_of'
import { plainReceipts } from '#app/tender/penawaran/kunci/plain_receipts_query'
import { pactHash } from '#app/tender/penawaran/kunci/register_vendor_key'
import VendorKey from '#app/tender/penawaran/kunci/vendor_key'
import { chainEnds } from '#app/tender/penawaran/pemegang/chain_end_query'
import { sealingSet } from '#app/tender/penawaran/pemegang/holder_set_keys'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { buktiLog, stands } from '#core/log/bukti_query'
import { witnessedCheckpoint } from '#core/log/log_head'
import { witnesses } from '#core/log/witness'

/** Null where the package is under the installation's scheme. */
export async function vendorSealing(
  paket: Paket,
  rekananId: number
): Promise<VendorSealing | null> {
  return transaction(async (trx) => {
    if (!(await HolderSet.newest(trx, paket.id))) return null
    const keys = await VendorKey.milik(trx, paket.id, rekananId)
    return {
      instalasi: await installationName(),
      paket: String(paket.id),
      samaran: await vendorPseudonym(trx, paket.id, rekananId),
      pakta: pactHash(),
      sekarang: clockNow().toUTC().toISO(),
      kunci: keys.map(({ nomor, publicHalf }) => ({ nomor, ed25519: base64(publicHalf) })),
      ambilAlih: keys.length === 0 ? await plainReceipts(trx, paket.id, rekananId) : [],
      rantai: (await chainEnds(trx, { paketId: paket.id, rekananId })).map(
        ({ tahap, jenis, version, previous, withdrawn }) => ({
          tahap,
          jenis,
          versi: version,
          sebelum: previous,
          ditarik: withdrawn,
        })
      ),
    }
  })
}

const KEY = 'kunci_pemegang'

/** The set as it must be now. `bukti` is null until the log has all of it, at most ten seconds. */
export async function sealingSetOf(paket: Paket, rekananId: number): Promise<SealingSet | null> {
  const set = await transaction((trx) => currentHolderSet(trx, paket))
  if (!set) return null
  // One that is away stops nobody while what it saw last has the set.
  const seen = (await witnesses()).length > 0 ? await witnessedCheckpoint() : null
  const witnessed = seen === null ? null : await setProofsOf(set, seen)
  return {
    himpunan: holderSetText(sealingSet(set)),
    bukti: witnessed ?? (await setProofsOf(set)),
    hakMasuk: await invitedOf(paket, rekananId, seen),
  }
}

/** Null until the log, or this head of it, has all of it. */
export async function setProofsOf(
  set: HolderSet,
  under: string | null = null
): Promise<SetProofsAnswer | null> {
  const own = await buktiLog(LOG_HIMPUNAN, String(set.id), null, under)
  const holders = await Promise.all(set.anggota.map(({ kunci }) => proofsOf(kunci, under)))
  const pemegang = holders.filter((one) => one !== null)
  return stands(own) && pemegang.length === holders.length ? { set: own, pemegang } : null
}

/** Null until all of it stands in the log. */
async function proofsOf(key: HolderKey, under: string | null): Promise<HolderProofsAnswer | null> {
  const renewed = key.menggantikanId !== null
  const by = renewed
    ? await HolderKey.find(key.menggantikanId)
    : await HolderKey.findBy('sidik', key.konfirmatorSidik ?? '')
  if (!by) return null
  const [daftar, jaminan, penjamin] = await Promise.all([
    buktiLog(KEY, String(key.id), 'kunci-daftar', under),
    buktiLog(KEY, String(key.id), renewed ? 'kunci-ganti' : 'kunci-konfirmasi', under),
    buktiLog(KEY, String(by.id), 'kunci-daftar', under),
  ])
  return stands(daftar) && stands(jaminan) && stands(penjamin)
    ? { daftar, jaminan, penjamin }
    : null
}

/** Every vendor's keys of a package, by its pseudonym, and what their first keys took over. */
export async function vendorKeysOf(
  client: QueryClientContract,
  paketId: number
): Promise<{
  vendorKeys: Map<string, Uint8Array<ArrayBuffer>[]>
  adopted: Set<string>
}> {
  const vendorKeys = new Map<string, Uint8Array<ArrayBuffer>[]>()
  const adopted = new Set<string>()
  for (const key of await VendorKey.ofPaket(client, paketId)) {
    const { vendor, adopts } = key.statement
    vendorKeys.set(vendor, [...(vendorKeys.get(vendor) ?? []), key.publicHalf])
    for (const receipt of adopts) adopted.add(receipt)
  }
  return { vendorKeys, adopted }
}
