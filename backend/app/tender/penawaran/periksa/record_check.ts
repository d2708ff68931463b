/** A holder says which of its shares open, in its key's name: what 'diperiksa n pemegang kunci' counts (sealing.md §1). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { penawaran } from '@eproc/i18n/id/penawaran'
import {
  type CheckedShare,
  readShareCheck,
  type ShareCheck,
  shareCheckHolds,
  shareCheckText,
} from '@eproc/sealing/offer/share_check'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { installationName, octets, statementTime } from '#app/pemegang/statements'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { keyProofs } from '#app/pemegang/himpunan/key_proof'
import type HolderKey from '#app/pemegang/holder_key'
import { uncheckedBy, type Unchecked } from '#app/tender/penawaran/periksa/own_shares'
import SignedShareCheck, { ShareFound } from '#app/tender/penawaran/periksa/share_check'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { conflict, invalidField } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

const SIGNATURE = 64

export interface CheckSent {
  pernyataan?: string | null | undefined
  tandaTangan?: string | null | undefined
}

/** @throws 400 unreadable or wrongly signed, 409 of another package, key or time */
async function signedCheck(
  paket: Paket,
  key: HolderKey,
  sent: CheckSent
): Promise<{ check: ShareCheck; signature: Buffer }> {
  // Forms lose a text's last line feed; there is only one writing of a check.
  const check = readShareCheck(`${sent.pernyataan?.trimEnd() ?? ''}\n`)
  if (!check) throw invalidField('pernyataan', 'required', teks.buka.tandaTangan)
  const signature = octets('tandaTangan', sent.tandaTangan, SIGNATURE)
  const ofThis =
    check.package === String(paket.id) &&
    check.installation === (await installationName()) &&
    check.holder === key.sidik
  if (!ofThis) throw conflict(teks.buka.salah)
  statementTime(check.at)
  if (!(await shareCheckHolds(check, signature, Uint8Array.from(key.ed25519)))) {
    throw invalidField('tandaTangan', 'signature', teks.buka.salah)
  }
  return { check, signature: Buffer.from(signature) }
}

/** Each is of an offer that waits for this key's check, under its own header. @throws 409 of anything else */
function offersOf(offers: readonly Unchecked[], shares: readonly CheckedShare[]) {
  const byId = new Map(offers.map((one) => [one.sealed.offer, one]))
  return shares.map(({ offer, header, opens }) => {
    const one = byId.get(offer)
    if (one?.sealed.statement.header !== header) throw conflict(teks.periksa.berubah)
    return { ...one, opens }
  })
}

/** @throws 400, 409 */
export async function recordCheck(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  sent: CheckSent
): Promise<{ opens: number; fails: number }> {
  const { key, offers } = await uncheckedBy(trx, actor, paket.id)
  const { check, signature } = await signedCheck(paket, key, sent)
  const found = offersOf(offers, check.offers)
  if (found.length === 0 && !(await showsKey(trx, actor, paket)))
    throw conflict(teks.periksa.kosong)
  const signed = await SignedShareCheck.create(
    {
      paketId: paket.id,
      kunciId: key.id,
      pernyataan: shareCheckText(check),
      tandaTangan: signature,
      diperiksaPada: clockNow(),
    },
    { client: trx }
  )
  const words = found.map(({ sealed, opens }) => ({
    penawaranId: sealed.penawaranId,
    kunciId: key.id,
    pemeriksaanId: signed.id,
    terbuka: opens,
  }))
  if (words.length > 0) await insertMany(trx, ShareFound, words)
  const failed = found.filter(({ opens }) => !opens)
  const tally = { opens: found.length - failed.length, fails: failed.length }
  await writeJournal(trx, actor, {
    aksi: 'penawaran.periksa_bagian',
    objek: 'paket',
    objekId: paket.id,
    rincian: { terbuka: tally.opens, tidakTerbuka: tally.fails },
  })
  await tellFailed(trx, paket, failed)
  return tally
}

/** Without a share that waits, a signature still shows that the key works, in the hours that ask for that. */
async function showsKey(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket
): Promise<boolean> {
  const set = await HolderSet.newest(trx, paket.id)
  return set !== null && (await keyProofs(trx, set, actor.id)).bukti?.saya === true
}

/** Its vendor can still hand in again; whose file it is, is for the vendor alone. */
async function tellFailed(
  trx: TransactionClientContract,
  paket: Paket,
  failed: readonly Unchecked[]
): Promise<void> {
  if (failed.length === 0) return
  const name = `${paket.kode} ${paket.nama}`
  for (const { rekananId, jenis } of failed) {
    const text = teks.periksa.gagalRekanan(penawaran.jenis[jenis], name)
    const page = packagePage(paket.id)
    const message = packageMessage(text, page, [teks.periksa.gagalRekananIsi])
    await tell(trx, { who: [vendors(rekananId)] }, message)
  }
  const text = teks.periksa.gagalStaf(failed.length, name)
  const message = packageMessage(text, packagePage(paket.id), [teks.periksa.gagalStafIsi])
  await tell(trx, { who: packageStaff(paket) }, message)
}
